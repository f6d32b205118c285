import type { LegalSetupResponse } from '#contract/legal/wire.ts';
import { LEGAL_KINDS, type LegalKind } from '#domain/legal/legal-kinds.ts';
import { dateOf } from '#domain/time/bucharest.ts';
import type { LocalDate } from '#domain/time/local-date.ts';
import { wireDate } from '#domain/time/wire-date-time.ts';
import { findVersion } from '#server/features/changes/index.ts';
import { loadRestaurantContact } from '#server/features/restaurant/index.ts';
import type { DbServices } from '#server/platform/database.ts';
import { answer, answerSaved, defineRoute, type Route, refuse } from '#server/platform/http/route.ts';
import type { Snapshots } from '#server/platform/snapshots.ts';
import { findLegalText, legalWords } from './find-legal-text.ts';
import { findDraft, listDraftKinds, listLegalTexts, type StoredLegalText } from './legal-texts.repository.ts';
import { discardLegalDraft, legalSubject, publishLegalText, saveLegalDraft } from './manage-legal-texts.ts';

type LegalServices = DbServices & { readonly snapshots: Snapshots };

export function legalRoutes(services: LegalServices): readonly Route[] {
  const { db, clock } = services;
  return [
    defineRoute('getLegalText', async ({ params, query }) => {
      const text = await findLegalText(services, { kind: params.kind, version: query.version ?? null });
      return text === null ? refuse('not_found') : answer(text);
    }),
    defineRoute('getLegalTextsSetup', async () => {
      const texts = await listLegalTexts(db);
      const drafts = await listDraftKinds(db);
      const today = dateOf(clock());
      return answer(
        LEGAL_KINDS.map((kind) => ({ kind, isDraft: drafts.includes(kind), versions: versionsOf(texts, kind, today) })),
      );
    }),
    defineRoute('getLegalSetup', async ({ params: { kind } }) => {
      const version = await findVersion(db, legalSubject(kind));
      const texts = await listLegalTexts(db);
      const draft = await findDraft(db, kind);
      const published = texts.find((text) => text.kind === kind)?.sections ?? [];
      return answer({
        kind,
        version,
        words: { ...legalWords(await loadRestaurantContact(services)) },
        sections: [...(draft ?? published)],
        published: [...published],
        isDraft: draft !== null,
        versions: versionsOf(texts, kind, dateOf(clock())),
      });
    }),
    defineRoute('saveLegalDraft', async ({ params: { kind }, body: { sections, version }, session }) => {
      const saving = { kind, staffId: session.userId, version };
      return answerSaved(await saveLegalDraft(services, saving, sections), 'Ciorna a fost salvată.');
    }),
    defineRoute('discardLegalDraft', async ({ params: { kind }, session }) =>
      answerSaved(await discardLegalDraft(services, { kind, staffId: session.userId }), 'Ciorna a fost ștearsă.'),
    ),
    defineRoute('publishLegalText', async ({ params: { kind }, body: { effectiveFrom, version }, session }) => {
      const saving = { kind, staffId: session.userId, version };
      return answerSaved(await publishLegalText(services, saving, effectiveFrom), 'Versiunea nouă a fost publicată.');
    }),
  ];
}

/** Of the versions whose day has come, the latest is in force; the list is sorted accordingly. */
function versionsOf(
  texts: readonly StoredLegalText[],
  kind: LegalKind,
  today: LocalDate,
): LegalSetupResponse['versions'] {
  const known = texts.filter((text) => text.kind === kind);
  const inForce = known.find(({ effectiveFrom }) => effectiveFrom <= today);
  return known.map((text) => ({
    version: text.version,
    effectiveFrom: [...wireDate(text.effectiveFrom)],
    state: text.effectiveFrom > today ? 'scheduled' : text === inForce ? 'in_force' : 'past',
  }));
}
