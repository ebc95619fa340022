"""Playing a scenario: lines, sessions, lessons and puzzles, and comparing the result with what is expected."""
