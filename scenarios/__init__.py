"""Lessons, puzzles and rulings as data: format, loader, runner and session."""
