"""Scenario files: the models of the format, boards and cards as they are written, and the loader."""
