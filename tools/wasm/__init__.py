"""Kernel and search as WebAssembly, from the Python text that Numba compiles: `python -m tools.wasm`."""
