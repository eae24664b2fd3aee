#!/usr/bin/env bash
# make test-examples: installs the packed package millrace into a copy of each example of docs/examples/testing, and runs the tests of the example.
set -euo pipefail
cd "$(dirname "$0")/.."
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export CI=true NODE_OPTIONS=
npm run --silent package >/dev/null
tarball=$(ls "$PWD"/dist/millrace-[0-9]*.tgz)
# The pinned Node; npm itself can run on another one.
PATH=$PWD/node_modules/node/bin:$PATH
examples=docs/examples/testing
for example in ${EXAMPLES:-$(ls "$examples")}; do
  cp -r "$examples/$example" "$folder/$example"
  (
    cd "$folder/$example"
    npm install --silent --no-audit --no-fund --save-dev "$tarball"
    echo "== $example"
    npm test --silent
  )
done
