import { expect, test } from 'vitest';
import { composeModelWorkbook, modelTable } from './model-table.ts';

test('every row of the model has a cell for each heading', () => {
  const lines = modelTable().replace('\ufeff', '').trim().split('\r\n');
  expect(new Set(lines.map((line) => line.split(';').length))).toEqual(new Set([7]));
  expect(lines).toHaveLength(5);
});

test('the workbook has the rows of the table, with prices as numbers', () => {
  const sheet = composeModelWorkbook()['xl/worksheets/sheet1.xml'] ?? '';
  expect(sheet.match(/<row /g)).toHaveLength(5);
  expect(sheet.match(/<c /g)).toHaveLength(30);
  expect(sheet).toContain('<v>24.5</v>');
});
