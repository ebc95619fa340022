"""Golden event logs: what happens in every shipped scenario, event by event, for review."""
