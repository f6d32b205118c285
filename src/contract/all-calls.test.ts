import { expect, test } from 'vitest';
import { CALLS, CALLS_BY_WORD } from './all-calls.ts';
import type { Call } from './define/define-call.ts';

const declared = Object.values(CALLS_BY_WORD).flatMap((calls) => Object.entries<Call>(calls));

test('a name, and a method with a path, belong to one call', () => {
  expect(declared.map(([name]) => name).sort()).toEqual(Object.keys(CALLS).sort());
  const addresses = declared.map(([, { method, path }]) => `${method} ${path}`);
  expect(addresses.filter((address, index) => addresses.indexOf(address) !== index)).toEqual([]);
});

test('every path parameter of a call has a schema', () => {
  const missing = declared.filter(([, { path, params }]) => path.includes('{') !== (params !== undefined));
  expect(missing.map(([name]) => name)).toEqual([]);
});
