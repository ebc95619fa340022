"""Graphs of a duel. The only package that imports networkx."""
