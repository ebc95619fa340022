"""The ids of the rules that steps of the engine rest on, where several steps share them. Constants only.

Every module of the engine may read them; they import the vocabulary and nothing else.
"""
