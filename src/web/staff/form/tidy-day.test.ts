import { expect, test } from 'vitest';
import { dayFromText, parseTypedDay } from './tidy-day.ts';

test.each([
  ['31.12.2026', '2026-12-31'],
  ['1.2.2026', '2026-02-01'],
  [' 1 / 2 / 2026 ', '2026-02-01'],
  ['31-12-2026', '2026-12-31'],
  ['31122026', '2026-12-31'],
  ['2026-12-31', '2026-12-31'],
  ['29.02.2028', '2028-02-29'],
  ['29.02.2027', null],
  ['31.12.20', null],
  ['31.12', null],
  ['12/31/2026', null],
  ['mâine', null],
  ['', null],
])('„%s” is %s', (typed, day) => {
  expect(dayFromText(typed)).toBe(day);
});

test('a year of two digits counts once typing is over', () => {
  expect(parseTypedDay('31.12.26')).toBe('2026-12-31');
  expect(parseTypedDay('31.12.2026')).toBe('2026-12-31');
  expect(parseTypedDay('31.12')).toBe(null);
});
