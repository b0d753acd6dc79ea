"""The card language: controlled English in, syntax trees out."""
