"""The Battle Step, the Damage Step and damage calculation: attacks from declaration to end.

Run by the rulesets' procedures and by transitions; legality asks for the cost of an attack.
"""
