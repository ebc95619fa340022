"""The rules of the duel, as code and as text, independent of the user interface."""
