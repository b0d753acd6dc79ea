"""An Avatar at a Rebirth table, rule by rule."""
