"""Changes to cards and Life Points: the one procedure that moves cards, its consequences, and triggers.

Zones, control, Equip Cards, Xyz Materials and forced battle positions. Used by executors, Summons and battle;
independent of the Chain.
"""
