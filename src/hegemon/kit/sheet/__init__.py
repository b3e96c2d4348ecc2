"""A printed sheet: a map with what is needed beside it on one side, the rules in short on the other."""
