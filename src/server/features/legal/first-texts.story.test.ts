/** The legal texts of a new shop come from `db/seed/legal`; in any other shop they stay what they are. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { expect, inject, test } from 'vitest';
import { LEGAL_KINDS, type LegalKind } from '#domain/legal/legal-kinds.ts';
import { type Database, openDatabase } from '#server/platform/database.ts';
import { migrate } from '#server/platform/postgres/migrate.ts';
import { anOrder, place } from '#test/support/an-order.ts';
import { anAdmin, aProduct } from '#test/support/factories.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';
import { type TestApp, testApp } from '#test/support/test-app.ts';
import { createTestDatabase } from '#test/support/test-database.ts';
import { databaseAt } from '#test/support/test-server.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';
import { listLegalTexts } from './legal-texts.repository.ts';
import { parseFirstText } from './parse-first-text.ts';
import { seedFirstTexts } from './seed-first-texts.ts';

const MIGRATIONS = fileURLToPath(new URL('../../../../db/migrations/', import.meta.url));
const FIRST_TEXTS = fileURLToPath(new URL('../../../../db/seed/legal/', import.meta.url));

/** Kinds whose file still says what the migrations say. One whose wording is changed in its file leaves this list. */
const AS_MIGRATED: readonly LegalKind[] = ['privacy', 'cookies', 'accessibility'];

const fileOf = (kind: LegalKind) => readFile(join(FIRST_TEXTS, `${kind}.md`), 'utf8');

/** The content of a file as a row of the table. */
async function expectedOf(kind: LegalKind) {
  const { effectiveFrom, sections } = parseFirstText(await fileOf(kind));
  return { kind, version: effectiveFrom, effectiveFrom, sections };
}

const byKind = <Text extends { readonly kind: LegalKind }>(texts: readonly Text[]) =>
  texts.toSorted((one, other) => LEGAL_KINDS.indexOf(one.kind) - LEGAL_KINDS.indexOf(other.kind));

/** As the owner of the schema, who prepares the database at a start. */
function openAsOwner(name: string): Database & AsyncDisposable {
  const { db } = openDatabase({ url: databaseAt(inject('storyServer').adminUrl, name), applicationName: 'story' });
  return Object.assign(db, { [Symbol.asyncDispose]: () => db.destroy() });
}

async function ownerOf(story: TestApp): Promise<Database & AsyncDisposable> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(story.db);
  return openAsOwner(rows[0]?.name ?? '');
}

/** The files with other words in the first section of the terms, in force from a later day. */
async function changedTexts() {
  const folder = await temporaryFolder();
  for (const kind of LEGAL_KINDS) {
    const text = await fileOf(kind);
    const changed = text.replace(/^effectiveFrom: .*$/m, 'effectiveFrom: 2027-02-01').replace(/^## .*$/m, '## Altfel');
    await writeFile(join(folder.path, `${kind}.md`), kind === 'terms' ? changed : text);
  }
  return folder;
}

test('a new shop finds one version of every text, word for word that of its file', async () => {
  await using story = await testApp();
  expect(byKind(await listLegalTexts(story.db))).toEqual(await Promise.all(LEGAL_KINDS.map(expectedOf)));
});

test('the files say what the migrations say, so that shops of both have the same texts', async () => {
  await using copy = await createTestDatabase();
  await using db = openAsOwner(new URL(copy.url).pathname.slice(1));
  await sql`drop schema public cascade`.execute(db);
  await sql`create schema public`.execute(db);
  await migrate(db, MIGRATIONS);
  const migrated = await listLegalTexts(db);
  expect(byKind(migrated.filter(({ kind }) => AS_MIGRATED.includes(kind)))).toEqual(
    await Promise.all(AS_MIGRATED.map(expectedOf)),
  );
});

test('another wording reaches a new shop by its file alone', async () => {
  await using story = await testApp();
  await using owner = await ownerOf(story);
  await using folder = await changedTexts();
  await seedFirstTexts(owner, folder.path);
  const [terms, ...others] = byKind(await listLegalTexts(story.db));
  expect(terms).toMatchObject({ version: '2027-02-01', sections: [{ title: 'Altfel' }, ...Array(12).fill({})] });
  expect(others).toEqual(await Promise.all(LEGAL_KINDS.slice(1).map(expectedOf)));
});

test.each<[string, (story: TestApp) => Promise<unknown>]>([
  ['an account', ({ db }) => anAdmin(db)],
  ['an order', placeOne],
  ['a change', changeOne],
  ['a draft', draftOne],
])('a shop that has %s keeps its texts', async (_case, happen) => {
  await using story = await testApp();
  await using owner = await ownerOf(story);
  await using folder = await changedTexts();
  await happen(story);
  const before = await listLegalTexts(story.db);
  await seedFirstTexts(owner, folder.path);
  expect(await listLegalTexts(story.db)).toEqual(before);
  expect(before.map(({ version }) => version)).not.toContain('2027-02-01');
});

async function placeOne({ db, api }: TestApp): Promise<void> {
  await theRestaurant(db);
  await place(api, anOrder({ of: [await aProduct(db)] }));
}

async function changeOne({ db }: TestApp): Promise<void> {
  const row = { subject: 'legal:terms', title: 'Termeni', action: 'updated', staff_id: null, at: new Date(0) } as const;
  await db.insertInto('changes').values(row).execute();
}

async function draftOne({ db }: TestApp): Promise<void> {
  await db
    .insertInto('legal_drafts')
    .values({ kind: 'terms', sections: '[]', saved_at: new Date(0) })
    .execute();
}
