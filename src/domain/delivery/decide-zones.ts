import { parseText } from '#domain/accounts/parse-text.ts';
import type { OrderZone } from '#domain/orders/placing/judge-order.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { cleanCode } from '#domain/text/clean-text.ts';
import { fold } from '#domain/text/fold.ts';
import type { DeliveryZone } from './quote-delivery.ts';

export const MOST_ZONES = 200;
export const ZONE_NAME_MAX_LENGTH = 60;
/** Upper bound: ten hours. */
export const MOST_EXTRA_MINUTES = 600;

/** Carts and addresses contain codes: capital letters, digits, hyphens. */
const CODE = /^[A-Z0-9][A-Z0-9-]{0,19}$/;

/** A locality as typed into the form. */
export type ZoneDraft = DeliveryZone & { readonly isVillage: boolean };

export type ZoneProblem = {
  /** Index of the row, as sent. */
  readonly row: number;
  readonly field: keyof ZoneDraft;
  readonly code:
    | 'zone_code_invalid'
    | 'zone_code_taken'
    | 'zone_city_required'
    | 'zone_city_taken'
    | 'zone_county_required'
    | 'zone_minutes_invalid';
};

/**
 * Validates the table of localities (readings 2). Codes are unique, and so is a locality within its county; diacritics
 * and case are ignored.
 */
export function decideZones(drafts: readonly ZoneDraft[]): Result<readonly OrderZone[], readonly ZoneProblem[]> {
  const problems: ZoneProblem[] = [];
  const codes = new Set<string>();
  const places = new Set<string>();
  const zones = drafts.map((draft, row) => {
    const refuse = (field: ZoneProblem['field'], code: ZoneProblem['code']) => problems.push({ row, field, code });
    const code = cleanCode(draft.code).trim().toUpperCase();
    if (!CODE.test(code)) refuse('code', 'zone_code_invalid');
    else if (codes.has(code)) refuse('code', 'zone_code_taken');
    codes.add(code);

    const city = parseText(draft.city, { maximum: ZONE_NAME_MAX_LENGTH, isRequired: true, isMultiline: false });
    const county = parseText(draft.county, { maximum: ZONE_NAME_MAX_LENGTH, isRequired: true, isMultiline: false });
    const place = fold(`${draft.city.trim()}|${draft.county.trim()}`);
    if (!city.ok) refuse('city', 'zone_city_required');
    else if (places.has(place)) refuse('city', 'zone_city_taken');
    places.add(place);
    if (!county.ok) refuse('county', 'zone_county_required');

    const { extraMinutes } = draft;
    if (!Number.isInteger(extraMinutes) || extraMinutes < 0 || extraMinutes > MOST_EXTRA_MINUTES) {
      refuse('extraMinutes', 'zone_minutes_invalid');
    }
    return { ...draft, code, city: city.ok ? city.value : '', county: county.ok ? county.value : '' };
  });
  return problems.length > 0 ? err(problems) : ok(zones);
}
