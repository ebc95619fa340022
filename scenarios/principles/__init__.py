"""Questions about a rule that name no card: which statement about a rule they ask, and whether it is true."""
