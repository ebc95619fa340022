"""The tutor's pages and command line."""
