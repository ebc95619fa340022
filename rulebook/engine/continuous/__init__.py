"""What holds now: the card language read against a table, and what continuous effects make of printed cards.

``query`` reads filters, amounts and conditions; ``derived`` computes control, kinds, ATK and DEF, negation and
prohibitions. The two ask each other, so they share a package. Nothing here changes a table; everything above reads
cards through it and never from the printed card alone.
"""
