"""Notices for people who are not looking: a letter by e-mail when their seat is waited for.

``addresses`` says what an address may be, ``postbox`` hands letters to the operator's mail server,
``letters`` writes them, ``wishes`` stores who wants them, and ``notices`` decides when one is due.
"""
