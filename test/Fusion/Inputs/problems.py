"""What the checks of this folder print."""

from pathlib import Path


def report(results):
    """A line for each (path, summary, problems), and one for each problem.

    Returns the exit status: 1 if there are problems, else 0.
    """
    failed = False
    for path, summary, problems in results:
        print(f"{Path(path).name}: {summary}, {len(problems)} problems")
        for problem in problems:
            print(f"  {problem}")
        failed |= bool(problems)
    return int(failed)
