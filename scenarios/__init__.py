"""Lessons, puzzles and rulings: the files (``data``), their format, playing them, and what comes with the tutor."""
