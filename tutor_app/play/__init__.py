"""A visitor at a scenario: the played line, the moment looked at, and what has been chosen on the page."""
