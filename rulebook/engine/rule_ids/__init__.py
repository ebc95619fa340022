"""Rule ids shared by several steps of the engine, as constants.

Every module of the engine may use them; they import only the vocabulary.
"""
