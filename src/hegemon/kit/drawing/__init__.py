"""Parts for drawing boards as SVG: outlines traced from a grid, texts measured before they are set."""
