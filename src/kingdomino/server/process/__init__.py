"""The server as a process: the application put together, started, stopped, run several times; deletion of old rows."""
