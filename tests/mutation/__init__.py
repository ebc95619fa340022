"""Mutation testing: small faults put into the code that decides and speaks, one at a time; the tests must notice."""
