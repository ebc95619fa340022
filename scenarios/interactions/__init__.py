"""What happens between cards: boards on which they meet, played by the engine and told by what matters."""
