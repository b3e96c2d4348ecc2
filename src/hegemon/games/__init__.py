"""One folder is one game; folders are found, nothing names them. `hegemon.all_games()` lists the games."""
