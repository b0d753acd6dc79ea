"""Classic: the first box. Nineteen rooms that stand at first and collapse, six schools, three moons."""
