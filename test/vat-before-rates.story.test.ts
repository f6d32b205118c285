/** Migrates a data folder from before VAT rates: every percentage becomes a rate, what was sold stays as it is. */
import { copyFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { expect, inject, test } from 'vitest';
import { openDatabase } from '#server/platform/database.ts';
import { migrate } from '#server/platform/postgres/migrate.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';
import { createTestDatabase } from '#test/support/test-database.ts';
import { databaseAt } from '#test/support/test-server.ts';

const MIGRATIONS = fileURLToPath(new URL('../db/migrations/', import.meta.url));
const FIRST_WITH_RATES = '0667_vat_rates.sql';

test('every percentage of products and options becomes a rate by its name, and products keep theirs', async () => {
  const copy = await createTestDatabase();
  const url = databaseAt(inject('storyServer').adminUrl, new URL(copy.url).pathname.slice(1));
  const { db } = openDatabase({ url, applicationName: 'story' });
  await sql`drop schema public cascade`.execute(db);
  await sql`create schema public`.execute(db);
  await using folder = await temporaryFolder();
  const files = (await readdir(MIGRATIONS)).filter((name) => name < FIRST_WITH_RATES);
  for (const name of files) await copyFile(join(MIGRATIONS, name), join(folder.path, name));
  await migrate(db, folder.path);
  await sql`insert into categories (slug, name) values ('supe', 'Supe')`.execute(db);
  await sql`insert into products (slug, category_id, name, vat_takeaway_basis_points, vat_on_premises_basis_points)
    select name, 1, name, takeaway, on_premises
    from (values ('supa', 1100, 1100), ('bere', 2100, 2100), ('tort', 2100, 1100), ('carte', 500, 950), ('vechi', 1900, 0))
      as given (name, takeaway, on_premises)`.execute(db);
  await sql`insert into option_groups (name, minimum, pricing) values ('Adaosuri', 0, 'sum')`.execute(db);
  await sql`insert into options (group_id, position, name, price_bani, vat_takeaway_basis_points, vat_on_premises_basis_points)
    values (1, 0, 'Smântână', 300, null, null), (1, 1, 'Gem', 300, 2100, null)`.execute(db);
  expect(await migrate(db, MIGRATIONS)).toContain(FIRST_WITH_RATES);

  const { rows } = await sql<{ name: string; takeaway: string; on_premises: string }>`
    select products.name, takeaway.name as takeaway, on_premises.name as on_premises from products
      join vat_rates as takeaway on takeaway.id = vat_takeaway_rate_id
      join vat_rates as on_premises on on_premises.id = vat_on_premises_rate_id
    order by products.id`.execute(db);
  expect(rows.map((row) => Object.values(row))).toEqual([
    ['supa', 'Redusă', 'Redusă'],
    ['bere', 'Standard', 'Standard'],
    ['tort', 'Standard', 'Redusă'],
    ['carte', 'TVA 5 %', 'TVA 9,5 %'],
    ['vechi', 'TVA 19 %', 'Zero'],
  ]);
  const options = await db
    .selectFrom('options')
    .leftJoin('vat_rates', 'vat_rates.id', 'vat_takeaway_rate_id')
    .select(['options.name', 'basis_points', 'vat_on_premises_rate_id'])
    .orderBy('options.id')
    .execute();
  expect(options).toEqual([
    { name: 'Smântână', basis_points: null, vat_on_premises_rate_id: null },
    { name: 'Gem', basis_points: 2100, vat_on_premises_rate_id: null },
  ]);
  const added = await db
    .insertInto('products')
    .values({ slug: 'nou', category_id: 1, name: 'Nou' })
    .returning('vat_takeaway_rate_id')
    .executeTakeFirstOrThrow();
  const reduced = await db.selectFrom('vat_rates').select('id').where('role', '=', 'reduced').executeTakeFirst();
  expect(added.vat_takeaway_rate_id).toBe(reduced?.id);
  await db.destroy();
  await copy.drop();
});
