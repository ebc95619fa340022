"""The text of a card, assembled from clauses."""
