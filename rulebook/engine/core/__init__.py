"""The values that a duel is made of, and the table on which one transition changes them.

States, actions, requests, events, verdicts, the book, and the ``Table``; the JSON form of a state and its canonical
form. Nothing here knows what a card effect means. Everything in the engine may use it.
"""
