"""What can be asked over plain HTTP: people, lobbies, records, the score pad. Play itself is on the WebSocket."""
