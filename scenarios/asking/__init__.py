"""A question as it is typed at a table: which cards, what is asked, and the board that answers it."""
