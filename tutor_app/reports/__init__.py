"""Global measurements and checks: speed, rules, cards, searches, whole duels."""
