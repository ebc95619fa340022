"""The Effect Monsters, by the first letter of the English name."""
