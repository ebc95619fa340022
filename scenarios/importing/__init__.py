"""Reads what players have: puzzle scripts of the open simulators, Deck lists and links, and scenario files."""
