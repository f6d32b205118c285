#!/bin/sh
# Instalează Poftă, sau trece la versiunea nouă:   curl -fsSL ADRESA/install.sh | sudo sh
# Rulat din nou nu schimbă nimic. Ce face: află platforma, aduce lista semnată a versiunii și arhiva, verifică semnătura și
# suma, despachetează în /opt/pofta/VERSIUNE, apoi lasă comanda „pofta” din arhivă să facă restul.
#   sh install.sh 0.4.0         o anumită versiune
#   POFTA_FROM=ADRESA           de unde se aduc fișierele; poate fi și un folder
#   POFTA_ROOT=FOLDER           totul sub acest folder, fără utilizator și fără systemd (pentru încercări)
set -eu
umask 022

# Written by `npm run release`: where the files of releases lie, and the key that signs them.
FROM=''
KEY=''

FROM=${POFTA_FROM:-$FROM}
ROOT=${POFTA_ROOT:-}
ROOT=${ROOT%/}
PROGRAMS=$ROOT/opt/pofta
# Archive and unpacked program: 100 and 300 MB.
NEEDED_KB=450000
work=
unfinished=

clean() {
  [ -z "$work" ] || rm -rf "$work"
  [ -z "$unfinished" ] || rm -rf "$unfinished"
}

fail() {
  printf '%s\n' "$1" >&2
  exit 1
}

trap clean EXIT
trap 'exit 130' INT
trap 'exit 143' TERM HUP

has() {
  command -v "$1" >/dev/null 2>&1
}

find_platform() {
  case $(uname -s) in
    Linux) os=linux ;;
    Darwin) os=darwin ;;
    *) fail "Sistemul $(uname -s) nu este susținut: doar Linux și macOS." ;;
  esac
  case $(uname -m) in
    x86_64 | amd64) cpu=x64 ;;
    aarch64 | arm64) cpu=arm64 ;;
    *) fail "Procesorul $(uname -m) nu este susținut: doar x86-64 și ARM de 64 de biți." ;;
  esac
  for musl in /lib/ld-musl-*; do
    [ ! -e "$musl" ] || fail 'Sistemele cu musl (Alpine) nu sunt susținute: folosește Debian sau Ubuntu.'
  done
  platform=$os-$cpu
}

# fetch NAME TARGET: from the address, or from the folder, where releases lie.
fetch() {
  case $FROM in
    http://* | https://*) ;;
    *)
      [ -f "$FROM/$1" ] || fail "În $FROM nu este fișierul $1."
      cp "$FROM/$1" "$2" 2>/dev/null || fail "Nu este loc pe disc pentru $1: eliberează spațiu și rulează din nou."
      return
      ;;
  esac
  code=0
  if has curl; then
    curl --fail --silent --show-error --location --retry 3 --connect-timeout 20 --output "$2" "$FROM/$1" 2>"$work/why" || code=$?
  else
    wget --no-verbose --tries=3 --timeout=20 --output-document="$2" "$FROM/$1" 2>"$work/why" || code=$?
    # To curl's codes: no room, a certificate, no such file.
    case $code in 3) code=23 ;; 5) code=60 ;; 8) code=22 ;; esac
  fi
  case $code in
    0) ;;
    23) fail "Nu este loc pe disc pentru $1: eliberează spațiu și rulează din nou." ;;
    22) fail "La $FROM nu este fișierul $1: verifică adresa și versiunea." ;;
    35 | 51 | 60)
      fail "Certificatul de la $FROM nu poate fi verificat; ceasul serverului arată $(date): îndreaptă-l dacă este greșit și rulează din nou."
      ;;
    *) fail "Nu am putut aduce $FROM/$1: verifică rețeaua și rulează din nou. ($(tail -n 1 "$work/why"))" ;;
  esac
}

sum_of() {
  if has sha256sum; then sha256sum "$1"; else shasum -a 256 "$1"; fi | cut -d ' ' -f 1
}

# The list of sums is signed; what is in the list is then compared with it.
verify_list() {
  printf '%s\n' "$KEY" >"$work/key.pem"
  openssl pkeyutl -verify -pubin -inkey "$work/key.pem" -rawin -in "$work/sums" -sigfile "$work/sums.sig" >/dev/null 2>&1 ||
    fail "Semnătura versiunii $version nu este a celor care fac Poftă: nu am instalat nimic. Spune-le de unde ai adus-o ($FROM)."
}

