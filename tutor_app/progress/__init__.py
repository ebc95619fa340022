"""What a visitor has answered, what they know of it, and what to practise next. Values only; nothing is stored here."""
