"""What the server answers over HTTP: tables, seats, replays, notices, and about itself."""
