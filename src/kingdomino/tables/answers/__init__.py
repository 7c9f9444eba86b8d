"""What is asked besides play, and the answers: shapes, and functions without HTTP or storage."""
