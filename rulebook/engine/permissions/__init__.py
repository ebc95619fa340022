"""What a player or a card may do: attacks, Summons, Tributes, materials, prohibitions, waived costs.

These functions answer questions and change nothing. Legality, planning and executors all use them, so that a
restriction applies equally to a player's action and to an effect.
"""
