"""Several servers as one, over the PostgreSQL that they share; and what a single server uses instead."""
