"""Words, noun phrases and the pieces of finished sentences, in any language."""
