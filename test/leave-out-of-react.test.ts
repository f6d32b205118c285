/** What the build leaves out of React's renderer is what no page here uses. */
import { glob, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { withoutUnused } from '../scripts/leave-out-of-react.ts';

const ROOT = join(import.meta.dirname, '..');
const RENDERER = join(ROOT, 'node_modules/react-dom/cjs/react-dom-client.production.js');
const requireFromHere = createRequire(import.meta.url);

test('React’s renderer runs without view transitions, stacks of components and refs of fragments', async () => {
  const whole = await readFile(RENDERER, 'utf8');
  const left = withoutUnused(whole);
  expect(left).not.toMatch(/startViewTransition\(\{|FragmentInstance\.prototype|describeFiber\(workInProgress/);
  const exports = {};
  runInNewContext(left, { exports, require: requireFromHere, console, setTimeout, clearTimeout, queueMicrotask });
  expect(Object.keys(exports)).toEqual(Object.keys(requireFromHere('react-dom/client')));
});

test('a renderer without one of these functions is refused: it is another one', async () => {
  const whole = await readFile(RENDERER, 'utf8');
  expect(() => withoutUnused(whole.replace('function startViewTransition(', 'function beginViewTransition('))).toThrow(
    'startViewTransition',
  );
  expect(() => withoutUnused(whole.replaceAll('FragmentInstance.prototype.', 'PartInstance.prototype.'))).toThrow(
    'methods of fragments',
  );
});

test('no page uses what is left out', async () => {
  for await (const file of glob('src/web/**/*.{ts,tsx}', { cwd: ROOT })) {
    const text = await readFile(join(ROOT, file), 'utf8');
    expect(text, file).not.toMatch(/\bViewTransition\b|componentStack|<(React\.)?Fragment\b[^>]*\bref=/);
  }
});
