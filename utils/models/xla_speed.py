"""How long XLA's cost analysis of BERT base's encoder takes. Run by utils/bench.py under a Python that has JAX.

Takes the number of runs. Prints a JSON object with `lowered`, for Lowered.cost_analysis(), which first turns StableHLO
into HLO, and `compiled`, for Compiled.cost_analysis(), whose HLO is there already. Each holds `ops`, the number of ops
in the program that is analysed, and `seconds`, the median time of the call, without lowering or compilation.
"""

import json
import re
import statistics
import sys
import timeit

import jax
import xla_layer

LAYERS = 12

STABLEHLO_OP = r' = "?(?:stablehlo|chlo)\.'
HLO_INSTRUCTION = r"^ +(?:ROOT )?%?[\w.-]+ = "


def encoder(hidden, *others):
    """The layers of BERT base, one after the other; all have the same weights, which takes nothing from the work."""
    for _ in range(LAYERS):
        hidden = xla_layer.layer(hidden, *others)
    return hidden


def time_analysis(program, op: str, runs: int) -> dict[str, float]:
    """The figures for a lowered or compiled program; `op` is a pattern for the ops in its text."""
    if not program.cost_analysis():
        sys.exit(f"{type(program).__name__}.cost_analysis() has nothing to say on {jax.default_backend()}")
    return {
        "ops": len(re.findall(op, program.as_text(), re.MULTILINE)),
        "seconds": statistics.median(timeit.repeat(program.cost_analysis, number=1, repeat=runs)),
    }


def main() -> None:
    runs = int(sys.argv[1])
    lowered = jax.jit(encoder).lower(*xla_layer.layer_inputs())
    timings = {
        "lowered": time_analysis(lowered, STABLEHLO_OP, runs),
        "compiled": time_analysis(lowered.compile(), HLO_INSTRUCTION, runs),
    }
    print(json.dumps(timings))


if __name__ == "__main__":
    main()
