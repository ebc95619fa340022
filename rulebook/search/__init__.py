"""Search over texts in four languages. It knows words, not what the documents are about."""
