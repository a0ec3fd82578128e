"""Play over the network: games, seats and sockets."""
