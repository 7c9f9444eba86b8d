"""Several servers as one: news and presence over Redis, and what a single server uses instead."""
