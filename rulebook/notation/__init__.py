"""Actions and positions as text that a player can read, type and share."""
