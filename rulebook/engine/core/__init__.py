"""The values that make up a duel, and the mutable table used for one transition.

States, actions, requests, events, verdicts, the book, and the ``Table``; the JSON form of a state and its canonical
form. Nothing here interprets card effects. All other engine packages may use it.
"""
