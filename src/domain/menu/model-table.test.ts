import { expect, test } from 'vitest';
import { modelTable } from './model-table.ts';

test('every row of the model has a cell for each heading', () => {
  const lines = modelTable().replace('\ufeff', '').trim().split('\r\n');
  expect(new Set(lines.map((line) => line.split(';').length))).toEqual(new Set([7]));
  expect(lines).toHaveLength(5);
});
