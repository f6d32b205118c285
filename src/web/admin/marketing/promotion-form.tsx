import { Group, NumberInput, type NumberInputProps, Radio, Text, Textarea, TextInput } from '@mantine/core';
import { type AdminPromotion, savePromotion } from '#contract/promotions/staff-calls.ts';
import { replayPromotion } from '#contract/replay/staff-calls.ts';
import { keysOf } from '#domain/keys-of.ts';
import { ZERO_BANI } from '#domain/money/bani.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import { KIND_WORDS } from '#domain/promotions/kind-words.ts';
import { hasField, PROMOTION_KINDS, type PromotionType } from '#domain/promotions/kinds.ts';
import { PROMOTION_DESCRIPTION_MAX_LENGTH, PROMOTION_NAME_MAX_LENGTH } from '#domain/promotions/parse-promotion.ts';
import {
  fieldOf,
  isNumberField,
  type NumberField,
  PROMOTION_FIELDS,
  type PromotionField,
} from '#domain/promotions/promotion-fields.ts';
import { canBeReplayed } from '#domain/replay/can-be-replayed.ts';
import { countOf } from '#domain/text/plural.ts';
import { dateOf } from '#domain/time/bucharest.ts';
import { instant } from '#domain/time/instant.ts';
import { WhatIfCard } from '#web/admin/what-if/what-if-card.tsx';
import type { Form } from '#web/forms/use-form.ts';
import { promotionWords as words } from '#web/i18n/admin/marketing.ts';
import { announce } from '#web/staff/announce.ts';
import { DayInput } from '#web/staff/form/day-input.tsx';
import { FormSection } from '#web/staff/form/form-section.tsx';
import { StaffForm } from '#web/staff/form/staff-form.tsx';
import { useStaffForm } from '#web/staff/form/use-staff-form.ts';
import { PictureField } from '#web/staff/pictures/picture-field.tsx';
import { useApi } from '#web/use-api.ts';
import { useSendingKey } from '#web/use-sending-key.ts';
import { AboutSection, HoursSection, useAboutNames } from './conditions-sections.tsx';
import { useReadPromotionsAgain } from './promotion-queries.ts';
import {
  copyPromotion,
  describeTerms,
  newPromotion,
  type PromotionValues,
  promotionBody,
  promotionFieldOf,
  promotionProblems,
  promotionValues,
} from './promotion-values.ts';
import { SetsSection } from './sets-section.tsx';

const NUMBER_FIELDS = keysOf(PROMOTION_FIELDS).filter(isNumberField);

/** The look of a number by its kind, with its words. */
function numberInput(name: NumberField): NumberInputProps {
  const { kind, label, inForm = label, hint } = fieldOf(name);
  const look = kind === 'count' ? { allowDecimal: false } : { decimalScale: 2 };
  return {
    label: inForm,
    ...look,
    ...(kind === 'percent' ? { suffix: '%' } : {}),
    ...(hint === undefined ? {} : { description: hint }),
  };
}

/** Codes are shown in capitals, because they are read out. */
const UPPERCASE = { input: { textTransform: 'uppercase' } } as const;

type PromotionFormProps = {
  readonly type: PromotionType;
  /** Null for a new one. */
  readonly promotion: AdminPromotion | null;
  /** What a new one is filled in from; null for an empty form. */
  readonly copied?: AdminPromotion | null;
  readonly onCreated: (id: number) => void;
};

