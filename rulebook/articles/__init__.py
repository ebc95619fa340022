"""Rules, terms and disputed points as text: ids, sources, and wording in four languages."""
