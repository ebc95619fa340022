"""The text of a card, put together from clauses."""
