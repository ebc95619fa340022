"""The database with visitors' answers: SQLite by default, PostgreSQL if the host names one. Nothing else knows it."""
