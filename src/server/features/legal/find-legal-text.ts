import { fillLegalSections } from '#contract/legal/fill-legal-sections.ts';
import type { LegalKind, LegalTextResponse } from '#contract/legal/legal.ts';
import { dateOf } from '#domain/time/bucharest.ts';
import type { Instant } from '#domain/time/instant.ts';
import { wireDate } from '#domain/time/wire-date-time.ts';
import { loadRestaurantContact } from '#server/features/restaurant/restaurant.door.ts';
import type { Snapshots } from '#server/platform/snapshots.ts';
import { legalSnapshot } from './legal-snapshot.ts';
import { legalWords } from './legal-words.ts';

/** A text as guests read it: the version in force, or one that was. A version whose day has not come is nobody's yet. */
export async function findLegalText(
  services: { readonly snapshots: Snapshots; readonly clock: () => Instant },
  { kind, version }: { readonly kind: LegalKind; readonly version: string | null },
): Promise<LegalTextResponse | null> {
  const today = dateOf(services.clock());
  const texts = await services.snapshots.read(legalSnapshot);
  const known = texts.filter((text) => text.kind === kind && text.effectiveFrom <= today);
  const [inForce] = known;
  const asked = version === null ? inForce : known.find((text) => text.version === version);
  if (asked === undefined) return null;
  return {
    kind,
    version: asked.version,
    effectiveFrom: [...wireDate(asked.effectiveFrom)],
    inForce: asked === inForce,
    sections: fillLegalSections(asked.sections, legalWords(await loadRestaurantContact(services))),
    versions: known.map((text) => ({ version: text.version, effectiveFrom: [...wireDate(text.effectiveFrom)] })),
  };
}
