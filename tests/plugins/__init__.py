"""Plugins that pytest loads for these tests."""
