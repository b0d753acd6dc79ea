"""The page as it is built, without a browser."""
