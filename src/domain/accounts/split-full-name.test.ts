import { expect, test } from 'vitest';
import { fullName } from './full-name.ts';
import { splitFullName } from './split-full-name.ts';

test.each([
  ['Ana-Maria Pop', 'Ana-Maria', 'Pop'],
  ['  Ana   Maria  Pop ', 'Ana', 'Maria Pop'],
  ['Ioana Constantinescu-Popa', 'Ioana', 'Constantinescu-Popa'],
  ['I. Maria Pop', 'I. Maria', 'Pop'],
  ['I Maria Pop', 'I Maria', 'Pop'],
  ['I. Pop', 'I.', 'Pop'],
  ["D'Angelo Ștefan", "D'Angelo", 'Ștefan'],
  ['Ana\u00a0Pop', 'Ana', 'Pop'],
  ['Pop', 'Pop', ''],
  ['', '', ''],
])('„%s” is „%s” and „%s”', (typed, firstName, lastName) => {
  expect(splitFullName(typed)).toEqual({ firstName, lastName });
});

test.each(['Ana Pop', 'Pop Ana', 'I. Maria Pop', 'Pop'])('the parts of „%s” read together as typed', (typed) => {
  expect(fullName(splitFullName(typed))).toBe(typed);
});
