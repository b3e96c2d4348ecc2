"""Parts that games share: graphs, rooms grown on a grid."""
