"""A typed question about one card: which of its properties is asked."""
