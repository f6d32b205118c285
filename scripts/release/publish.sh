#!/bin/sh
# The steps of .github/workflows/release.yml: archives, files, image. Expects TAG and REPOSITORY, and what each step names.
set -eu
umask 077
version=${TAG#v}

case ${1:-} in
  archives)
    # A tag names the version that package.json has.
    [ "$(sed -n 's/^  "version": "\(.*\)",$/\1/p' package.json)" = "$version" ]
    key=$(mktemp)
    trap 'rm -f "$key"' EXIT
    printf '%s\n' "$RELEASE_KEY" >"$key"
    npm run release -- --key "$key" --prove --from "https://github.com/$REPOSITORY/releases/latest/download"
    ;;
  files)
    # The section of the changelog that the version has.
    notes=$(mktemp)
    awk -v head="## $version" 'index($0, "## ") == 1 { on = index($0, head) == 1; next } on' CHANGELOG.md >"$notes"
    # A trial (0.2.0-rc.1) does not become the latest.
    case $version in *-*) kind=--prerelease ;; *) kind=--latest ;; esac
    gh release create "$TAG" --repo "$REPOSITORY" --title "Poftă $version" --notes-file "$notes" "$kind" release/*
    ;;
  image)
    image=ghcr.io/$(printf '%s' "$REPOSITORY" | tr '[:upper:]' '[:lower:]')
    printf '%s' "$GH_TOKEN" | docker login ghcr.io --username "${REPOSITORY%%/*}" --password-stdin
    docker buildx create --use
    docker buildx build --platform linux/amd64,linux/arm64 --sbom=true --provenance=true \
      --tag "$image:$version" --tag "$image:latest" --push .
    ;;
  *)
    echo 'publish.sh archives | files | image' >&2
    exit 1
    ;;
esac
