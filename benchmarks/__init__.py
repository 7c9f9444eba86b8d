"""Speed, measured by hand: never asserted in a test."""
