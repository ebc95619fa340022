"""Words, noun phrases and parts of finished sentences, in any language."""
