/**
 * Lists which built files each page of the shop needs, for the server that renders it: the module `virtual:shop-files`.
 * The browser's files are built first; the list becomes part of the server.
 */
import { basename, relative, sep } from 'node:path';
import react from '@vitejs/plugin-react';
import type { Plugin, Rolldown } from 'vite';
import type { PageFiles, ShopFiles } from '../src/web/shop-files.ts';

const NAME = 'virtual:shop-files';
const ROUTES = `${sep}src${sep}web${sep}routes${sep}_shop${sep}`;

/** Vite's own scripts, in the order in which they must run. */
const IN_DEVELOPMENT: ShopFiles = {
  entry: '/src/web/client.tsx',
  development: [
    `<script type="module">${react.preambleCode.replace('__BASE__', '/')}</script>`,
    '<script type="module" src="/@vite/client"></script>',
    '<script type="module" src="/src/web/client.tsx"></script>',
  ],
  routes: {},
  styles: {},
};

export function listShopFiles(): Plugin {
  let found = IN_DEVELOPMENT;
  return {
    name: 'pofta:list-shop-files',
    sharedDuringBuild: true,
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load: (id) => (id === `\0${NAME}` ? `export default ${JSON.stringify(found)}` : undefined),
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        if (this.environment.name !== 'client') return;
        refuseCircles(bundle);
        found = readBundle(bundle);
      },
    },
  };
}

/**
 * Of two chunks that import each other, the one that runs first finds the other's constants uninitialised: a page that
 * works in development then fails.
 *
 * @throws when the manual chunks (vite.config.ts) import each other in a cycle
 */
function refuseCircles(bundle: Rolldown.OutputBundle): void {
  const done = new Set<string>();
  const visit = (name: string, path: readonly string[]): void => {
    if (path.includes(name)) throw new Error(`Files import each other: ${[...path, name].join(' → ')}`);
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || done.has(name)) return;
    for (const one of chunk.imports) visit(one, [...path, name]);
    done.add(name);
  };
  for (const name of Object.keys(bundle)) visit(name, []);
}

function readBundle(bundle: Rolldown.OutputBundle): ShopFiles {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const entry = chunks.find(({ isEntry }) => isEntry);
  if (entry === undefined) throw new Error('The build has no entry');
  const ofRoutes = chunks.flatMap((chunk) => {
    const route = chunk.facadeModuleId;
    return route?.includes(ROUTES) ? [[idOfFile(route), neededBy(chunk, bundle)] as const] : [];
  });
  const styles = Object.values(bundle).flatMap((file) =>
    file.type === 'asset' && file.fileName.endsWith('.css')
      ? [[`/${file.fileName}`, String(file.source)] as const]
      : [],
  );
  return {
    entry: `/${entry.fileName}`,
    development: [],
    routes: { '': neededBy(entry, bundle), ...Object.fromEntries(ofRoutes) },
    styles: Object.fromEntries(styles),
  };
}

/** The file `…/routes/_shop/user.orders.index.tsx` has the route `/_shop/user/orders/`. */
function idOfFile(path: string): string {
  const name = basename(relative(ROUTES, path), '.tsx');
  return `/_shop/${name.replaceAll('.', '/').replace(/(^|\/)index$/, '$1')}`;
}

/** A chunk with its static imports, and their styles. */
function neededBy(first: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): PageFiles {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (name: string): void => {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || scripts.has(`/${name}`)) return;
    scripts.add(`/${name}`);
    for (const one of chunk.imports) visit(one);
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) styles.add(`/${sheet}`);
  };
  visit(first.fileName);
  return { scripts: [...scripts], styles: [...styles] };
}
