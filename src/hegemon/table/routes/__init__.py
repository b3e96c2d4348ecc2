"""What can be asked of the server by HTTP, one file for each part of the site."""
