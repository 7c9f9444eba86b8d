"""The server: tables that lose nothing and give nothing away."""
