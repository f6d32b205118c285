import { Checkbox, Stack, TextInput } from '@mantine/core';
import { sentenceOf } from '#contract/errors.ts';
import { BLOCK_REASON_MAX_LENGTH, parseBlockTerms, USUAL_BLOCK_DAYS } from '#domain/guard/parse-block.ts';
import { addDays, type LocalDate } from '#domain/time/local-date.ts';
import type { Problems } from '#web/forms/read-refusal.ts';
import type { Bound, BoundTick } from '#web/forms/use-form.ts';
import { blockWords as words } from '#web/i18n/staff/blocks.ts';
import { DayInput } from '#web/staff/form/day-input.tsx';
import { Presets } from '#web/staff/kit/presets.tsx';

/** Reason and end of a block, as form values. */
export type TermsValues = { readonly reason: string; readonly until: string; readonly isForever: boolean };

export function usualTerms(today: LocalDate): TermsValues {
  return { reason: '', until: addDays(today, USUAL_BLOCK_DAYS), isForever: false };
}

/** The same as arguments of the calls. */
export function termsOf({ reason, until, isForever }: TermsValues) {
  return { reason, until: isForever ? null : until };
}

export function judgeTerms(values: TermsValues, today: LocalDate): Problems {
  const terms = parseBlockTerms(termsOf(values), today);
  return terms.ok ? {} : Object.fromEntries(terms.error.map(({ field, code }) => [field, sentenceOf(code)]));
}

type FieldsProps = {
  readonly reason: Bound<string>;
  readonly until: Bound<string>;
  readonly isForever: BoundTick;
  readonly today: LocalDate;
};

/** The inputs for reason and end, in the back office and on an order's page. */
export function BlockTermsFields({ reason, until, isForever, today }: FieldsProps) {
  return (
    <Stack gap="sm">
      <Presets legend={words.reasonsLegend} texts={words.reasons} onChoose={reason.onChange} />
      <TextInput
        label={words.reason}
        description={words.reasonHint}
        required
        maxLength={BLOCK_REASON_MAX_LENGTH}
        {...reason}
      />
      <Checkbox label={words.forever} {...isForever} />
      {!isForever.checked && <DayInput label={words.until} description={words.untilHint} min={today} {...until} />}
    </Stack>
  );
}
