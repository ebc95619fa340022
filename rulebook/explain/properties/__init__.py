"""What is asked of one card, answered from its declared effects: yes or no, with the part of its text that decides."""
