import { expect, test } from 'vitest';
import { entriesOf, keysOf } from './keys-of.ts';

test('keys and entries of a table come in the order in which it is written', () => {
  const table = { accept: 1, reject: 2 } as const;
  expect(keysOf(table)).toEqual(['accept', 'reject']);
  expect(entriesOf(table)).toEqual([
    ['accept', 1],
    ['reject', 2],
  ]);
});
