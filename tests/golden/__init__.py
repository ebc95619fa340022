"""Golden event logs of every bundled scenario, event by event, for review."""
