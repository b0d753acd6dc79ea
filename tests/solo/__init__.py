"""Games against an Avatar as they are shown, recorded and scored."""
