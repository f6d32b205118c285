import { sentenceOf } from '#contract/errors.ts';
import type { BlockKind } from '#domain/guard/block-keys.ts';
import { type BlockEntry, parseBlockEntry } from '#domain/guard/parse-block.ts';
import type { LocalDate } from '#domain/time/local-date.ts';
import type { Problems } from '#web/forms/read-refusal.ts';
import { blockWords as words } from '#web/i18n/staff/blocks.ts';
import { judgeTerms, type TermsValues, usualTerms } from '#web/staff/blocks/block-terms.tsx';

/** The form of a new entry. */
export type NewBlockValues = TermsValues & {
  readonly kind: BlockKind;
  readonly phone: string;
  readonly email: string;
  readonly city: string;
  readonly street: string;
  readonly streetNumber: string;
  readonly building: string;
  readonly staircase: string;
  readonly apartment: string;
  readonly landmark: string;
};

export function newBlock(today: LocalDate, city: string): NewBlockValues {
  return {
    kind: 'phone',
    phone: '',
    email: '',
    city,
    street: '',
    streetNumber: '',
    building: '',
    staircase: '',
    apartment: '',
    landmark: '',
    ...usualTerms(today),
  };
}

export function entryOf({ kind, phone, email, ...values }: NewBlockValues): BlockEntry {
  if (kind !== 'address') return { kind, value: kind === 'phone' ? phone : email };
  const { reason: _, until: __, isForever: ___, ...address } = values;
  return { kind, value: address };
}

export function judgeNewBlock(values: NewBlockValues, today: LocalDate): Problems {
  const entry = parseBlockEntry(entryOf(values));
  return {
    ...judgeTerms(values, today),
    ...(entry.ok ? {} : { [entry.error.field]: sentenceOf(entry.error.code) }),
  };
}

/**
 * The localities to choose from. The dialog may open before they are loaded: then nothing is chosen, and the field says
 * so.
 */
export function cityChoices(cities: readonly string[], chosen: string): readonly { value: string; label: string }[] {
  const found = cities.map((city) => ({ value: city, label: city }));
  return chosen === '' ? [{ value: '', label: words.chooseCity }, ...found] : found;
}
