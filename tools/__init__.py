"""Code shared by `./play`, `./test` and the package's build hook."""
