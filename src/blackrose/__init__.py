"""An unofficial digital edition of the board games Black Rose Wars."""

__version__ = "0.1.0"
