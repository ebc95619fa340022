"""Measurements and checks over everything: speed, rules, cards, searches, whole duels."""
