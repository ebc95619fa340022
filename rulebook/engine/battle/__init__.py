"""The Battle Step, the Damage Step and damage calculation: attacks from their declaration to their end.

Run by the rulesets' procedures and by transitions; legality asks what an attack costs.
"""
