"""How cards and Life Points change: the one procedure that moves cards, what follows from it, which effects trigger.

Zones, control, Equip Cards, Xyz Materials and battle positions that are forced. Executors, Summons and battle call
it; it knows nothing of the Chain.
"""
