"""What texts wait for: events, facts, and which of them anything on the table waits for now."""
