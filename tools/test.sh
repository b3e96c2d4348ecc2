#!/bin/sh
# Runs all tests on the compiled rules; then on the interpreted ones what proves that both forms are one, and one in
# SAMPLE of the other tests, drawn by lot; then compares the records that both have written.
# WHOLE=1 runs all tests in both forms, as the soak does. Where the rules are not compiled, all tests run interpreted.
set -eu
cd "$(dirname "$0")/.."
records=build/records
SAMPLE=${SAMPLE:-24}
SEED=${SEED:-1}
workers=$(($(getconf _NPROCESSORS_ONLN) + 1)) # one more than processors, since many tests wait for a browser or a server
[ "${WHOLE:-0}" = 0 ] || SAMPLE=1

run_in() {
    form=$1
    shift
    printf 'hegemon: tests, rules %s\n' "$form"
    mkdir -p "$records/$form"
    code=0
    HEGEMON_FORM=$form HEGEMON_RECORDS=$PWD/$records/$form .venv/bin/pytest -q -n "$workers" --dist loadfile "$@" || code=$?
    [ "$code" -eq 0 ] || { [ "$code" -eq 5 ] && [ "$asked" -gt 0 ]; } || exit "$code" # 5: none of those asked for
}

compare_records() {
    count=$(find "$records/interpreted" -type f | wc -l)
    if [ "$count" -eq 0 ]; then
        echo 'hegemon: the tests that ran wrote no records to compare'
        [ "$asked" -gt 0 ] # a mistake, unless only some tests were asked for
        return
    fi
    for record in "$records"/interpreted/*; do
        diff "$record" "$records/compiled/${record##*/}"
    done
    printf 'hegemon: %s records, the same byte for byte in both forms\n' "$count"
}

asked=$#
[ "${CHECKED:-0}" = 0 ] || set -- --ignore tests/test_architecture.py "$@" # `make test` has looked at it already
rm -rf "$records"
if [ "${HEGEMON_COMPILE:-auto}" != 0 ] && [ -e src/hegemon/compiled.txt ]; then
    run_in compiled "$@"
    run_in interpreted -m 'not once' --sample "$SAMPLE" --sample-seed "$SEED" "$@"
    compare_records "$@"
else
    run_in interpreted "$@"
    echo 'hegemon: tested interpreted only, because the rules are not compiled'
fi
