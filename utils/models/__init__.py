"""The networks that roofline-opt is tried on, and how they become linalg. Used by the scripts in the folder above."""
