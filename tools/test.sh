#!/bin/sh
# Runs all tests on the interpreted rules and again on the compiled ones, then compares the records both have written.
set -eu
cd "$(dirname "$0")/.."
records=build/records

run_in() {
    form=$1
    shift
    printf 'hegemon: tests, rules %s\n' "$form"
    mkdir -p "$records/$form"
    HEGEMON_FORM=$form HEGEMON_RECORDS=$PWD/$records/$form .venv/bin/pytest -q -n auto --dist loadgroup "$@"
}

compare_records() {
    count=$(find "$records/compiled" -type f | wc -l)
    if [ "$count" -eq 0 ]; then
        echo 'hegemon: the tests that ran wrote no records to compare'
        [ $# -gt 0 ] # a mistake, unless only some tests were asked for
        return
    fi
    diff -r "$records/interpreted" "$records/compiled"
    printf 'hegemon: %s records, the same byte for byte in both forms\n' "$count"
}

rm -rf "$records"
run_in interpreted "$@"
if [ "${HEGEMON_COMPILE:-auto}" != 0 ] && [ -e src/hegemon/compiled.txt ]; then
    run_in compiled -m 'not once' "$@"
    compare_records "$@"
else
    echo 'hegemon: tested interpreted only, because the rules are not compiled'
fi
