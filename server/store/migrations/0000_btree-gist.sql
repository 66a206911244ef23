-- Lets the exclusion constraint compare whole numbers (the lift) beside ranges (the time).
CREATE EXTENSION IF NOT EXISTS btree_gist;
