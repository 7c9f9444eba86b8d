"""How a database of any age comes to the present schema."""
