import { parseAddress } from '#domain/accounts/parse-address.ts';
import { parseEmail } from '#domain/accounts/parse-email.ts';
import { parsePhone } from '#domain/accounts/parse-phone.ts';
import { parseText } from '#domain/accounts/parse-text.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { formatAddress } from '#domain/text/format-address.ts';
import { formatPhone } from '#domain/text/format-phone.ts';
import { addDays, type LocalDate, parseLocalDate } from '#domain/time/local-date.ts';
import { addressKey, type BlockedAddress, type BlockKind, emailKey, phoneKey } from './block-keys.ts';

export const BLOCK_REASON_MAX_LENGTH = 200;
export const BLOCKED_WORDS_MAX_LENGTH = 300;
/** How long a block lasts unless staff choose otherwise. */
export const USUAL_BLOCK_DAYS = 90;
const LONGEST_BLOCK_DAYS = 3 * 365;

/** What is blocked, as typed. */
export type BlockEntry =
  | { readonly kind: 'phone' | 'email'; readonly value: string }
  | { readonly kind: 'address'; readonly value: BlockedAddress };

/** An entry of the block list. */
export type BlockedThing = {
  readonly kind: BlockKind;
  /** Equal for all spellings of the same thing. */
  readonly key: string;
  /** Text for staff. */
  readonly shown: string;
};

export type BlockEntryProblem =
  | { readonly field: 'phone'; readonly code: 'restaurant_phone_invalid' }
  | { readonly field: 'email'; readonly code: 'email_invalid' }
  | { readonly field: 'city'; readonly code: 'zone_city_required' }
  | { readonly field: 'street'; readonly code: 'address_street_required' | 'text_too_long' }
  | { readonly field: 'streetNumber'; readonly code: 'address_number_required' };

export function parseBlockEntry(entry: BlockEntry): Result<BlockedThing, BlockEntryProblem> {
  switch (entry.kind) {
    case 'phone': {
      const phone = parsePhone(entry.value);
      if (!phone.ok) return err({ field: 'phone', code: 'restaurant_phone_invalid' });
      return ok({ kind: 'phone', key: phoneKey(phone.value), shown: formatPhone(phone.value) });
    }
    case 'email': {
      const email = parseEmail(entry.value);
      if (!email.ok) return err({ field: 'email', code: 'email_invalid' });
      return ok({ kind: 'email', key: emailKey(email.value), shown: email.value });
    }
    case 'address':
      return parseBlockedAddress(entry.value);
  }
}

function parseBlockedAddress(value: BlockedAddress): Result<BlockedThing, BlockEntryProblem> {
  const { city, ...door } = value;
  const parsed = parseAddress({ ...door, zoneCode: '', floor: '', intercom: '' });
  if (!parsed.ok) return err({ field: 'street', code: 'text_too_long' });
  const place = parseText(city, { maximum: 80, isRequired: true, isMultiline: false });
  if (!place.ok) return err({ field: 'city', code: 'zone_city_required' });
  const { street, streetNumber, landmark } = parsed.value;
  // A street or village alone is too broad to be blocked.
  if (landmark === '' && street === '') return err({ field: 'street', code: 'address_street_required' });
  if (landmark === '' && streetNumber === '') return err({ field: 'streetNumber', code: 'address_number_required' });
  const address = { ...parsed.value, city: place.value };
  return ok({ kind: 'address', key: addressKey(address), shown: formatAddress(address) });
}

/** Why, and until when, as typed; `until` as `YYYY-MM-DD`, null for no end. */
export type BlockTerms = { readonly reason: string; readonly until: string | null };
export type ParsedBlockTerms = { readonly reason: string; readonly until: LocalDate | null };

export type BlockTermsProblem =
  | { readonly field: 'reason'; readonly code: 'block_reason_required' }
  | { readonly field: 'until'; readonly code: 'block_until_invalid' };

export function parseBlockTerms(
  { reason, until }: BlockTerms,
  today: LocalDate,
): Result<ParsedBlockTerms, readonly BlockTermsProblem[]> {
  const text = parseText(reason, { maximum: BLOCK_REASON_MAX_LENGTH, isRequired: true, isMultiline: false });
  const end = parseEnd(until, today);
  if (text.ok && end.ok) return ok({ reason: text.value, until: end.value });
  return err([
    ...(text.ok ? [] : [{ field: 'reason' as const, code: 'block_reason_required' as const }]),
    ...(end.ok ? [] : [{ field: 'until' as const, code: 'block_until_invalid' as const }]),
  ]);
}

function parseEnd(until: string | null, today: LocalDate): Result<LocalDate | null, unknown> {
  if (until === null) return ok(null);
  const day = parseLocalDate(until);
  if (!day.ok) return day;
  return day.value >= today && day.value <= addDays(today, LONGEST_BLOCK_DAYS) ? day : err(null);
}

/** Whether the block is still active on `today`. */
export function isBlockOn(until: LocalDate | null, today: LocalDate): boolean {
  return until === null || until >= today;
}