verify_archive() {
  wanted=$(sed -n "s/^\([0-9a-f]\{64\}\)  $archive\$/\1/p" "$work/sums")
  [ -n "$wanted" ] || fail "Versiunea $version nu are o arhivă pentru $platform."
  [ "$(sum_of "$work/$archive")" = "$wanted" ] ||
    fail "Arhiva a ajuns ruptă sau schimbată (suma ei nu este cea semnată): rulează din nou."
}

require_room() {
  there=$(df -Pk "$PROGRAMS" | awk 'NR == 2 { print $4 }')
  [ "$there" -ge "$NEEDED_KB" ] ||
    fail "Pe discul cu $PROGRAMS sunt $((there / 1024)) MB liberi și trebuie $((NEEDED_KB / 1024)): eliberează spațiu și rulează din nou."
}

starts() {
  "$unfinished/bin/pofta" version >/dev/null 2>"$work/why"
}

# Node needs libatomic, which the smallest systems lack.
require_start() {
  starts && return
  if [ -z "$ROOT" ] && has apt-get && grep -q libatomic "$work/why"; then
    apt-get install --yes --no-install-recommends libatomic1 >/dev/null 2>&1 || true
    starts && return
  fi
  fail "Programul nu pornește aici ($(tail -n 1 "$work/why")). Dacă lipsește libatomic: apt install libatomic1, apoi rulează din nou."
}

unpack() {
  unfinished=$PROGRAMS/$version.new
  rm -rf "$unfinished"
  mkdir "$unfinished"
  tar -xzf "$work/$archive" -C "$unfinished" --strip-components=1 --no-same-owner 2>/dev/null ||
    fail "Nu am putut despacheta arhiva în $PROGRAMS, de obicei pentru că discul este plin: eliberează spațiu și rulează din nou."
  require_start
  # A power cut leaves the folder whole or not there.
  mv "$unfinished" "$PROGRAMS/$version"
  unfinished=
}

main() {
  [ -n "$ROOT" ] || [ "$(id -u)" = 0 ] || fail 'Instalarea cere drepturi de administrator: rulează cu sudo.'
  [ -n "$KEY" ] || fail 'Acest install.sh nu este dintr-o versiune publicată: ia-l de lângă arhive.'
  [ -n "$FROM" ] || fail 'Nu știu de unde să aduc Poftă: rulează cu POFTA_FROM=ADRESA.'
  for program in tar gzip openssl awk sed; do
    has "$program" || fail "Lipsește programul $program: instalează-l (apt install $program) și rulează din nou."
  done
  case $FROM in
    http*) has curl || has wget || fail 'Lipsește curl sau wget: instalează unul (apt install curl) și rulează din nou.' ;;
  esac
  find_platform
  mkdir -p "$PROGRAMS" 2>/dev/null || fail "Nu pot face folderul $PROGRAMS."
  # What a power cut left behind, not what another installer does now.
  find "$PROGRAMS" -maxdepth 1 -name '.install.*' -mmin +60 -exec rm -rf {} +
  work=$(mktemp -d "$PROGRAMS/.install.XXXXXX") || fail "Nu pot scrie în $PROGRAMS: discul este plin sau doar pentru citire."
  version=${1:-}
  if [ -z "$version" ]; then
    fetch latest "$work/latest"
    version=$(cat "$work/latest")
  fi
  case $version in
    '' | *[!0-9a-z.-]* | .* | -*) fail "$version nu este o versiune: verifică adresa $FROM." ;;
  esac
  if [ ! -d "$PROGRAMS/$version" ]; then
    archive=pofta-$version-$platform.tar.gz
    fetch "pofta-$version.sums" "$work/sums"
    fetch "pofta-$version.sums.sig" "$work/sums.sig"
    verify_list
    require_room
    echo "Aduc Poftă $version pentru $platform…"
    fetch "$archive" "$work/$archive"
    verify_archive
    unpack
  fi
  rm -rf "$work"
  work=
  # The version that runs changes over, because it is known to work.
  if [ -e "$PROGRAMS/current/bin/pofta" ] && [ "$(readlink "$PROGRAMS/current")" != "$version" ]; then
    "$PROGRAMS/current/bin/pofta" change-to "$version"
  else
    "$PROGRAMS/$version/bin/pofta" setup
  fi
}

# The last line: a download that was cut runs nothing.
main "$@"
