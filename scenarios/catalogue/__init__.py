"""The scenarios and rulings that come with the tutor: examples, boards of rules, the casebook, the library."""
