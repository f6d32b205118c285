/** `docs/reliability.md`: every promise and threat must have an existing test as proof. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { pagePolicy } from '#server/platform/security/security-headers.ts';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

const PROMISES = 12;
const THREATS = 75;
const ROW = /^\| ([PT]\d+) \|.*$/gm;
const PROOF = /`([^`"]+\.(?:test|e2e)\.tsx?)` "([^"]+)"/g;

const rows = [...read('docs/reliability.md').matchAll(ROW)].map(([row, name = '']) => ({ name, row }));

test('every promise and every threat has its row, in order', () => {
  const numbered = (letter: string, count: number) =>
    Array.from({ length: count }, (_, index) => `${letter}${index + 1}`);
  expect(rows.map(({ name }) => name)).toEqual([...numbered('P', PROMISES), ...numbered('T', THREATS)]);
});

test.each(rows)('$name is proven by tests that are there', ({ row }) => {
  const proofs = [...row.matchAll(PROOF)].map(([, path = '', words = '']) => ({ path, words }));
  expect(proofs.length).toBeGreaterThan(0);
  // Everything in backticks that looks like a test must parse as a proof, so that a typo cannot hide one.
  expect([...row.matchAll(/`[^`]*\.(?:test|e2e)\.tsx?`/g)]).toHaveLength(proofs.length);
  for (const { path, words } of proofs) {
    const found = [path, join('src/server', path)].find((one) => existsSync(join(ROOT, one)));
    expect([path, found === undefined ? null : read(found).includes(words)]).toEqual([path, true]);
  }
});

/**
 * What the page says is *not* there, and whether the program agrees. A denial without an entry fails: a page that
 * understates is believed less where it is right. Null where only a measurement tells.
 */
const DENIALS: Readonly<Record<string, { readonly words: string; readonly isTrue: (() => boolean) | null }>> = {
  T32: {
    words: 'enrolled without a PIN does not lock',
    isTrue: () => has('src/server/features/accounts/enrolled-panels/enrol-panel.ts', "pin === '' ? ok(null)"),
  },
  T53: {
    words: 'nothing compares the clock of a machine that has the database itself',
    isTrue: () =>
      has('src/server/features/monitor/watch-clock.ts', 'clock_timestamp()') &&
      sourcesOf('src/server').every((path) => !/\bntp\b/i.test(read(path))),
  },
  T59: {
    words: 'no audit in `npm test`',
    isTrue: () =>
      readdirSync(join(ROOT, 'scripts'), { recursive: true, encoding: 'utf8' })
        .filter((name) => /^(test|check|bootstrap\/.*)\.mjs$/.test(name))
        .every((name) => !/npm audit|'audit'/.test(read(`scripts/${name}`))),
  },
  T66: {
    words: 'with one role for everything (`DATABASE_URL`) it may',
    isTrue: () =>
      has('src/server/supervisor/open-shop.ts', "app: config.databaseUrl ?? '', owner: config.databaseUrl ?? ''"),
  },
  T69: {
    words: 'the last half minute',
    isTrue: () => has('src/server/supervisor/keep-backups.ts', 'LOOK_EVERY_MS = 30_000'),
  },
  T70: {
    words: 'copies before a key was made, or who has the machine itself',
    isTrue: () => has('src/server/platform/backups/copy-keys.ts', 'backup-keys.json'),
  },
  T71: {
    words: 'who has the machine can delete there',
    isTrue: () => has('src/server/platform/backups/s3-store.ts', "method: 'DELETE'"),
  },
  T72: {
    words: 'a valid menu of many thousand options takes a second',
    isTrue: null,
  },
};

const has = (path: string, text: string) => read(path).includes(text);

test('what a row says is not there is not there', () => {
  const denied = rows.filter(({ row }) => row.includes('*Not*'));
  expect(denied.map(({ name }) => name)).toEqual(Object.keys(DENIALS));
  for (const { name, row } of denied) {
    expect(row, name).toContain(DENIALS[name]?.words);
    expect([name, DENIALS[name]?.isTrue?.() ?? true]).toEqual([name, true]);
  }
});

test('what a section says is switched on is what pages send, and nothing else is said to be off', () => {
  const [, section = ''] = /## Trusted Types\n+([\s\S]*?)(?:\n## |$)/.exec(read('docs/reliability.md')) ?? [];
  for (const kind of ['guests', 'staff'] as const) {
    const policy = pagePolicy({ scripts: [], styles: [] }, kind, 'https://magazin.exemplu.ro');
    expect(section.startsWith('Switched on'), kind).toBe(policy.includes("require-trusted-types-for 'script'"));
    expect(policy.includes(' default'), kind).toBe(kind === 'staff');
  }
  const pages = readdirSync(join(ROOT, 'docs')).filter((name) => name.endsWith('.md'));
  expect(pages.filter((name) => /not switched on/i.test(read(`docs/${name}`)))).toEqual([]);
});

test('the limits of wrong coupon codes are told as they are counted', () => {
  const code = read('src/server/features/promotions/apply-coupon.ts');
  const points = (name: string) => new RegExp(`const ${name} = \\{ points: (\\d+)`).exec(code)?.[1];
  const [row = ''] = /^\| coupons \|.*$/m.exec(read('docs/security-inventories.md')) ?? [];
  expect(row).toContain(`${points('GUESSES')} wrong ones in ten minutes`);
  expect(row).toContain(
    `${points('GUESSES_UNDER_SIEGE')} wrong ones for ten minutes after all visitors together had more than ${points('GUESSES_OF_ALL')} in`,
  );
});

test('what comments call by its number is a row of the page', () => {
  const named = sourcesOf('src').flatMap((path) =>
    [...read(path).matchAll(/reliability(?:\.md)? ([PT]\d+)/g)].map(([, name]) => name),
  );
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((name) => !rows.some((row) => row.name === name))).toEqual([]);
});

/**
 * The only places with unescaped HTML: the first writes constants of ours into a script element, the second and the last
 * are sanitised, the third is JSON without `<`, the fourth is React's own server output.
 */
const WRITTEN_AS_IT_IS = [
  'src/web/draw-staff-page.tsx',
  'src/web/staff/menu-editor/product-screen.tsx',
  'src/web/storefront/shell/json-ld.tsx',
  'src/web/ui/cached-markup.tsx',
  'src/web/ui/rich-text.tsx',
];

test('no page writes a text as HTML but where it was cleaned', () => {
  const writers = sourcesOf('src/web').filter((path) =>
    /dangerouslySetInnerHTML=|\.(inner|outer)HTML\s*=/.test(read(path)),
  );
  expect(writers.sort()).toEqual(WRITTEN_AS_IT_IS);
});

test('packages are installed as they were locked, and run nothing while they are', () => {
  const install = read('scripts/bootstrap/install.mjs');
  expect(install).toContain(`npm('ci')`);
  expect(install).toContain(`'--ignore-scripts'`);
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(read('package.json'));
  const versions = Object.values({ ...dependencies, ...devDependencies, ...optionalDependencies });
  expect(versions.filter((version) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(String(version)))).toEqual([]);
});

function sourcesOf(folder: string): readonly string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`);
}
