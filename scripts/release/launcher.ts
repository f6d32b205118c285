/** `bin/pofta` of an archive: finds its own folder and its own Node, and starts the shop or the command. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

type ShopProcesses = {
  readonly SHOP: { readonly program: string; readonly options: readonly string[] };
  readonly SHOP_ENVIRONMENT: Readonly<Record<string, string>>;
};

/** @param nodePackage the folder of the package that brings Node, below the archive's own */
export async function writeLauncher(nodePackage: string): Promise<string> {
  const module = pathToFileURL(join('scripts', 'bootstrap', 'shop-processes.mjs')).href;
  const { SHOP, SHOP_ENVIRONMENT }: ShopProcesses = await import(module);
  const environment = Object.entries(SHOP_ENVIRONMENT).map(
    ([name, value]) => `${name}=\${${name}:-${value}}; export ${name}`,
  );
  return `#!/bin/sh
# Poftă. „pofta serve” deschide magazinul în acest terminal; „pofta help” spune celelalte comenzi.
set -eu
self=$0
while [ -L "$self" ]; do
  link=$(readlink "$self")
  case $link in
    /*) self=$link ;;
    *) self=$(dirname "$self")/$link ;;
  esac
done
# The folder itself, not the link to the current version: a change of version does not reach what runs.
home=$(CDPATH='' cd -- "$(dirname "$self")/.." && pwd -P)
${environment.join('\n')}
NODE_COMPILE_CACHE=\${NODE_COMPILE_CACHE:-$home/node_modules/.cache/node}; export NODE_COMPILE_CACHE
POFTA_COMMAND=pofta; export POFTA_COMMAND
node=$home/${nodePackage}/bin/node
if [ "\${1:-}" = serve ]; then
  exec "$node" ${SHOP.options.join(' ')} "$home/${SHOP.program}"
fi
exec "$node" ${SHOP.options.join(' ')} "$home/src/server/installation/pofta.ts" "$@"
`;
}
