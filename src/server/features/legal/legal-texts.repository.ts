import { sql } from 'kysely';
import { z } from 'zod';
import { LegalSection } from '#contract/legal/wire.ts';
import type { LegalKind } from '#domain/legal/legal-kinds.ts';
import type { Instant } from '#domain/time/instant.ts';
import { type LocalDate, localDate } from '#domain/time/local-date.ts';
import type { Database } from '#server/platform/database.ts';
import type { Tx } from '#server/platform/in-transaction.ts';

/** A published version of a text. */
export type StoredLegalText = {
  readonly kind: LegalKind;
  readonly version: string;
  readonly effectiveFrom: LocalDate;
  readonly sections: readonly LegalSection[];
};

const Sections = z.array(LegalSection);
/** Upper bound for the versions of a restaurant. */
const MOST_VERSIONS = 500;

/** Every version of every text, the newest first. */
export async function listLegalTexts(db: Database): Promise<readonly StoredLegalText[]> {
  const rows = await db
    .selectFrom('legal_texts')
    .select(['kind', 'version', 'effective_from', 'sections'])
    .orderBy('effective_from', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_VERSIONS)
    .execute();
  return rows.map((row) => ({
    kind: row.kind,
    version: row.version,
    effectiveFrom: localDate(row.effective_from),
    sections: Sections.parse(row.sections),
  }));
}

/** Versions of the text of `kind` with their first days, the newest first. */
export async function listVersions(
  db: Database,
  kind: LegalKind,
): Promise<readonly Pick<StoredLegalText, 'version' | 'effectiveFrom'>[]> {
  const rows = await db
    .selectFrom('legal_texts')
    .select(['version', 'effective_from'])
    .where('kind', '=', kind)
    .orderBy('effective_from', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_VERSIONS)
    .execute();
  return rows.map((row) => ({ version: row.version, effectiveFrom: localDate(row.effective_from) }));
}

/** The draft of the next version, null while there is none. */
export async function findDraft(db: Database, kind: LegalKind): Promise<readonly LegalSection[] | null> {
  const row = await db.selectFrom('legal_drafts').select('sections').where('kind', '=', kind).executeTakeFirst();
  return row === undefined ? null : Sections.parse(row.sections);
}

/** Which texts have a draft. */
export async function listDraftKinds(db: Database): Promise<readonly LegalKind[]> {
  const rows = await db.selectFrom('legal_drafts').select('kind').execute();
  return rows.map(({ kind }) => kind);
}

export async function upsertDraft(
  tx: Tx,
  {
    kind,
    sections,
    at,
  }: { readonly kind: LegalKind; readonly sections: readonly LegalSection[]; readonly at: Instant },
): Promise<void> {
  const columns = { sections: JSON.stringify(sections), saved_at: new Date(at) };
  await tx
    .insertInto('legal_drafts')
    .values({ kind, ...columns })
    .onConflict((conflict) => conflict.column('kind').doUpdateSet(columns))
    .execute();
}

export async function deleteDraft(tx: Tx, kind: LegalKind): Promise<void> {
  await tx.deleteFrom('legal_drafts').where('kind', '=', kind).execute();
}

/** Versions are never changed or deleted. */
export async function insertLegalText(tx: Tx, text: StoredLegalText & { readonly at: Instant }): Promise<void> {
  await tx
    .insertInto('legal_texts')
    .values({
      kind: text.kind,
      version: text.version,
      effective_from: text.effectiveFrom,
      sections: JSON.stringify(text.sections),
      published_at: new Date(text.at),
    })
    .execute();
}

/** Nothing happened here yet: no account, no order, no change, no draft. */
export async function isNewShop(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ isNew: boolean }>`
    select not exists (select from users) and not exists (select from orders) and not exists (select from changes)
      and not exists (select from legal_drafts) as "isNew"`.execute(tx);
  return rows[0]?.isNew === true;
}

/** For a new shop only: elsewhere versions are never deleted. A version is named after its first day. */
export async function replaceTexts(tx: Tx, texts: readonly Omit<StoredLegalText, 'version'>[]): Promise<void> {
  const kinds = texts.map(({ kind }) => kind);
  await tx.deleteFrom('legal_texts').where('kind', 'in', kinds).execute();
  const rows = texts.map(({ kind, effectiveFrom, sections }) => ({
    kind,
    version: effectiveFrom,
    effective_from: effectiveFrom,
    sections: JSON.stringify(sections),
  }));
  await tx.insertInto('legal_texts').values(rows).execute();
}
