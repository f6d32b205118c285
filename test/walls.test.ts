/**
 * The module boundaries ("walls") of docs/architecture.md: nothing in src breaks one, and for each wall an example that
 * breaks it is reported.
 */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { patience } from '#test/support/patience.ts';

const ROOT = join(import.meta.dirname, '..');
const CONFIG = join(ROOT, '.dependency-cruiser.cjs');
const resolveFromHere = createRequire(import.meta.url);
const CRUISER = join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');

const Cruise = z.object({
  modules: z.array(
    z.object({
      source: z.string(),
      dependencies: z.array(z.object({ resolved: z.string(), couldNotResolve: z.boolean() })),
    }),
  ),
  summary: z.object({
    violations: z.array(z.object({ rule: z.object({ name: z.string() }), from: z.string(), to: z.string() })),
  }),
});

// Three runs of a program that reads all sources.
vi.setConfig({ testTimeout: patience(60_000) });

/** Runs the boundary check of `npm run check` on the `src` below `folder`. */
async function cruise(folder: string) {
  const args = [CRUISER, '--config', CONFIG, '--output-type', 'json', 'src'];
  const options = { cwd: folder, maxBuffer: 64 * 1024 * 1024 };
  // It exits with the number of violations, and prints its findings all the same.
  const { stdout } = await promisify(execFile)(process.execPath, args, options).catch(
    (error: { stdout: string }) => error,
  );
  return Cruise.parse(JSON.parse(stdout));
}

const { forbidden } = z
  .object({ forbidden: z.array(z.object({ name: z.string() })) })
  .parse(resolveFromHere('../.dependency-cruiser.cjs'));

/** Valid modules behind the walls. */
const SOUND = {
  'src/domain/menu/menu.ts': 'export type Menu = { name: string }; export const MENU = 1;',
  'src/contract/calls.ts':
    "import { z } from 'zod'; import { MENU } from '#domain/menu/menu.ts'; export const CALLS = z(MENU);",
  'src/contract/values/convert.ts': 'export const readLei = 1;',
  'src/contract/restaurant/wire.ts': 'export type RestaurantResponse = { name: string };',
  'src/server/platform/log.ts': "import { CALLS } from '#contract/calls.ts'; export const log = CALLS;",
  'src/server/platform/define/feature-services.ts': 'export type FeatureServices = { readonly db: string };',
  'src/server/features/orders/feature.ts':
    "import type { FeatureServices } from '#server/platform/define/feature-services.ts'; export const menuFeature = (services: FeatureServices) => services;",
  'src/server/services.ts': "import { log } from './platform/log.ts'; export type Services = typeof log;",
  'src/server/features/menu/menu.repository.ts': 'export const listProducts = 1;',
  'src/server/features/menu/present-product.ts': 'export const presentProduct = 1;',
  'src/server/features/menu/load-menu.ts':
    "import { listProducts } from './menu.repository.ts'; export const loadMenu = listProducts;",
  'src/server/features/menu/index.ts': "export { loadMenu } from './load-menu.ts';",
  'src/server/features/menu/menu.routes.ts':
    "import { presentProduct } from './present-product.ts'; export const menuRoutes = presentProduct;",
  'src/server/features/orders/place-order.ts':
    "import { loadMenu } from '#server/features/menu/index.ts'; export const placeOrder = loadMenu;",
  'src/web/ui/button.tsx': 'export function Button() { return <button type="button" />; }',
  'src/web/i18n/ro.ts': "export const ro = 'ro';",
  'src/web/forms/use-form.ts': "import { ro } from '#web/i18n/ro.ts'; export const useForm = ro;",
  'src/web/storefront/card.tsx':
    "import { Button } from '#web/ui/button.tsx'; import { ro } from '#web/i18n/ro.ts'; export const Card = () => <Button>{ro}</Button>;",
  'src/web/router/index.ts': 'export const Link = 1;',
  'src/web/pages/define-page.ts': 'export const definePage = 1;',
  'src/web/courier/pages.ts':
    "import { definePage } from '#web/pages/define-page.ts'; export const COURIER_PAGES = definePage;",
  'src/web/staff/frame.tsx': "import { Box } from '@mantine/core'; export const Frame = Box;",
  'src/web/admin/page.tsx':
    "import { Table } from '@mantine/core'; import { Frame } from '#web/staff/frame.tsx'; export const Page = [Frame, Table];",
} as const;

