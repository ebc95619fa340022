"""The clauses of card text: what each operation, condition, event and modifier says."""
