/** A restaurant that moves with all its data: a new restaurant reads the whole archive, and every row is compared. */
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { hashPassword } from '#server/features/accounts/index.ts';
import { orderAccessToken } from '#server/features/orders/index.ts';
import { FEATURES } from '#server/features.ts';
import type { Database } from '#server/platform/database.ts';
import { archiveTablesOf, tablesOf } from '#server/platform/define/tables.ts';
import { aFullShop } from '#test/support/a-full-shop.ts';
import { anOrder, guest, place } from '#test/support/an-order.ts';
import { aCustomer, aManager, anAdmin, aProduct } from '#test/support/factories.ts';
import { refusalOf, type TestApp, testApp } from '#test/support/test-app.ts';
import { openArchive } from '#web/admin/menu/import/read-archive.ts';
import { readWholeArchive } from '#web/admin/menu/import/send-archive.ts';

const GUEST = { email: 'oaspete@exemplu.ro', password: 'Papanasi-cu-dulceata-4' };
const OWNER = 'patroana@exemplu.ro';

type Row = Readonly<Record<string, unknown>>;
let archive: Uint8Array<ArrayBuffer>;
let before: ReadonlyMap<string, readonly Row[]>;
let sold: { readonly id: number; readonly number: number };

/** Every row of every imported table, as JSON: moments to the microsecond. */
async function everyRow(db: Database): Promise<ReadonlyMap<string, readonly Row[]>> {
  const tables = new Map<string, readonly Row[]>();
  for (const table of archiveTablesOf(() => FEATURES).listReadTables()) {
    const without = sql.val([...(tablesOf(FEATURES).get(table)?.differs?.columns ?? [])]);
    const { rows } = await sql<{ row: Row }>`
      select to_jsonb(one) - ${without}::text[] as row from ${sql.table(table)} as one
      order by (to_jsonb(one) - ${without}::text[])::text collate "C"`.execute(db);
    tables.set(
      table,
      rows.map(({ row }) => row),
    );
  }
  return tables;
}

async function readInto(story: TestApp, token: string, bytes = archive) {
  const opened = await openArchive(new Blob([bytes]));
  if (!opened.ok) throw new Error(opened.error);
  return readWholeArchive(story.apiOf({ token }), opened.value, () => {});
}

/** The archive with some of its files changed. */
function changed(files: Readonly<Record<string, (text: string) => string>>): Uint8Array<ArrayBuffer> {
  const parts = unzipSync(archive);
  for (const [name, change] of Object.entries(files)) {
    parts[name] = strToU8(change(strFromU8(parts[name] ?? new Uint8Array())));
  }
  return new Uint8Array(zipSync(parts));
}

beforeAll(async () => {
  await using old = await testApp();
  await aFullShop(old.db, old.clock.now());
  const password = await hashPassword(GUEST.password);
  const { id } = await aCustomer(old.db, { email: GUEST.email });
  await old.db.updateTable('users').set({ password_hash: password }).where('id', '=', id).execute();
  const owner = await anAdmin(old.db, { email: OWNER });
  const dish = await aProduct(old.db, { name: 'Sarmale' });
  const { orderNumber } = await place(old.api, anOrder({ of: [dish], delivery: guest(1) }));
  const row = await old.db
    .selectFrom('orders')
    .select('id')
    .where('number', '=', orderNumber)
    .executeTakeFirstOrThrow();
  sold = { id: row.id, number: orderNumber };
  const begun = await old.apiOf(owner)('beginArchive', { body: { hasGuests: true } });
  before = await everyRow(old.db);
  const response = await old.request(`/admin-service/archives/${begun.id}`, {}, owner);
  archive = new Uint8Array(await response.arrayBuffer());
});