/** Each breaks one wall, with one kind of import. */
const BREACHES = [
  [
    'src/domain/cart/cart.ts',
    "import { CALLS } from '#contract/calls.ts'; export const cart = CALLS;",
    'domain-imports-only-domain',
  ],
  [
    'src/domain/cart/clock.ts',
    "import { hrtime } from 'node:process'; export const clock = hrtime;",
    'domain-imports-only-domain',
  ],
  ['src/domain/cart/schema.ts', "import type { z } from 'zod'; export type Cart = z;", 'domain-imports-only-domain'],
  [
    'src/contract/orders/wire.ts',
    "import type { Services } from '#server/services.ts'; export type Orders = Services;",
    'contract-imports-domain-and-zod',
  ],
  ['src/contract/look.tsx', "export { Button } from '#web/ui/button.tsx';", 'contract-imports-domain-and-zod'],
  [
    'src/server/platform/jobs.ts',
    "import { loadMenu } from '#server/features/menu/load-menu.ts'; export const jobs = loadMenu;",
    'platform-knows-no-feature',
  ],
  [
    'src/server/platform/mail/mailer.ts',
    "import type { Services } from '#server/services.ts'; export type Mail = Services;",
    'platform-knows-no-feature',
  ],
  [
    'src/server/features/orders/a.ts',
    "import { listProducts } from '#server/features/menu/menu.repository.ts'; export const a = listProducts;",
    'features-offer-through-doors',
  ],
  [
    'src/server/features/orders/b.ts',
    "import { menuRoutes } from '#server/features/menu/menu.routes.ts'; export const b = menuRoutes;",
    'features-offer-through-doors',
  ],
  [
    'src/server/features/orders/c.ts',
    "import { presentProduct } from '#server/features/menu/present-product.ts'; export const c = presentProduct;",
    'features-offer-through-doors',
  ],
  [
    'src/server/features/orders/load.ts',
    "import type { loadMenu } from '#server/features/menu/load-menu.ts'; export type Load = typeof loadMenu;",
    'features-offer-through-doors',
  ],
  [
    'src/server/features/orders/index.ts',
    "export { a } from './orders.repository.ts';",
    'a-door-offers-its-own-use-cases',
  ],
  [
    'src/server/features/orders/services.ts',
    "import type { Services } from '#server/services.ts'; export type All = Services;",
    'features-receive-what-they-need',
  ],
  [
    'src/server/features/orders/e.ts',
    "import { menuFeature } from '#server/features/orders/feature.ts'; export const e = menuFeature;",
    'features-are-declared-once',
  ],
  [
    'src/server/features/orders/f.ts',
    "import type { FeatureServices } from '#server/platform/define/feature-services.ts'; export type F = FeatureServices;",
    'only-a-declaration-sees-every-service',
  ],
  [
    'src/server/features/orders/d.ts',
    "import { ro } from '#web/i18n/ro.ts'; export const d = ro;",
    'features-know-no-web',
  ],
  [
    'src/web/storefront/a.tsx',
    "import type { Services } from '#server/services.ts'; export type A = Services;",
    'web-never-imports-server',
  ],
  ['src/web/storefront/b.tsx', "export const b = () => import('#server/services.ts');", 'web-never-imports-server'],
  [
    'src/web/storefront/c.tsx',
    "import { Page } from '#web/admin/page.tsx'; export const C = Page;",
    'rooms-of-the-web-are-apart',
  ],
  [
    'src/web/panel/a.tsx',
    "import { Card } from '#web/storefront/card.tsx'; export const A = Card;",
    'rooms-of-the-web-are-apart',
  ],
  [
    'src/web/staff/a.tsx',
    "import { Page } from '#web/admin/page.tsx'; export const A = Page;",
    'rooms-of-the-web-are-apart',
  ],
  [
    'src/web/storefront/e.tsx',
    "import { Frame } from '#web/staff/frame.tsx'; export const E = Frame;",
    'guests-stay-out-of-the-staff-room',
  ],
  [
    'src/web/account/f.tsx',
    "import { definePage } from '#web/pages/define-page.ts'; export const F = definePage;",
    'guests-stay-out-of-the-staff-room',
  ],
  [
    'src/web/session/who.ts',
    "import { Card } from '#web/storefront/card.tsx'; export const Who = Card;",
    'the-session-knows-no-room',
  ],
  [
    'src/web/forms/card.tsx',
    "import { Card } from '#web/storefront/card.tsx'; export const Bound = Card;",
    'forms-know-no-room',
  ],
  [
    'src/web/ui/card.tsx',
    "import { Card } from '#web/storefront/card.tsx'; export const Again = Card;",
    'ui-knows-no-feature',
  ],
  [
    'src/web/storefront/wire.ts',
    "import type { RestaurantResponse } from '#contract/restaurant/wire.ts'; export type R = RestaurantResponse;",
    'web-reads-no-wire-that-has-a-codec',
  ],
  [
    'src/web/admin/amounts.ts',
    "import { readLei } from '#contract/values/convert.ts'; export const amount = readLei;",
    'web-decodes-nothing',
  ],
  [
    'src/web/storefront/d.tsx',
    "import { Table } from '@mantine/core'; export const D = Table;",
    'mantine-stays-in-the-back',
  ],
  [
    'src/server/features/pepper/season.ts',
    "import { salt } from '#server/features/salt/salt.door.ts'; export const season = salt;",
    'features-form-no-circle',
  ],
  [
    'src/server/features/salt/grind.ts',
    "import { pepper } from '#server/features/pepper/pepper.door.ts'; export const grind = pepper;",
    'features-form-no-circle',
  ],
  [
    'src/web/storefront/link.tsx',
    "import { Link } from '@tanstack/react-router'; export const Way = Link;",
    'guests-have-their-own-router',
  ],
  [
    'src/web/routes/_shop/meniu.tsx',
    "import type { LinkProps } from '@tanstack/react-router'; export type Props = LinkProps;",
    'guests-have-their-own-router',
  ],
  [
    'src/web/admin/way.tsx',
    "import { Link } from '#web/router/index.ts'; export const Way = Link;",
    'staff-have-no-router-of-guests',
  ],
  [
    'src/web/router/page-view.tsx',
    "import { Card } from '#web/storefront/card.tsx'; export const PageView = Card;",
    'the-router-knows-no-room',
  ],
  ['src/server/features/circle/one.ts', "import { two } from './two.ts'; export const one = two;", 'no-circular'],
] as const;