/** One promotion: name, dates and value. */
export function PromotionForm({ type, promotion, copied = null, onCreated }: PromotionFormProps) {
  const api = useApi();
  const sendOnce = useSendingKey();
  const readAgain = useReadPromotionsAgain();
  const today = dateOf(instant(Date.now()));
  const id = promotion?.id ?? null;
  const beginning = copied === null ? newPromotion(type, today) : copyPromotion(copied, today);
  const form = useStaffForm({
    loaded: promotion === null ? beginning : promotionValues(promotion),
    send: (values: PromotionValues, version) =>
      sendOnce((headers) => api(savePromotion, { headers, body: promotionBody(type, id, { values, version }) })),
    onSent: async (answer) => {
      await readAgain();
      if (id !== null) return;
      announce(answer.message);
      onCreated(answer.id);
    },
    reload: async () => {
      const { content } = await readAgain();
      const [found] = content.filter((one) => one.id === id);
      return found === undefined ? newPromotion(type, '') : promotionValues(found);
    },
    judge: (values) => promotionProblems(type, values),
    fieldOf: promotionFieldOf,
  });
  const has = (field: PromotionField) => hasField(type, field);
  const summary = describeTerms(type, form.values, useAboutNames(form.values));
  return (
    <StaffForm form={form} isNew={promotion === null} {...(promotion === null ? { submitLabel: words.create } : {})}>
      <FormSection title={words.about} {...(promotion === null ? {} : { hint: <Usage promotion={promotion} /> })}>
        <TextInput
          label={words.name}
          description={KIND_WORDS[type].nameHint}
          required
          maxLength={PROMOTION_NAME_MAX_LENGTH}
          {...form.bind('name')}
        />
        {has('couponCode') && <CodeInput form={form} />}
        <Textarea
          label={words.description}
          description={words.descriptionHint}
          maxLength={PROMOTION_DESCRIPTION_MAX_LENGTH}
          data-wide
          {...form.bind('description')}
        />
        {has('image') && (
          <PictureField label={PROMOTION_FIELDS.image.label} most={1} hasAlt={false} {...form.bind('pictures')} />
        )}
      </FormSection>
      {has('productIds') && <AboutSection type={type} form={form} />}
      {NUMBER_FIELDS.some(has) && (
        <FormSection
          title={words.worth}
          hint={has('discountPercentage') && has('discountAmount') ? words.worthHint : ''}
        >
          {NUMBER_FIELDS.filter(has).map((field) => (
            <NumberInput key={field} {...numberInput(field)} allowNegative={false} {...form.bind(field)} />
          ))}
        </FormSection>
      )}
      {has('promotionProductBeans') && <SetsSection form={form} />}
      {has('availabilityWindows') && <HoursSection type={type} form={form} />}
      <GuestView type={type} summary={summary} />
      {canBeReplayed(type) && (
        <WhatIfCard
          draft={promotionBody(type, id, { values: form.values, version: null })}
          hint={words.whatIfHint}
          ask={(draft, days) => api(replayPromotion, { body: { days, draft } })}
        />
      )}
      <FormSection title={words.period} hint={words.periodHint}>
        <DayInput label={words.startDate} required {...form.bind('startDate')} />
        <DayInput label={words.endDate} required {...form.bind('endDate')} />
        {promotion === null && PROMOTION_KINDS[type].isNewAlwaysActive ? (
          <Text c="dimmed" data-wide>
            {words.newIsActive}
          </Text>
        ) : (
          <Radio.Group label={words.active} data-wide {...form.bind('active')}>
            <Group gap="lg" mt="xs">
              <Radio value="da" label={words.yes} />
              <Radio value="nu" label={words.no} />
            </Group>
          </Radio.Group>
        )}
      </FormSection>
    </StaffForm>
  );
}

/** The sentence that guests read, while it is written. */
function GuestView({ type, summary }: { readonly type: PromotionType; readonly summary: string | null }) {
  const hint = PROMOTION_KINDS[type].entersBy === 'code' ? words.summaryOfCode : words.summaryHint;
  return (
    <FormSection title={words.summary} hint={hint}>
      <Text data-wide role="status" c={summary === null ? 'dimmed' : 'ink'}>
        {summary ?? words.summaryWaiting}
      </Text>
    </FormSection>
  );
}

function CodeInput({ form }: { readonly form: Form<PromotionValues> }) {
  return (
    <TextInput
      label={PROMOTION_FIELDS.couponCode.label}
      description={PROMOTION_FIELDS.couponCode.hint}
      required
      maxLength={40}
      autoCapitalize="characters"
      autoComplete="off"
      spellCheck={false}
      styles={UPPERCASE}
      {...form.bind('couponCode')}
    />
  );
}

/** Usage so far: orders that used it, the sum of its reductions, codes that were given. */
function Usage({
  promotion: { type, timesUsed, amountGiven, codesIssued, state },
}: {
  readonly promotion: AdminPromotion;
}) {
  const parts = [
    words.states[state],
    ...(hasField(type, 'validityInDays') ? [countOf(codesIssued, words.codesIssued)] : []),
    ...(PROMOTION_KINDS[type].entersBy === 'line'
      ? []
      : [timesUsed === 0 ? words.neverUsed : countOf(timesUsed, words.timesUsed)]),
    ...(amountGiven === ZERO_BANI ? [] : [words.given(formatLei(amountGiven))]),
  ];
  return <>{parts.join(' · ')}</>;
}
