#!/usr/bin/env bash
# Checks in a clean clone of the last commit that npm 9, 10 and 11 accept the lock file, and that make start works with the oldest
# supported npm (9.3, which comes with Node 18.14).
set -euo pipefail
cd "$(dirname "$0")/.."

work=$(mktemp -d)
server=
cleanup() {
  [ -z "$server" ] || { kill -TERM -- "-$server" && wait "$server"; } 2>/dev/null || true
  rm -rf "$work"
}
trap cleanup EXIT

use_npm() { # version: `npm` is that version from now on
  npm install --silent --no-save --prefix "$work/npm-$1" "npm@$1"
  PATH="$work/npm-$1/node_modules/.bin:$PATH"
}

# Old versions of npm remove node_modules even in a dry run, so this runs in the clone.
git clone --quiet . "$work/clone"
cd "$work/clone"
system_path=$PATH
for version in 11.0.0 10.0.0 9.3.1; do
  PATH=$system_path
  use_npm "$version"
  npm ci --dry-run >"$work/log" 2>&1 || { cat "$work/log"; echo "npm $version does not accept package-lock.json."; exit 1; }
  echo "npm $(npm --version) accepts package-lock.json"
done

# A process group of its own, so that all children of make end with it.
set -m
PORT=0 make start >"$work/log" 2>&1 &
server=$!
set +m
for _ in $(seq 300); do # seconds
  url=$(sed -n 's/^Millrace listens on \(http[^ ;]*\).*/\1/p' "$work/log")
  [ -z "$url" ] && kill -0 "$server" 2>/dev/null || break
  sleep 1
done
[ -n "$url" ] || { cat "$work/log"; echo "make start failed with npm $(npm --version)."; exit 1; }
curl --fail --silent --show-error --output /dev/null "$url/docs/"
token=$(curl --fail --silent --show-error "$url/identity/connect/token" -d grant_type=client_credentials \
  -d client_id=22222222-2222-4222-8222-222222222222 -d client_secret=demo-secret | sed 's/.*"access_token":"\([^"]*\)".*/\1/')
curl --fail --silent --show-error --header "Authorization: Bearer $token" \
  "$url/api/v1/Tenants/11111111-1111-4111-8111-111111111111/Namespaces/demo/Streams/SeattleHourly/Data/Last" |
  grep --quiet Temperature
echo "make start with npm $(npm --version) answers its first calls"