/** Reported with the folder of the violating file. */
const WALLS_OF_FOLDERS: readonly string[] = ['features-form-no-circle'];

const SURROUNDINGS = {
  'src/server/features/pepper/pepper.door.ts': 'export const pepper = 1;',
  'src/server/features/salt/salt.door.ts': 'export const salt = 1;',
  'src/server/features/orders/orders.repository.ts': 'export const a = 1;',
  // A cycle is reported once.
  'src/server/features/circle/two.ts': "import { one } from './one.ts'; export const two = one;",

  'package.json': JSON.stringify({ type: 'module', imports: { '#*': './src/*' } }),
  'node_modules/zod/package.json': '{"name":"zod","main":"index.js"}',
  'node_modules/zod/index.js': '',
  'node_modules/@tanstack/react-router/package.json': '{"name":"@tanstack/react-router","main":"index.js"}',
  'node_modules/@tanstack/react-router/index.js': '',
  'node_modules/@mantine/core/package.json': '{"name":"@mantine/core","main":"index.js"}',
  'node_modules/@mantine/core/index.js': '',
};

async function writeTree(folder: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}

async function brokenWalls(files: Readonly<Record<string, string>>) {
  const folder = await mkdtemp(join(tmpdir(), 'pofta-canary-'));
  try {
    await writeTree(folder, { ...SURROUNDINGS, ...files });
    const { summary } = await cruise(folder);
    return summary.violations.map(({ from, rule }) => `${from}: ${rule.name}`).toSorted();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

test('a shop built as it should be breaks no wall', async () => {
  expect(await brokenWalls(SOUND)).toEqual([]);
});

test('every way of breaking a wall is caught, and nothing else', async () => {
  const breaches = Object.fromEntries(BREACHES.map(([path, text]) => [path, text]));
  const caught = await brokenWalls({ ...SOUND, ...breaches });
  const expected = BREACHES.map(
    ([path, , wall]) => `${WALLS_OF_FOLDERS.includes(wall) ? dirname(path) : path}: ${wall}`,
  );
  expect(caught).toEqual(expected.toSorted());
});

test('no wall stands untried', () => {
  expect(new Set(forbidden.map(({ name }) => name))).toEqual(new Set(BREACHES.map(([, , wall]) => wall)));
});

/** Not files, but modules that the build generates (scripts/list-page-files.ts). */
const MADE_BY_THE_BUILD = ['virtual:shop-files', 'virtual:staff-files'];

test('our own shop breaks no wall, and no room of it is dark', async () => {
  const { modules, summary } = await cruise(ROOT);
  expect(summary.violations).toEqual([]);
  const unresolved = modules.flatMap(({ source, dependencies }) =>
    dependencies
      .filter(({ couldNotResolve, resolved }) => couldNotResolve && !MADE_BY_THE_BUILD.includes(resolved))
      .map(({ resolved }) => `${source} → ${resolved}`),
  );
  expect(unresolved).toEqual([]);
  // A file that the parser cannot read would have no imports, and could break every wall.
  const dark = [];
  for (const { source, dependencies } of modules) {
    if (!/^src\/.*\.tsx?$/.test(source) || dependencies.length > 0) continue;
    const text = await readFile(join(ROOT, source), 'utf8');
    if (/^import .* from '/m.test(text)) dark.push(source);
  }
  expect(dark).toEqual([]);
});
