"""Sentences in four languages: noun phrases, card text, names of terms. Built from values, never from stored prose."""

from __future__ import annotations
