title = Black Rose
