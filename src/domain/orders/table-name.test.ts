import { expect, test } from 'vitest';
import { parseTableName } from './table-name.ts';

test.each([
  [' 5 ', '5'],
  ['terasă 4/B', 'terasă 4/B'],
  ['', ''],
  ['<b>5</b>', null],
  ['5\n6', null],
  ['masa de lângă fereastra mare', null],
])('the table %j is %j', (raw, name) => {
  expect(parseTableName(raw)).toBe(name);
});