test('what a shop takes along, a new one has row by row in every table, and goes on from there', async () => {
  for (const [table, rows] of before) expect(rows.length, `${table} has nothing to compare`).toBeGreaterThan(0);
  await using story = await testApp();
  // The owner opened the new restaurant with the same e-mail address and another password.
  const owner = await anAdmin(story.db, { email: OWNER });
  const read = await readInto(story, owner.token);
  expect(read).toMatchObject({ ok: true, value: { closedStaff: ['manager@pofta.local'], lost: [] } });

  const after = await everyRow(story.db);
  for (const [table, rows] of before) {
    const here = (after.get(table) ?? []).filter((row) => table !== 'changes' || row.title !== 'Arhivă citită');
    expect(here, table).toEqual(rows);
  }

  // The owner's session continues, as the account in the archive.
  const office = story.apiOf(owner);
  const { archives } = await office('getArchives');
  expect(archives).toEqual([]);
  expect((await office('getChanges', { query: {} })).content[0]).toMatchObject({ title: 'Arhivă citită' });
  // A guest signs in with the password that they have.
  expect(await story.api('authenticate', { body: GUEST })).toBeDefined();
  // A live page opens with the key of the new restaurant, which its mails use.
  const token = orderAccessToken(await story.services.secrets.load('order_access'), sold.id);
  const { order } = await story.api('trackOrder', { params: { token } });
  expect(order.orderNumber).toBe(sold.number);
  // The next order has the next id, and the number that it would have had in the old restaurant.
  const dish = await aProduct(story.db);
  const next = await place(story.api, anOrder({ of: [dish], delivery: guest(2) }));
  const row = await story.db.selectFrom('orders').select(['id', 'number']).orderBy('id', 'desc').executeTakeFirst();
  expect(row).toEqual({ id: sold.id + 1, number: next.orderNumber });
  // After the first reading the restaurant is no longer new.
  await expect(readInto(story, owner.token)).rejects.toMatchObject({ body: { code: 'house_not_new' } });
});

test('an account that the archive does not know stays, with its session, beside those that came', async () => {
  await using story = await testApp();
  const admin = await anAdmin(story.db, { email: 'alta@exemplu.ro' });
  await readInto(story, admin.token);
  const emails = (before.get('users') ?? []).map(({ email }) => email);
  const users = await story.db.selectFrom('users').select(['email', 'is_active', 'roles']).execute();
  expect(users.map(({ email }) => email).toSorted()).toEqual([...emails, 'alta@exemplu.ro'].toSorted());
  const open = users.filter(({ roles, is_active }) => is_active && !roles.includes('ROLE_USER'));
  expect(open.map(({ email }) => email)).toEqual(['alta@exemplu.ro']);
  expect((await story.apiOf(admin)('getArchives')).counts.orders).toBe(before.get('orders')?.length);
});

const hostile = (email: string, hash: string) => (text: string) => {
  const [first = ''] = text.split('\n');
  const row = { ...JSON.parse(first), id: 900, email, roles: ['ROLE_ADMIN'], is_active: true, password_hash: hash };
  return `${text}${JSON.stringify(row)}\n`;
};

test('an administrator that somebody wrote into an archive opens nothing', async () => {
  await using story = await testApp();
  const owner = await anAdmin(story.db, { email: OWNER });
  const password = 'Ciorba-de-fasole-12';
  const bytes = changed({ 'tabele/users.jsonl': hostile('hot@exemplu.ro', await hashPassword(password)) });
  const read = await readInto(story, owner.token, bytes);
  expect(read).toMatchObject({ ok: true, value: { closedStaff: ['hot@exemplu.ro', 'manager@pofta.local'] } });
  expect(
    await refusalOf(story.api, 'authenticateStaff', { body: { email: 'hot@exemplu.ro', password } }),
  ).toMatchObject({
    status: 401,
  });
});

