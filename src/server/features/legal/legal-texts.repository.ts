import { z } from 'zod';
import { LEGAL_KINDS, type LegalKind, LegalSection } from '#contract/legal.ts';
import { type LocalDate, localDate } from '#domain/time/local-date.ts';
import type { Database } from '#server/platform/database.ts';

/** One version of a text, as it was published. */
export type StoredLegalText = {
  readonly kind: LegalKind;
  readonly version: string;
  readonly effectiveFrom: LocalDate;
  readonly sections: readonly LegalSection[];
};

const Kind = z.enum(LEGAL_KINDS);
const Sections = z.array(LegalSection);
/** More versions than a restaurant publishes in its life. */
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
    kind: Kind.parse(row.kind),
    version: row.version,
    effectiveFrom: localDate(row.effective_from),
    sections: Sections.parse(row.sections),
  }));
}

/** Version of the text of `kind` in force on `day`; '' when there is none. */
export async function findVersionInForce(db: Database, kind: LegalKind, day: LocalDate): Promise<string> {
  const row = await db
    .selectFrom('legal_texts')
    .select('version')
    .where('kind', '=', kind)
    .where('effective_from', '<=', day)
    .orderBy('effective_from', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.version ?? '';
}
