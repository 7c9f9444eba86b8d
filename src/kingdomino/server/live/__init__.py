"""Tables in memory: commands are judged, stored and told to everybody connected; bots' moves and clocks."""
