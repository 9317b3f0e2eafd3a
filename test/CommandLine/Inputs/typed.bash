# Prints the line that an interactive bash with the script $1 makes of $2 and a
# tab.
export PS1='' HISTFILE=
{
  printf 'source ./%s\n' "$1"
  sleep 0.3
  printf '%s\t' "$2"
  sleep 0.5
  printf '\025'
  printf 'exit\n'
} | script -qec 'bash --norc --noprofile -i' /dev/null | tr -d '\r' | sed 's/\x1b\[[0-9;?]*[a-zA-Z]//g'
