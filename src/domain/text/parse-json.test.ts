import { expect, test } from 'vitest';
import { parseJson } from './parse-json.ts';

test.each([
  ['{"lines":[]}', { lines: [] }],
  ['3', 3],
  ['null', null],
  ['{"lines":', null],
  ['', null],
  [null, null],
])('%j says %j', (text, value) => {
  expect(parseJson(text)).toEqual(value);
});
