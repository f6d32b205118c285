import { expect, test } from 'vitest';
import { bani } from '#domain/money/bani.ts';
import { FEATURES } from '#server/features.ts';
import { tablesOf } from '#server/platform/define/tables.ts';
import { aManager, aProduct } from '#test/support/factories.ts';
import { testApp } from '#test/support/test-app.ts';

const REWRITING = [
  "update changes set title = 'altceva'",
  'delete from changes',
  "update secrets set value = 'x'",
  'delete from secrets',
  "insert into schema_migrations (name, checksum) values ('9999_x.sql', 'x')",
  "update schema_migrations set checksum = 'x'",
  'delete from schema_migrations',
  'update order_events set details = null',
  'delete from order_events',
  'delete from reservation_events',
  'update legal_texts set version = 1',
  'delete from price_history',
  'update security_events set times = 2',
  'delete from security_events',
  'truncate changes',
  'alter table changes disable trigger all',
];

test('the role of the web processes adds to what is a record, and rewrites none of it', async () => {
  await using story = await testApp();
  const { pool } = story.services;
  for (const statement of REWRITING) {
    await expect(pool.query(statement), statement).rejects.toMatchObject({ code: '42501' });
  }
});

/** What the features declare as withheld of `select`, `insert`, `update` and `delete`; other tables grant all four. */
const WITHHELD = Object.fromEntries(
  [...tablesOf(FEATURES)].flatMap(([table, { withheld }]) => (withheld === undefined ? [] : [[table, withheld]])),
);

test('each right that no statement of ours needs is withheld, table by table', async () => {
  await using story = await testApp();
  const { pool } = story.services;
  const { rows } = await pool.query<{ table: string; withheld: string[]; beyond: string[]; column: string }>(`
    select relname as table,
      array(select right_to from unnest(array['delete', 'insert', 'select', 'update']) as right_to
        where not has_table_privilege(pg_class.oid, right_to) order by 1) as withheld,
      array(select right_to from unnest(array['truncate', 'references', 'trigger']) as right_to
        where has_table_privilege(pg_class.oid, right_to)) as beyond,
      (select attname from pg_attribute where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
        limit 1) as column
    from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by relname`);
  const found = rows.filter(({ withheld }) => withheld.length > 0);
  expect(Object.fromEntries(found.map(({ table, withheld }) => [table, withheld]))).toEqual(WITHHELD);
  expect(rows.filter(({ beyond }) => beyond.length > 0)).toEqual([]);
  for (const { table, withheld, column } of found) {
    const tried: Record<string, string> = {
      delete: `delete from ${table} where false`,
      insert: `insert into ${table} default values`,
      update: `update ${table} set ${column} = default where false`,
    };
    for (const right of withheld) {
      await expect(pool.query(tried[right] ?? ''), `${right} ${table}`).rejects.toMatchObject({ code: '42501' });
    }
  }
});

test('a price that changes twice at one moment is one row of the history, which only the trigger corrects', async () => {
  await using story = await testApp();
  const { sizeId } = await aProduct(story.db, { price: bani(3_200) });
  await story.services.pool.query(
    'begin; update sizes set price_bani = 3300; update sizes set price_bani = 3400; commit',
  );
  const { rows } = await story.services.pool.query(
    'select price_bani from price_history where size_id = $1 order by valid_from',
    [sizeId],
  );
  expect(rows.map((row) => row.price_bani)).toEqual([3_200, 3_400]);
});

test('of what was changed of a person only that it was changed can be left, and of nothing else', async () => {
  await using story = await testApp();
  const { pool } = story.services;
  const mara = await aManager(story.db);
  const insert = `insert into changes (at, staff_id, subject, title, action, fields)
    values (now(), $1, $2, 'Mara', 'updated', '[{"name":"phone","before":"1","after":"2"}]')`;
  for (const subject of [`user:${mara.id}`, 'user:999', 'contact']) await pool.query(insert, [mara.id, subject]);
  await pool.query('select forget_changes_of_user($1, $2)', [mara.id, 'Utilizator șters']);
  const { rows } = await pool.query('select subject, title, fields from changes order by id');
  expect(rows.map(({ title, fields }) => [title, fields.length])).toEqual([
    ['Utilizator șters', 0],
    ['Mara', 1],
    ['Mara', 1],
  ]);
});
