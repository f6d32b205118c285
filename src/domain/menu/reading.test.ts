import { expect, test } from 'vitest';
import { ABSENT, EMPTY, mapReading, orKept, type Reading, unclear, understood } from './reading.ts';

test('only an understood fact replaces what was kept', () => {
  expect(orKept(understood(3), 7)).toBe(3);
  for (const reading of [ABSENT, EMPTY, unclear('x', 'nu e un număr')]) expect(orKept(reading, 7)).toBe(7);
});

test('only an understood fact is read further', () => {
  const half = (value: number): Reading<number> =>
    value % 2 === 0 ? understood(value / 2) : unclear(String(value), 'e impar');
  expect(mapReading(understood(8), half)).toEqual(understood(4));
  expect(mapReading(understood(7), half)).toMatchObject({ state: 'unclear', written: '7' });
  expect(mapReading(EMPTY, half)).toBe(EMPTY);
});

test('a long text is quoted as far as its cell needs to be found', () => {
  expect(unclear('a'.repeat(61), 'e lung')).toMatchObject({ written: `${'a'.repeat(59)}…` });
  expect(unclear('a'.repeat(60), 'e lung')).toMatchObject({ written: 'a'.repeat(60) });
});
