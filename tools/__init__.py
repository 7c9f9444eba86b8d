"""What the commands at the root share."""
