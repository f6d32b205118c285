/** Drafts and versions of the legal texts, for the back office. */
import { sentenceOf } from '#contract/errors.ts';
import type { LegalSection } from '#contract/legal/wire.ts';
import { decidePublication } from '#domain/legal/decide-publication.ts';
import { describeVersion } from '#domain/legal/describe-version.ts';
import type { LegalKind } from '#domain/legal/legal-kinds.ts';
import { err, type Result } from '#domain/result.ts';
import { dateOf } from '#domain/time/bucharest.ts';
import { formatLongDate } from '#domain/time/format-date.ts';
import { type ChangedMeanwhile, saveByStaff } from '#server/features/changes/index.ts';
import type { DbServices } from '#server/platform/database.ts';
import { cleanSections } from './clean-sections.ts';
import { deleteDraft, findDraft, insertLegalText, listLegalTexts, upsertDraft } from './legal-texts.repository.ts';

/** The text, the author, and the base version; absent, the last save wins. */
export type LegalSave = {
  readonly kind: LegalKind;
  readonly staffId: number;
  readonly version?: number | null | undefined;
};

export type LegalRefusal =
  | ChangedMeanwhile
  | { readonly code: 'legal_draft_missing' }
  | { readonly code: 'invalid_request'; readonly fields: Readonly<Record<string, string>> };

const TITLES: Readonly<Record<LegalKind, string>> = {
  terms: 'Termeni și condiții',
  privacy: 'Politica de confidențialitate',
  cookies: 'Politica de cookies',
  accessibility: 'Declarația de accesibilitate',
};

export function legalSubject(kind: LegalKind): string {
  return `legal:${kind}`;
}

/** Saves the draft. Without an existing draft, sections equal to the last publication create none. */
export async function saveLegalDraft(
  services: DbServices,
  { kind, staffId, version }: LegalSave,
  written: readonly LegalSection[],
): Promise<Result<{ readonly version: number }, LegalRefusal>> {
  const cleaned = cleanSections(written);
  if (!cleaned.ok) return err({ code: 'invalid_request', fields: cleaned.error.fields });
  const sections = cleaned.value;
  return saveByStaff(services, { subject: legalSubject(kind), staffId, version }, async (tx, save, at) => {
    const published = (await listLegalTexts(tx)).find((text) => text.kind === kind)?.sections ?? [];
    return save({
      title: `${TITLES[kind]}: ciornă`,
      before: describeSections((await findDraft(tx, kind)) ?? published),
      after: describeSections(sections),
      write: () => upsertDraft(tx, { kind, sections, at }),
    });
  });
}

/** Deletes the draft; the published text stays. */
export function discardLegalDraft(
  services: DbServices,
  { kind, staffId, version }: LegalSave,
): Promise<Result<{ readonly version: number }, LegalRefusal>> {
  return saveByStaff(services, { subject: legalSubject(kind), staffId, version }, async (tx, save) => {
    const isDraft = (await findDraft(tx, kind)) !== null;
    const action = isDraft ? 'deleted' : 'updated';
    return save({ title: `${TITLES[kind]}: ciornă`, action, write: () => deleteDraft(tx, kind) });
  });
}

/** Publishes the draft as a version, in force from a day. Earlier versions stay for the orders that accepted them. */
export function publishLegalText(
  services: DbServices,
  { kind, staffId, version }: LegalSave,
  effectiveFrom: string,
): Promise<Result<{ readonly version: number }, LegalRefusal>> {
  const saving = { subject: legalSubject(kind), staffId, version };
  return saveByStaff<{ readonly version: number }, LegalRefusal>(services, saving, async (tx, save, at) => {
    const sections = await findDraft(tx, kind);
    if (sections === null) return err({ code: 'legal_draft_missing' });
    const known = (await listLegalTexts(tx)).filter((text) => text.kind === kind);
    const publication = decidePublication({
      kind,
      effectiveFrom,
      today: dateOf(at),
      takenVersions: known.map((text) => text.version),
    });
    if (!publication.ok) {
      const { error } = publication;
      const when = 'earliest' in error ? { when: formatLongDate(error.earliest) } : {};
      return err({ code: 'invalid_request', fields: { effectiveFrom: sentenceOf(error.code, when) } });
    }
    const last = known[0];
    return save({
      title: TITLES[kind],
      action: 'created',
      before: { Versiune: last ? describeVersion(last.version) : '' },
      after: {
        Versiune: describeVersion(publication.value.version),
        'În vigoare din': formatLongDate(publication.value.effectiveFrom),
      },
      async write() {
        await insertLegalText(tx, { kind, sections, at, ...publication.value });
        await deleteDraft(tx, kind);
      },
    });
  });
}

/** One entry per section, so that the history shows which one changed. */
function describeSections(sections: readonly LegalSection[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    sections.map(({ title, blocks }, index) => [
      `Secțiunea ${index + 1}`,
      [title, ...blocks.map((block) => textOf(block))].join('\n'),
    ]),
  );
}

function textOf(block: LegalSection['blocks'][number]): string {
  switch (block.kind) {
    case 'paragraph':
      return block.text;
    case 'list':
      return block.entries.map((entry) => `• ${entry}`).join('\n');
    case 'table':
      return [block.head, ...block.rows].map((row) => row.join(' | ')).join('\n');
    case 'stored_keys':
      return '[tabelul datelor păstrate în browser]';
  }
}
