/**
 * The routes, as two trees made from the same files: all of them (the server renders with it, staff browse with it), and
 * those of the shop alone, so that no guest fetches the addresses of the back office (src/web/storefront/README.md).
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Config, Generator, getConfig } from '@tanstack/router-generator';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const STAFF_FILES = '^(admin|auth\\.admin|comenzi|logout)\\b';

/** Writes `routeTree.gen.ts` and `shop-route-tree.gen.ts`. */
export async function writeRouteTrees(): Promise<void> {
  const all: Partial<Config> = JSON.parse(readFileSync(`${ROOT}tsr.config.json`, 'utf8'));
  const shop = { generatedRouteTree: './src/web/shop-route-tree.gen.ts', routeFileIgnorePattern: STAFF_FILES };
  for (const chosen of [all, { ...all, ...shop }]) {
    await new Generator({ config: getConfig(chosen, ROOT), root: ROOT }).run();
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await writeRouteTrees();
