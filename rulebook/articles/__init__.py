"""The rules, terms and disputed points as text: ids, places in the sources, and wording in four languages."""