test('markup that runs is cleaned', async () => {
  await using story = await testApp();
  const owner = await anAdmin(story.db, { email: OWNER });
  const withScript = (text: string) =>
    text.replace(/"description": ?"/, '"description": "<img src=x onerror=alert(1)>');
  await readInto(story, owner.token, changed({ 'tabele/products.jsonl': withScript }));
  const rows = await story.db.selectFrom('products').select('description').execute();
  expect(rows.map(({ description }) => description).join('')).not.toContain('onerror');
});

test.each([
  [
    'of a later version',
    { 'arhiva.json': (text: string) => text.replace(/"\d{4}_[a-z_]+\.sql"/, '"9999_later.sql"') },
    'archive_newer',
  ],
  [
    'without guests',
    { 'arhiva.json': (text: string) => text.replace('"hasGuests": true', '"hasGuests": false') },
    'archive_without_guests',
  ],
  [
    'with a column that no table has',
    { 'tabele/sizes.jsonl': (text: string) => text.replaceAll('"grams"', '"gramz"') },
    'archive_rows_refused',
  ],
  [
    'with a price below nothing',
    { 'tabele/sizes.jsonl': (text: string) => text.replace(/"price_bani": ?\d+/, '"price_bani": -5') },
    'archive_rows_refused',
  ],
  [
    'with a line that is cut off',
    { 'tabele/orders.jsonl': (text: string) => text.slice(0, -20) },
    'archive_rows_refused',
  ],
  [
    'whose orders name nobody',
    { 'tabele/sizes.jsonl': (text: string) => text.split('\n').slice(1).join('\n') },
    'archive_rows_refused',
  ],
  [
    'with a value that no form saves',
    { 'tabele/slot_limits.jsonl': (text: string) => text.replace('"all"', '"luni"') },
    'archive_rows_refused',
  ],
])('an archive %s is refused, and nothing is different', async (_, files, code) => {
  await using story = await testApp();
  const owner = await anAdmin(story.db, { email: OWNER });
  const untouched = await everyRow(story.db);
  await expect(readInto(story, owner.token, changed(files))).rejects.toMatchObject({ body: { code } });
  expect(await everyRow(story.db)).toEqual(untouched);
});

test('only a new shop reads one whole, only administrators ask for it, and tables that open doors are not taken', async () => {
  await using story = await testApp();
  const admin = await anAdmin(story.db);
  const office = story.apiOf(admin);
  const rows = (table: string, text: string) => ({ body: { table, file: new File([text], 'rows.jsonl') } });
  for (const table of ['sessions', 'secrets', 'security_events', 'no_table']) {
    expect(await refusalOf(office, 'sendArchiveRows', rows(table, '{"id":1}')), table).toMatchObject({
      code: 'archive_rows_refused',
    });
  }
  expect(await refusalOf(office, 'sendArchiveRows', rows('orders', 'x'.repeat(2_000_001)))).toMatchObject({
    status: 413,
  });
  const manager = await aManager(story.db);
  const start = { body: { hasGuests: true, migration: '' } };
  expect(await refusalOf(story.apiOf(manager), 'startArchiveReading', start)).toMatchObject({ status: 403 });
  // A second staff account means that the restaurant is not new.
  expect(await refusalOf(office, 'startArchiveReading', start)).toMatchObject({ code: 'house_not_new' });
  expect(await refusalOf(office, 'sendArchiveRows', rows('orders', '{}'))).toMatchObject({ code: 'house_not_new' });
});

test('rows that no database keeps are refused in words when they are sent, and those that fit nowhere when they are read', async () => {
  await using story = await testApp();
  const office = story.apiOf(await anAdmin(story.db));
  const rows = (table: string, text: string) => ({ body: { table, file: new File([text], 'rows.jsonl') } });
  const start = () => office('startArchiveReading', { body: { hasGuests: true, migration: '' } });
  const read = (pictures: string) => ({ body: { pictures: new File([pictures], 'poze.json'), orderNumberKey: '' } });
  const refused = { status: 422, code: 'archive_rows_refused' };
  await start();
  for (const [what, value] of [
    ['a text with U+0000', '"a\\u0000b"'],
    ['half of a pair', '"a\\ud800b"'],
    ['a name with U+0000', '{"a\\u0000":1}'],
    ['deeper than the database reads', `${'['.repeat(20_000)}${']'.repeat(20_000)}`],
  ]) {
    expect(await refusalOf(office, 'sendArchiveRows', rows('reviews', `{"id":1,"text":${value}}`)), what).toMatchObject(
      refused,
    );
  }
  for (const id of ['"abc"', '9223372036854775807', '{"a":1}']) {
    await start();
    await office('sendArchiveRows', rows('users', `{"id":${id},"email":"a@exemplu.ro","roles":["ROLE_USER"]}`));
    expect(await refusalOf(office, 'readArchive', read('{}')), id).toMatchObject(refused);
  }
  expect(await refusalOf(office, 'readArchive', read('{"a":"\\u0000"}'))).toMatchObject(refused);
  expect(await refusalOf(office, 'readArchive', read(`{"a":"${'x'.repeat(1_000_000)}"}`))).toMatchObject({
    status: 413,
  });
});
