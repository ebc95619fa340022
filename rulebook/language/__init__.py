"""Sentences in four languages, generated from values and never from stored prose.

- ``phrases``: noun phrases with case, number, article and owner; names of cards and players; lists; sentences.
- ``spans``: parts of a finished sentence with their roles.
- ``card_text``: the text of a card from its effects, as running text or as labelled clauses.
- ``terms``: names of zones, phases, steps, positions and kinds; the type line.
- ``say``: explanations as sentences.
- ``sentences``: all sentences, for proofreading.
"""

from __future__ import annotations
