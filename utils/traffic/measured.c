/* The program that cachegrind watches: runs the nest that its argument names.
   With a name that no nest has it does all the same but for the nest, which is
   what start-up costs. */
#include "nests.h"

#include <unistd.h>

int main(int argc, char **argv) {
  if (argc > 1)
    run_nest(argv[1]);
  /* Not exit: its clean-up would fetch lines that the nest has displaced. */
  _exit(0);
}
