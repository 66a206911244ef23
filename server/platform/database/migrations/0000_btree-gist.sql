-- Allows the exclusion constraint to combine an integer (the lift) with a range (the time).
CREATE EXTENSION IF NOT EXISTS btree_gist;
