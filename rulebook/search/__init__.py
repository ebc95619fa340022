"""Full-text search in four languages, independent of what the documents are about."""
