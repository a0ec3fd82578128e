"""The places of Letters & Seals, and what the Companion changes at the Fountain."""
