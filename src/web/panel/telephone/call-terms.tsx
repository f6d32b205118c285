import { Checkbox, Textarea, TextInput } from '@mantine/core';
import { ZERO_BANI } from '#domain/money/bani.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import { DELIVERY_METHODS } from '#domain/orders/order.ts';
import { isMix, meansOfWay, type PaymentWay, pickOffered, wayLabel } from '#domain/orders/payment-means.ts';
import { mealCardTermsOf } from '#domain/payments/eligible-for-meal-card.ts';
import { hasMealCard, type KnownMealCardTerms, mealCardRestOf } from '#domain/payments/meal-card-parts.ts';
import { telephoneWords as words } from '#web/i18n/panel/telephone.ts';
import { AddressInputs } from '#web/panel/ordering/address-inputs.tsx';
import { CompanyInputs } from '#web/panel/ordering/company-inputs.tsx';
import type { OrderingFacts } from '#web/panel/ordering/ordering-facts.ts';
import { SecondPartInput } from '#web/panel/ordering/second-part-input.tsx';
import { DayInput } from '#web/staff/form/day-input.tsx';
import { HourInput } from '#web/staff/form/hour-input.tsx';
import { Card } from '#web/staff/kit/card.tsx';
import { Choices } from '#web/staff/kit/choices.tsx';
import { Columns } from '#web/staff/kit/columns.tsx';
import { Note } from '#web/staff/kit/notices.tsx';
import type { CallDraft } from './call-draft.ts';
import { CouponField } from './coupon-field.tsx';
import { type CallField, fieldId, type JudgedCall } from './judge-call.ts';

type Props = {
  readonly draft: CallDraft;
  readonly edit: (part: Partial<CallDraft>) => void;
  readonly facts: OrderingFacts;
  readonly judged: JudgedCall;
  readonly problemOf: (field: CallField) => string | undefined;
};

/** Method, address, time, payment and notes. */
export function CallTerms({ draft, edit, facts, judged, problemOf }: Props) {
  const { offeredPayments } = facts.restaurant;
  const terms = mealCardTermsOf(judged.quote);
  const rest = mealCardRestOf(terms);
  const isWithMealCard = hasMealCard(meansOfWay(draft.payment));
  return (
    <Card>
      <Choices
        name="method"
        legend={words.method}
        least="6rem"
        options={DELIVERY_METHODS.map((value) => ({ value, label: words.methods[value] }))}
        value={draft.method}
        onChange={(method) => edit({ method })}
        error={problemOf('method')}
      />
      {draft.method === 'DELIVERY' && (
        <AddressInputs
          address={draft.address}
          zones={facts.restaurant.zones}
          products={judged.quote.sums.products}
          onChange={(address) => edit({ address })}
          problemOf={problemOf}
          idOf={fieldId}
        />
      )}
      {draft.method === 'RESTAURANT' && (
        <TextInput
          label={words.table}
          maxLength={20}
          value={draft.table}
          onChange={(event) => edit({ table: event.currentTarget.value })}
        />
      )}
      <Columns least="9rem" gap="0.75rem">
        <HourInput
          id={fieldId('requestedAt')}
          label={words.hour}
          value={draft.hour}
          error={problemOf('requestedAt')}
          onChange={(hour) => edit({ hour })}
        />
        {draft.hour !== '' && <DayInput label={words.day} value={draft.day} onChange={(day) => edit({ day })} />}
        <TextInput
          id={fieldId('minutes')}
          inputMode="numeric"
          label={words.minutes}
          placeholder={judged.minutes === null ? '' : `${judged.minutes}`}
          value={draft.minutes}
          error={problemOf('minutes')}
          onChange={(event) => edit({ minutes: event.currentTarget.value })}
        />
      </Columns>
      <Choices
        name="payment"
        legend={words.payment}
        least="6rem"
        options={pickOffered('telephone', offeredPayments)
          .filter((value) => value === draft.payment || isPossible(value, terms))
          .map((value) => ({ value, label: wayLabel(value) }))}
        value={draft.payment}
        onChange={(payment) => edit({ payment })}
        error={problemOf('payment')}
      />
      {isWithMealCard && rest > ZERO_BANI && (
        <Note tone="warn">{words.mealCard(formatLei(terms.eligible), formatLei(rest))}</Note>
      )}
      {isMix(draft.payment) && !isWithMealCard && (
        <SecondPartInput
          id={fieldId('split')}
          way={draft.payment}
          value={draft.secondPart}
          payable={judged.quote.sums.payable}
          error={problemOf('split')}
          onChange={(secondPart) => edit({ secondPart })}
        />
      )}
      <Textarea
        id={fieldId('notes')}
        label={words.note}
        autosize
        minRows={1}
        value={draft.notes}
        error={problemOf('notes')}
        onChange={(event) => edit({ notes: event.currentTarget.value })}
      />
      {judged.mentionsAllergy && (
        <Checkbox
          id={fieldId('allergyTold')}
          label={words.allergyTold}
          checked={draft.isAllergyTold}
          error={problemOf('allergyTold')}
          aria-invalid={problemOf('allergyTold') === undefined ? undefined : true}
          onChange={(event) => edit({ isAllergyTold: event.currentTarget.checked })}
        />
      )}
      {judged.quote.hasAgeRestricted && (
        <Checkbox
          id={fieldId('isAdult')}
          label={words.isAdult}
          checked={draft.isAdult}
          error={problemOf('isAdult')}
          aria-invalid={problemOf('isAdult') === undefined ? undefined : true}
          onChange={(event) => edit({ isAdult: event.currentTarget.checked })}
        />
      )}
      <CompanyInputs
        isWanted={draft.wantsInvoice}
        company={draft.company}
        onWant={(wantsInvoice) => edit({ wantsInvoice })}
        onChange={(company) => edit({ company })}
        problemOf={problemOf}
        idOf={fieldId}
      />
      <CouponField draft={draft} edit={edit} judged={judged} problem={problemOf('coupon')} />
      <TextInput
        id={fieldId('email')}
        type="email"
        autoComplete="off"
        label={words.email}
        description={words.emailHint}
        value={draft.email}
        error={problemOf('email')}
        onChange={(event) => edit({ email: event.currentTarget.value })}
      />
    </Card>
  );
}

/** A meal card alone where it pays all of it, otherwise with each means that pays the rest. */
function isPossible(way: PaymentWay, terms: KnownMealCardTerms): boolean {
  if (!hasMealCard(meansOfWay(way))) return true;
  const hasRest = mealCardRestOf(terms) > ZERO_BANI;
  return isMix(way) ? hasRest && terms.eligible > ZERO_BANI : !hasRest;
}
