"""What currently applies: evaluation of the card language, and printed cards as modified by continuous effects.

``query`` evaluates filters, amounts and conditions; ``derived`` computes control, kinds, ATK and DEF, negation and
prohibitions. The two call each other, so they share a package. Nothing here changes a table; all packages above read
cards through it and never from the printed card alone.
"""
