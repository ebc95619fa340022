"""Made-up effects and explanations that show every sentence, for reading and for tests."""
