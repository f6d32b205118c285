import { LEGAL_KINDS, type LegalKind, type LegalSetupResponse } from '#contract/legal/legal.ts';
import type { Result } from '#domain/result.ts';
import { dateOf } from '#domain/time/bucharest.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { LocalDate } from '#domain/time/local-date.ts';
import { wireDate } from '#domain/time/wire-date-time.ts';
import { findVersion } from '#server/features/changes/changes.door.ts';
import { loadRestaurantContact } from '#server/features/restaurant/restaurant.door.ts';
import type { Database } from '#server/platform/database.ts';
import { type Answer, answer, defineRoute, type Refusal, type Route, refuse } from '#server/platform/http/route.ts';
import { requireSession } from '#server/platform/sessions.ts';
import type { Snapshots } from '#server/platform/snapshots.ts';
import { findLegalText } from './find-legal-text.ts';
import { findDraft, listDraftKinds, listLegalTexts, type StoredLegalText } from './legal-texts.repository.ts';
import { legalWords } from './legal-words.ts';
import {
  discardLegalDraft,
  type LegalRefusal,
  legalSubject,
  publishLegalText,
  saveLegalDraft,
} from './manage-legal-texts.ts';

type LegalServices = { readonly db: Database; readonly snapshots: Snapshots; readonly clock: () => Instant };

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
      const sections = draft ?? texts.find((text) => text.kind === kind)?.sections ?? [];
      return answer({
        kind,
        version,
        words: { ...legalWords(await loadRestaurantContact(services)) },
        sections: [...sections],
        isDraft: draft !== null,
        versions: versionsOf(texts, kind, dateOf(clock())),
      });
    }),
    defineRoute('saveLegalDraft', async ({ params: { kind }, body: { sections, version }, session }) => {
      const staffId = requireSession(session).userId;
      return replyWith(await saveLegalDraft(services, { kind, staffId, version }, sections), 'Ciorna a fost salvată.');
    }),
    defineRoute('discardLegalDraft', async ({ params: { kind }, session }) => {
      const staffId = requireSession(session).userId;
      return replyWith(await discardLegalDraft(services, { kind, staffId }), 'Ciorna a fost ștearsă.');
    }),
    defineRoute('publishLegalText', async ({ params: { kind }, body: { effectiveFrom, version }, session }) => {
      const staffId = requireSession(session).userId;
      const published = await publishLegalText(services, { kind, staffId, version }, effectiveFrom);
      return replyWith(published, 'Versiunea nouă a fost publicată.');
    }),
  ];
}

/** Of the versions whose day has come, the latest counts; the list is sorted that way. */
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

function replyWith(
  saved: Result<{ readonly version: number }, LegalRefusal>,
  message: string,
): Answer<'saveLegalDraft'> | Refusal {
  if (saved.ok) return answer({ message, ...saved.value });
  const { error } = saved;
  switch (error.code) {
    case 'changed_meanwhile':
      return refuse(error.code, error.details);
    case 'invalid_request':
      return refuse(error.code, {}, { fields: error.fields });
    case 'legal_draft_missing':
      return refuse(error.code);
  }
}
