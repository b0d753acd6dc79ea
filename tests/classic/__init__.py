"""Classic at the table, rule by rule."""
