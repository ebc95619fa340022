"""Makes puzzles: composes boards, searches them, and keeps those that are worth solving."""
