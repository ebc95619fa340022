"""A visitor playing a scenario: the line played, the moment shown, and the choices made on the page."""
