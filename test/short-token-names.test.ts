import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { renamer, tokenNames } from '../scripts/short-token-names.ts';

const rename = renamer(':root {\n  --ink: #000;\n  --ink-soft: #666;\n  --page: 72rem;\n}');

test.each([
  [':root{--ink:#000;--ink-soft:#666}', ':root{--a:#000;--b:#666}'],
  ['border: 1px solid var( --ink-soft);', 'border: 1px solid var( --b);'],
  ["style={{ '--page': 'var(--ink)' }}", "style={{ '--c': 'var(--a)' }}"],
  ['var(--ink-strong) var(--mantine-ink)', 'var(--ink-strong) var(--mantine-ink)'],
  ['for (let page = 9; page > 0; ) read(pages[--page]);', 'for (let page = 9; page > 0; ) read(pages[--page]);'],
])('%s → %s', (code, renamed) => {
  expect(rename(code)).toBe(renamed);
});

test('no script puts the name of a token together, where it could not be renamed', () => {
  const tokens = tokenNames(readFileSync('src/web/ui/tokens.css', 'utf8'));
  const composed = globSync('src/web/**/*.{ts,tsx}').flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/(--[a-z-]*)\$\{/g)]
      .filter(([, begun = '']) => tokens.some((token) => token.startsWith(begun)))
      .map(([text]) => `${path}: ${text}`),
  );
  expect(composed).toEqual([]);
});
