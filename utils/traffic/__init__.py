"""The parts of validate_traffic.py: the nests, their true traffic, and what roofline-opt says of them."""
