"""The pages: what each address shows, and what a click on it does."""
