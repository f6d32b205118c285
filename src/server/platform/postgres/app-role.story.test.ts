import { expect, test } from 'vitest';
import { aManager } from '#test/support/factories.ts';
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
