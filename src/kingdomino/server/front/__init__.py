"""Everything that faces a client: HTTP, WebSocket sessions, pages, guests, security headers, limits."""
