"""The tutor's pages and its command line."""
