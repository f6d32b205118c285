import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openDatabase } from '#server/platform/database.ts';
import { createTestDatabase } from '#test/support/test-database.ts';
import { drawDataOverview, drawDataPage, readDataModel } from '../scripts/draw-data-diagrams.ts';

const read = (path: string) => readFileSync(new URL(`../docs/${path}`, import.meta.url), 'utf8');

test('the diagrams of the data are those of the migrated database (else: npm run types:database)', async () => {
  await using database = await createTestDatabase();
  const { db } = openDatabase({ url: database.url, applicationName: 'pofta test' });
  const model = await readDataModel(db);
  await db.destroy();
  expect(read('generated/data.md')).toBe(drawDataPage(model));
  expect(read('architecture.md')).toContain(drawDataOverview(model));
});
