# Words that the scripts share: how to speak, and how to install a system package where that is allowed.

say() { printf 'hegemon: %s\n' "$*" >&2; }

as_root() {
    if [ "$(id -u)" = 0 ]; then "$@"; else sudo -n "$@"; fi
}

can_install() {
    command -v apt-get >/dev/null 2>&1 || return 1
    [ "$(id -u)" = 0 ] || sudo -n true 2>/dev/null
}

install_packages() {
    can_install || return 1
    say "installing $* ..."
    as_root apt-get -qq update >/dev/null &&
        as_root env DEBIAN_FRONTEND=noninteractive apt-get -qq -y --no-install-recommends install "$@" >/dev/null 2>&1
}
