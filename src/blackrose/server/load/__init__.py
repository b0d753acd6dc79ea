"""The server under load: many tables played over real connections, and what that costs."""
