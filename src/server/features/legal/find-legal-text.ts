import { fillLegalSections } from '#contract/legal/fill-legal-sections.ts';
import type { LegalTextResponse } from '#contract/legal/wire.ts';
import { LEGAL_KINDS, type LegalKind } from '#domain/legal/legal-kinds.ts';
import { riskyClauses } from '#domain/legal/risky-clauses.ts';
import { dateOf } from '#domain/time/bucharest.ts';
import type { Instant } from '#domain/time/instant.ts';
import { wireDate } from '#domain/time/wire-date-time.ts';
import { loadRestaurantContact, type RestaurantContact } from '#server/features/restaurant/index.ts';
import type { Snapshots } from '#server/platform/snapshots.ts';
import { legalSnapshot } from './load-terms-version.ts';

/** A text for guests: the version in force, or an earlier one. A future version is not found. */
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

/** Replacements for the words in braces: the restaurant's own details. */
export function legalWords({
  name,
  phoneText,
  email,
  address,
  company,
}: RestaurantContact): Readonly<Record<string, string>> {
  return {
    restaurant: name,
    firma: company.companyName,
    cui: company.cui,
    reg_com: company.tradeRegister,
    capital: company.shareCapital,
    sediu: company.registeredOffice,
    punct_de_lucru: company.workPoint === '' ? address : company.workPoint,
    autorizatii: company.authorisations.map((one) => `${one.name} nr. ${one.number} (${one.issuer})`).join('; '),
    telefon: phoneText,
    email,
    adresa: address,
    tva: company.vatPayer ? 'includ TVA' : 'nu conțin TVA, vânzătorul nefiind plătitor de TVA,',
  };
}

/**
 * Number of legally invalid clauses in the texts in force. When a newer version is already published for a later day,
 * that one is checked, because nothing needs to be done about the present one.
 */
export async function countRiskyClauses({ snapshots }: { readonly snapshots: Snapshots }): Promise<number> {
  const texts = await snapshots.read(legalSnapshot);
  const newest = LEGAL_KINDS.flatMap((kind) => texts.find((text) => text.kind === kind) ?? []);
  return newest.reduce((sum, { kind, sections }) => sum + riskyClauses(kind, JSON.stringify(sections)).length, 0);
}
