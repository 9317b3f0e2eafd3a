/* What truth.py generates for a file of nests, and the two programs around it
 * use. */
#ifndef ROOFLINE_UTILS_TRAFFIC_NESTS_H
#define ROOFLINE_UTILS_TRAFFIC_NESTS_H

/* The arrays of all nests lie in here: argument n begins at n * array_bytes, at
   the beginning of a page, and is far from the next. Nothing writes to it
   before a nest runs. */
extern char arena[];
extern const unsigned long array_bytes, arena_bytes;

/* Runs the nest of that name once, on arrays in the arena; does nothing where
   there is none of that name. */
void run_nest(const char *name);

#endif
