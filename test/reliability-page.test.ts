/** `docs/reliability.md`: every promise and threat must have an existing test as proof. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

const PROMISES = 11;
const THREATS = 72;
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

test('what comments call by its number is a row of the page', () => {
  const named = sourcesOf('src').flatMap((path) =>
    [...read(path).matchAll(/reliability(?:\.md)? ([PT]\d+)/g)].map(([, name]) => name),
  );
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((name) => !rows.some((row) => row.name === name))).toEqual([]);
});

/**
 * The only places with unescaped HTML: the first and the last are sanitised, the second is JSON without `<`, the third
 * is React's own server output.
 */
const WRITTEN_AS_IT_IS = [
  'src/web/staff/menu-editor/product-screen.tsx',
  'src/web/storefront/shell/json-ld.tsx',
  'src/web/ui/kept-markup.tsx',
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
