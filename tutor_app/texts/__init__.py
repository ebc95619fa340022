"""The words of the app itself, in four languages."""
