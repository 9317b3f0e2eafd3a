/* A fully associative LRU cache, fed with every load and store of a nest.

   Linked with a nest in which a call of touch_read or touch_write stands before
   each load and store of its LLVM IR. Arguments: the name of the nest and
   capacities in bytes. Prints the numbers of loads and stores, then for each
   capacity the lines fetched, those of them whose old contents were of use (see
   needs_old below), and the lines written back, dirty ones at the end included.
   Unlike cachegrind it sees nothing but the nest: no code, no stack, no first
   level in front of it. */
#include "nests.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

enum { LINE_BYTES = 64, MAX_CACHES = 8 };

typedef struct {
  uint32_t newer, older; /* Neighbours in order of use; 0 is the end. */
  uint64_t written;      /* A bit for each byte written since the fetch. */
  /* A byte was read that had not been written since the fetch. */
  char needs_old;
  char resident;
} Line;

typedef struct {
  unsigned long capacity, resident; /* In lines. */
  unsigned long fetched, fetched_for_contents, written_back;
  /* By number of the line in the arena plus one. */
  Line *lines;
  uint32_t newest, oldest;
} Cache;

static Cache caches[MAX_CACHES];
static int num_caches;
static unsigned long num_reads, num_writes;

static void unlink_line(Cache *cache, Line *line) {
  *(line->newer ? &cache->lines[line->newer].older : &cache->newest) =
      line->older;
  *(line->older ? &cache->lines[line->older].newer : &cache->oldest) =
      line->newer;
}

static void link_newest(Cache *cache, uint32_t number) {
  Line *line = &cache->lines[number];
  line->newer = 0;
  line->older = cache->newest;
  *(cache->newest ? &cache->lines[cache->newest].newer : &cache->oldest) =
      number;
  cache->newest = number;
}

static void evict_oldest(Cache *cache) {
  Line *line = &cache->lines[cache->oldest];
  unlink_line(cache, line);
  cache->written_back += line->written != 0;
  /* What is written back in part keeps its other bytes. */
  int partial = line->written != 0 && line->written != UINT64_MAX;
  cache->fetched_for_contents += line->needs_old || partial;
  *line = (Line){0};
  --cache->resident;
}

static void touch_line(Cache *cache, uint32_t number, uint64_t bytes,
                       int is_write) {
  Line *line = &cache->lines[number];
  if (cache->newest != number) {
    if (line->resident) {
      unlink_line(cache, line);
    } else {
      if (cache->resident == cache->capacity)
        evict_oldest(cache);
      line->resident = 1;
      ++cache->resident;
      ++cache->fetched;
    }
    link_newest(cache, number);
  }
  if (is_write)
    line->written |= bytes;
  else
    line->needs_old |= (bytes & ~line->written) != 0;
}

static void touch(const char *address, unsigned long size, int is_write) {
  unsigned long begin = (unsigned long)(address - arena), end = begin + size;
  if (address < arena || end > arena_bytes) {
    fprintf(stderr, "an access outside of the arrays\n");
    exit(1);
  }
  while (begin < end) {
    unsigned long number = begin / LINE_BYTES;
    unsigned long stop = (number + 1) * LINE_BYTES;
    stop = stop < end ? stop : end;
    uint64_t bytes =
        (stop - begin == LINE_BYTES ? UINT64_MAX
                                    : (UINT64_C(1) << (stop - begin)) - 1)
        << begin % LINE_BYTES;
    for (int i = 0; i < num_caches; ++i)
      touch_line(&caches[i], number + 1, bytes, is_write);
    begin = stop;
  }
}

void touch_read(const char *address, unsigned long size) {
  ++num_reads;
  touch(address, size, 0);
}

void touch_write(const char *address, unsigned long size) {
  ++num_writes;
  touch(address, size, 1);
}

int main(int argc, char **argv) {
  num_caches = argc - 2;
  if (num_caches < 1 || num_caches > MAX_CACHES) {
    fprintf(stderr, "usage: %s NEST CAPACITY...\n", argv[0]);
    return 1;
  }
  for (int i = 0; i < num_caches; ++i) {
    caches[i].capacity = strtoul(argv[i + 2], NULL, 10) / LINE_BYTES;
    caches[i].lines = calloc(arena_bytes / LINE_BYTES + 1, sizeof(Line));
    if (!caches[i].lines || !caches[i].capacity) {
      fprintf(stderr, "no memory, or no capacity\n");
      return 1;
    }
  }
  run_nest(argv[1]);
  printf("%lu %lu\n", num_reads, num_writes);
  for (Cache *cache = caches; cache != caches + num_caches; ++cache) {
    while (cache->resident)
      evict_oldest(cache);
    printf("%lu %lu %lu\n", cache->fetched, cache->fetched_for_contents,
           cache->written_back);
  }
  return 0;
}
