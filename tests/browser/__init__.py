"""The client in a real Chromium, against a real server. Things are found by role and name, as people find them."""
