"""What a game is: state and fields, moves and notation, dice, events, record and replay."""
