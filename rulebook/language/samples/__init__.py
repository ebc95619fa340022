"""Made-up effects and explanations that produce every sentence, for proofreading and for tests."""
