/** Checks that no page uses what the build removes from React's renderer. */
import { glob, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { chooseReact, hasWholeReact, refuseLeftOut, withoutUnused } from '../scripts/leave-out-of-react.ts';

const ROOT = join(import.meta.dirname, '..');
const RENDERER = join(ROOT, 'node_modules/react-dom/cjs/react-dom-client.production.js');
const requireFromHere = createRequire(import.meta.url);
const whole = await readFile(RENDERER, 'utf8');
const left = withoutUnused(whole);

test('React’s renderer runs without what is left out', () => {
  expect(left).not.toMatch(/= startViewTransition\(|FragmentInstance\.prototype|describeFiber\(workInProgress/);
  expect(left).not.toMatch(/useOptimistic:|useActionState:|return updateSuspenseListComponent/);
  const exports = {};
  const browser = { document: {}, queueMicrotask, reportError: () => undefined, setTimeout, clearTimeout };
  runInNewContext(left, { ...browser, exports, require: requireFromHere, console });
  expect(Object.keys(exports)).toEqual(Object.keys(requireFromHere('react-dom/client')));
});

test('no function of it uses a name that was declared in a part left out', () => {
  const before = freeNames(whole);
  for (const [name, free] of freeNames(left)) {
    const unknown = [...free.difference(before.get(name) ?? new Set())].filter((one) => !(one in globalThis));
    expect(unknown, name).toEqual([]);
  }
});

test.each([
  ['function getStackByFiberInDevAndProd(', 'function stackOf(', 'getStackByFiberInDevAndProd'],
  ['FragmentInstance.prototype.', 'PartInstance.prototype.', 'FragmentInstance'],
  ['useOptimistic:', 'useHopeful:', 'useOptimistic'],
  ['case 19:', 'case 49:', 'SUSPENSE_LIST'],
])('a renderer without “%s” is refused: it is another one', (text, other, told) => {
  expect(() => withoutUnused(whole.replaceAll(text, other))).toThrow(told);
});

test('another React, or one wanted whole, stays whole in both files, and the build says why', async () => {
  const entrance = await readFile(RENDERER.replace('react-dom-client', 'react-dom'), 'utf8');
  const files = { renderer: whole, entrance };
  const cut = chooseReact(files, '0');
  expect('whole' in cut || hasWholeReact(cut.renderer)).toBe(false);
  expect(hasWholeReact(whole)).toBe(true);
  expect(chooseReact(files, '1')).toEqual({ whole: 'REACT_WHOLE=1' });
  expect(chooseReact({ ...files, renderer: whole.replace('useOptimistic:', 'useHopeful:') })).toEqual({
    whole: expect.stringContaining('19 times, not 20'),
  });
  expect(chooseReact({ ...files, entrance: entrance.replace('exports.preload ', 'exports.fetchEarly ') })).toEqual({
    whole: expect.stringContaining('8 times, not 9'),
  });
});

test('a built file that needs what is left out fails the build', () => {
  const refusing = (code: string) => () => refuseLeftOut(code, 'a.js');
  expect(refusing('let[e,t]=(0,r.useOptimistic)(n)')).toThrow('a.js uses useOptimistic');
  expect(refusing('class e extends t{getSnapshotBeforeUpdate(){}}')).toThrow('getSnapshotBeforeUpdate');
  expect(refusing('(0,n.jsx)(`input`,{onBeforeInput:e})')).toThrow('onBeforeInput');
  expect(refusing('e.preload(t);(0,r.useState)(0);document.startViewTransition(n)')).not.toThrow();
});

test('no page uses what is left out', async () => {
  for await (const file of glob('src/web/**/*.{ts,tsx}', { cwd: ROOT })) {
    const text = await readFile(join(ROOT, file), 'utf8');
    expect(text, file).not.toMatch(
      /\bViewTransition\b|componentStack|<(React\.)?Fragment\b[^>]*\bref=|<form\b[^>]*\saction=\{|\bformAction=|<[a-z]+-[a-z]/,
    );
  }
});

type Node = { readonly type: string } & Readonly<Record<string, unknown>>;

/** The free names of each top-level function: those it uses but neither declares nor takes as parameters. */
function freeNames(code: string): ReadonlyMap<string, ReadonlySet<string>> {
  const functions = (parseAst(code).body as unknown as readonly Node[]).filter(
    ({ type }) => type === 'FunctionDeclaration',
  );
  return new Map(
    functions.map((one) => {
      const [used, declared] = [new Set<string>(), new Set<string>()];
      collect(one, used, declared);
      return [String((one.id as Node).name), used.difference(declared)];
    }),
  );
}

/** The renderer uses `var` and no destructuring: each name belongs to the whole function. */
function collect(node: Node, used: Set<string>, declared: Set<string>): void {
  if (node.type === 'Identifier') used.add(String(node.name));
  if (node.type === 'VariableDeclarator' || node.type.startsWith('Function')) note(node.id, declared);
  for (const parameter of (node.params as unknown[] | undefined) ?? []) note(parameter, declared);
  if (node.type === 'CatchClause') note(node.param, declared);
  for (const [key, value] of Object.entries(node)) {
    const isNamed = (key === 'property' || key === 'key') && node.computed === false;
    if (isNamed || key === 'label') continue;
    for (const child of [value].flat()) if (isNode(child)) collect(child, used, declared);
  }
}

function note(node: unknown, declared: Set<string>): void {
  if (isNode(node) && node.type === 'Identifier') declared.add(String(node.name));
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}
