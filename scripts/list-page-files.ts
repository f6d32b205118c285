/**
 * Lists which built files each page needs, for the server that draws it: the modules `virtual:shop-files` and
 * `virtual:staff-files`. The browser's files are built first; the lists become part of the server.
 */
import { basename, dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { Plugin, Rolldown } from 'vite';
import type { PageFiles, ShopFiles } from '../src/web/shop-files.ts';
import type { StaffFiles } from '../src/web/staff-files.ts';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const ROUTES = `${sep}src${sep}web${sep}routes${sep}_shop${sep}`;

/** The entry scripts, by the module that lists what their pages need. */
export const ENTRIES = {
  'virtual:shop-files': 'src/web/client.tsx',
  'virtual:staff-files': 'src/web/staff-client.tsx',
} as const;

type Lists = { readonly 'virtual:shop-files': ShopFiles; readonly 'virtual:staff-files': StaffFiles };
type ListName = keyof Lists;

const IN_DEVELOPMENT: Lists = {
  'virtual:shop-files': { ...startedByVite(ENTRIES['virtual:shop-files']), routes: {}, styles: {} },
  'virtual:staff-files': { ...startedByVite(ENTRIES['virtual:staff-files']), screens: {} },
};

/** Vite's own scripts, in the order in which they must run. */
function startedByVite(entry: string) {
  return {
    entry: `/${entry}`,
    development: [
      `<script type="module">${react.preambleCode.replace('__BASE__', '/')}</script>`,
      '<script type="module" src="/@vite/client"></script>',
      `<script type="module" src="/${entry}"></script>`,
    ],
  };
}

export function listPageFiles(): Plugin {
  let found = IN_DEVELOPMENT;
  const listOf = (id: string) => (Object.keys(ENTRIES) as ListName[]).find((name) => id === `\0${name}`);
  return {
    name: 'pofta:list-page-files',
    sharedDuringBuild: true,
    resolveId: (id) => (id in ENTRIES ? `\0${id}` : undefined),
    load(id) {
      const name = listOf(id);
      return name === undefined ? undefined : `export default ${JSON.stringify(found[name])}`;
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        if (this.environment.name !== 'client') return;
        refuseCircles(bundle);
        found = { 'virtual:shop-files': listShop(bundle), 'virtual:staff-files': listStaff(bundle) };
      },
    },
  };
}

/**
 * In the server's build, a screen of a declared page (`() => import('./set-name-screen.tsx')`) is the name of its file:
 * the server draws no screen, and looks up by the name what a browser needs for it.
 */
export function nameScreens(): Plugin {
  return {
    name: 'pofta:name-screens',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'ssr',
    transform: {
      filter: { id: /\/src\/web\/\w+\/(?:staff-)?pages\.ts$/ },
      handler: (code, id) => ({
        code: code.replace(/\bimport\('([^']+)'\)/g, (_, path: string) => {
          const file = path.startsWith('#web/')
            ? path.replace('#web/', 'src/web/')
            : relative(ROOT, join(dirname(id), path));
          return `Promise.resolve({ file: ${JSON.stringify(file.replaceAll(sep, '/'))} })`;
        }),
        map: null,
      }),
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

function listShop(bundle: Rolldown.OutputBundle): ShopFiles {
  const entry = entryOf(bundle, 'virtual:shop-files');
  const ofRoutes = chunksOf(bundle).flatMap((chunk) => {
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

function listStaff(bundle: Rolldown.OutputBundle): StaffFiles {
  const entry = entryOf(bundle, 'virtual:staff-files');
  const chunks = chunksOf(bundle);
  const screens = new Map<string, PageFiles>([['', neededBy(entry, bundle)]]);
  // The lazy files of the modules that declare pages are the screens.
  for (const name of entry.dynamicImports) {
    const chunk = chunks.find(({ fileName }) => fileName === name);
    if (chunk?.facadeModuleId) screens.set(nameOf(chunk.facadeModuleId), neededBy(chunk, bundle));
  }
  return { entry: `/${entry.fileName}`, development: [], screens: Object.fromEntries(screens) };
}

function chunksOf(bundle: Rolldown.OutputBundle): readonly Rolldown.OutputChunk[] {
  return Object.values(bundle).filter((file) => file.type === 'chunk');
}

/** @throws when the build has no such entry */
function entryOf(bundle: Rolldown.OutputBundle, list: ListName): Rolldown.OutputChunk {
  const entry = chunksOf(bundle).find(
    ({ isEntry, facadeModuleId }) => isEntry && facadeModuleId !== null && nameOf(facadeModuleId) === ENTRIES[list],
  );
  if (entry === undefined) throw new Error(`The build has no entry ${ENTRIES[list]}`);
  return entry;
}

/** `src/web/staff-client.tsx`, on every system. */
function nameOf(module: string): string {
  return relative(ROOT, module).replaceAll(sep, '/');
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
