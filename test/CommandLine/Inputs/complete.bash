# Prints what the function $2 of the script $1 offers at the end of the line $3.
source "./$1"
COMP_LINE=$3 COMP_POINT=${#3}
$2
printf '%s\n' "${COMPREPLY[@]}"
