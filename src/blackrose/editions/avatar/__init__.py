"""An Avatar of the Black Rose at the table (AVA): what it adds to the lists of an edition."""
