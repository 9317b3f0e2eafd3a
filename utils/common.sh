# Shared by the scripts beside it: what the machine needs, and the build.
# shellcheck shell=bash

ROOT="$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)"

# Debian 12's own packages; LLVM and MLIR 22 are in its security archive.
PACKAGES=(cmake ninja-build g++ ccache git python3 python3-jsonschema python3-yaml
  libmlir-22-dev mlir-22-tools llvm-22-dev llvm-22-tools clang-format-22
  libgtest-dev zlib1g-dev libzstd-dev valgrind)

# Compiled files are found again by clones in other folders.
export CCACHE_BASEDIR="$ROOT" CCACHE_NOHASHDIR=1

say() { printf '\n== %s\n' "$*"; }

# Installs what is missing; needs the network only then.
install_packages() {
  local missing=()
  for package in "${PACKAGES[@]}"; do
    dpkg-query -W -f='${Status}' "$package" 2>/dev/null |
      grep -q '^install ok installed$' || missing+=("$package")
  done
  if [ ${#missing[@]} -eq 0 ]; then
    say "All packages are installed"
    return
  fi
  say "Installing ${missing[*]}"
  local sudo=()
  [ "$(id -u)" -eq 0 ] || sudo=(sudo)
  "${sudo[@]}" apt-get update
  DEBIAN_FRONTEND=noninteractive "${sudo[@]}" apt-get install -y \
    --no-install-recommends "${missing[@]}"
}

# build FOLDER TYPE TARGET...: configures and builds; fails where either does.
# Most of the time goes into reading MLIR's headers, so that in a new folder up
# to 21 files of a layer are compiled together, which takes 2 GB of memory. A
# folder that is configured already stays as it is.
build() {
  local folder="$1" type="$2" together=()
  shift 2
  say "Building${*:+ $*} ($type) in $folder/"
  [ -e "$ROOT/$folder/CMakeCache.txt" ] ||
    together=(-DCMAKE_UNITY_BUILD=ON -DCMAKE_UNITY_BUILD_BATCH_SIZE=21)
  cmake -G Ninja -S "$ROOT" -B "$ROOT/$folder" -DCMAKE_BUILD_TYPE="$type" \
    "${together[@]}" &&
    ninja -C "$ROOT/$folder" "$@"
}
