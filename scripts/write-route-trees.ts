/** Generates the route tree of staff from its files; the routes of guests are a list (src/web/shop-routes.ts). */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Config, Generator, getConfig } from '@tanstack/router-generator';

const ROOT = fileURLToPath(new URL('../', import.meta.url));

/** Writes `routeTree.gen.ts`. */
export async function writeRouteTrees(): Promise<void> {
  const config: Partial<Config> = JSON.parse(readFileSync(`${ROOT}tsr.config.json`, 'utf8'));
  await new Generator({ config: getConfig(config, ROOT), root: ROOT }).run();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await writeRouteTrees();
