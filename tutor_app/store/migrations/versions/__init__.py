"""The versions of the database schema, oldest first."""
