import { expect, test } from 'vitest';
import { CELL_STYLE, composeRow, composeSheet, composeWorkbook } from './workbook-parts.ts';

test('names and texts cannot end an element, and every sheet is named where the workbook lists its files', () => {
  const rows = composeRow(0, ['Titlu'], CELL_STYLE.bold) + composeRow(1, ['a < b & "c"', 24.5, '']);
  const parts = composeWorkbook({
    'Supe & paste': composeSheet({ rows }),
    Pizza: composeSheet({ rows: '', columns: '<cols/>', views: '<v/>' }),
  });
  expect(parts['xl/worksheets/sheet1.xml']).toContain('a &lt; b &amp; &quot;c&quot;');
  expect(parts['xl/worksheets/sheet1.xml']).toContain('<c r="B2" s="0"><v>24.5</v></c>');
  expect(parts['xl/worksheets/sheet2.xml']).toContain('<v/><cols/><sheetData>');
  expect(parts['xl/workbook.xml']).toContain('name="Supe &amp; paste" sheetId="1"');
  for (const file of ['worksheets/sheet1.xml', 'worksheets/sheet2.xml', 'styles.xml']) {
    expect(parts['[Content_Types].xml']).toContain(`/xl/${file}`);
    expect(parts['xl/_rels/workbook.xml.rels']).toContain(`Target="${file}"`);
  }
});
