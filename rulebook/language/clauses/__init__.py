"""The clauses of card text: the wording of each operation, condition, event and modifier."""
