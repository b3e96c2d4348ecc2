"""Artefacts as pictures: the world as shapes, and the layers of the board made of them."""
