"""Settings, log and metrics: what every other part of the server needs."""
