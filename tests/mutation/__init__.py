"""Mutation testing: small faults in the engine and the language code, one at a time; the tests must fail."""
