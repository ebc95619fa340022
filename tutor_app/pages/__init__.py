"""The pages: what each URL shows, and what a click on it does."""
