"""A game that is over, looked back at: curves over time, win chances, turning points, luck, deeds. For all to see.

It knows everything, secrets included, so it is made of games that are over and of nothing else.
"""
