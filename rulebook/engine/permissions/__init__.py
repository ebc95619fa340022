"""What a player or a card may do: attacks, Summons, Tributes, materials, prohibitions, costs that are waived.

These functions answer questions and change nothing. Legality, planning and executors all ask them, so that a
restriction counts the same for a player's action and for an effect.
"""
