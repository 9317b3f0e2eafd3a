# The lit suite: every file with a RUN line under test/, but for the unit tests.
import os
import shutil

import lit.formats

config.name = "roofline"
config.test_format = lit.formats.ShTest(execute_external=False)
config.suffixes = [".mlir", ".test"]
config.excludes = ["Inputs", "lib", "unittests", "CMakeLists.txt"]
config.test_source_root = os.path.dirname(__file__)

config.environment["PATH"] = os.pathsep.join(
    [config.roofline_tools_dir, config.llvm_tools_dir, config.environment["PATH"]]
)
config.environment["FILECHECK_OPTS"] = "-enable-var-scope --allow-unused-prefixes=false"
config.substitutions.append(("%python", config.python))
config.substitutions.append(("%src_root", config.roofline_src_root))
config.substitutions.append(("%build_root", config.roofline_build_root))
config.substitutions.append(("%plugin", config.roofline_plugin))
config.substitutions.append(("%test_plugin", config.roofline_test_plugin))
# Fusion of the groups that attributes name, and a run of both forms on data.
test_fuse = (
    f"mlir-opt --load-pass-plugin={config.roofline_test_plugin}"
    " --pass-pipeline=builtin.module(test-apply-fusion)"
)
config.substitutions.append(("%test_fuse", test_fuse.replace("(", "'(").replace(")", ")'")))
# The same with the groups of a plan.
fuse_plan = "roofline-opt --pass-pipeline=builtin.module(roofline-fuse{target=h100-sxm})"
for name, fuse in (("%run_both", test_fuse), ("%run_plan", fuse_plan)):
    config.substitutions.append(
        (
            name,
            f"{config.python} {config.test_source_root}/Fusion/Inputs/run_both.py"
            f" --libraries {config.mlir_runner_libraries} --fuse '{fuse}'",
        )
    )
config.substitutions.append(
    ("%validate_report", f"{config.python} {config.roofline_src_root}/utils/validate_report.py")
)

# What measures the truth of test/Traffic; comparing with it needs nothing.
if shutil.which("valgrind"):
    config.available_features.add("valgrind")

# Shells, and what shows manuals and makes terminals, where they are there.
for program in ("bash", "fish", "mandoc", "script", "zsh"):
    if shutil.which(program):
        config.available_features.add(program)
