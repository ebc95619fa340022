"""The Normal Spells, by the first letter of the English name."""
