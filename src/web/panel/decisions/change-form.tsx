import { Checkbox, Stack, Text, Textarea } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '#contract/errors.ts';
import {
  type ChangeDraft,
  type ChangeQuote,
  type ChangeRequest,
  changeOrder,
  proposeChange,
  quoteChange,
} from '#contract/orders/calls.ts';
import { ADDRESS_FIELDS } from '#domain/accounts/parse-address.ts';
import type { OfferedMenu } from '#domain/menu/shown-menu.ts';
import { bani } from '#domain/money/bani.ts';
import { formatAmount, formatLei, parseLei } from '#domain/money/format-lei.ts';
import { METHOD_LABELS } from '#domain/orders/describe-order.ts';
import { paymentLabel } from '#domain/orders/describe-payment.ts';
import {
  DELIVERY_METHODS,
  type DeliveryAddress,
  type DeliveryMethod,
  PAYMENT_METHODS,
  type PaymentMethod,
} from '#domain/orders/order.ts';
import { isUnhandled } from '#domain/orders/order-status.ts';
import type { OrderView } from '#domain/orders/order-view.ts';
import type { Consent } from '#domain/orders/proposals/earlier-version.ts';
import { formatChange } from '#domain/orders/proposals/list-changes.ts';
import { ANSWER_MINUTES_OPTIONS } from '#domain/orders/proposals/proposal.ts';
import { PREPARATION_MINUTES_OPTIONS } from '#domain/orders/steps/accept-order.ts';
import { REASON_MAX_LENGTH } from '#domain/orders/steps/reject-order.ts';
import { dateOf } from '#domain/time/bucharest.ts';
import type { Instant } from '#domain/time/instant.ts';
import { noteWords } from '#web/i18n/order-notes.ts';
import { orderingWords } from '#web/i18n/panel/ordering.ts';
import { proposalWords as words } from '#web/i18n/panel/proposals.ts';
import { AddressInputs } from '#web/panel/ordering/address-inputs.tsx';
import { parseCardPart } from '#web/panel/ordering/card-part.ts';
import { CardPartInput } from '#web/panel/ordering/card-part-input.tsx';
import { useMenuWithOptions } from '#web/panel/ordering/menu-with-options.ts';
import { orderingFactsQuery } from '#web/panel/ordering/ordering-facts.ts';
import { failureSentence, staffSentence } from '#web/staff/failure-sentence.ts';
import { DayInput } from '#web/staff/form/day-input.tsx';
import { HourInput } from '#web/staff/form/hour-input.tsx';
import { Card } from '#web/staff/kit/card.tsx';
import { Choices } from '#web/staff/kit/choices.tsx';
import { Columns } from '#web/staff/kit/columns.tsx';
import { Note } from '#web/staff/kit/notices.tsx';
import { Presets } from '#web/staff/kit/presets.tsx';
import { useApi } from '#web/use-api.ts';
import { type DraftLine, draftOf, linesOf, momentOf, withDefaults } from './change-draft.ts';
import { ChangeLines } from './change-lines.tsx';
import { DecisionForm, type DecisionProps } from './decision-dialog.tsx';
import { useDecisionForm } from './use-decision-form.ts';

type Values = {
  readonly lines: readonly DraftLine[];
  /** As typed, `19:30`; '' keeps the moment. */
  readonly hour: string;
  /** The day of that hour, `2026-11-24`. */
  readonly day: string;
  readonly method: DeliveryMethod;
  readonly address: DeliveryAddress;
  readonly payment: PaymentMethod;
  /** Of a split payment the part by card, as typed. */
  readonly cardPart: string;
  readonly reason: string;
  readonly consent: Consent;
  readonly answerMinutes: number;
  /** For an order that waits for an answer. */
  readonly preparation: number | null;
  readonly hasReadAllergy: boolean;
};

/** While the menu is read. */
const NO_MENU: OfferedMenu = { categories: [], products: [] };

const CONSENTS = ['page', 'phone'] as const satisfies readonly Consent[];

/**
 * Puts an order together anew; the server says what it then costs, and whether it can be done. The guest is asked on the
 * page of the order, or has said yes on the telephone. The yes to an order that waits for an answer accepts it.
 */
export function ChangeForm({ order, onClose }: DecisionProps) {
  const [opened] = useState(order);
  const isWaiting = isUnhandled(opened.status);
  const form = useDecisionForm({
    order,
    initial: (): Values => ({
      lines: draftOf(opened),
      hour: '',
      day: dateOf(momentToKeep(opened)),
      method: opened.method,
      address: addressOf(opened),
      payment: opened.payment.method,
      cardPart: isSplit(opened.payment) ? formatAmount(opened.payment.card) : '',
      reason: words.reasonPresets[isWaiting ? 1 : 0],
      consent: 'page',
      answerMinutes: ANSWER_MINUTES_OPTIONS[1],
      preparation: null,
      hasReadAllergy: false,
    }),
    judge: (values) => ({
      ...(values.hour !== '' && momentOf(values.day, values.hour) === null
        ? { hour: staffSentence('time_required') }
        : {}),
      ...(values.reason.trim() === '' ? { reason: sentenceOf('reason_required') } : {}),
      ...(isWaiting && needsMinutes(values) && values.preparation === null
        ? { preparation: sentenceOf('minutes_required') }
        : {}),
      ...(isWaiting && opened.hasAllergyNote && !values.hasReadAllergy
        ? { hasReadAllergy: sentenceOf('allergy_unread') }
        : {}),
    }),
    step: (api, number, { answerMinutes, ...request }: SentChange, signal) =>
      answerMinutes === null
        ? changeOrder(api, number, request, signal)
        : proposeChange(api, number, { ...request, answerMinutes }, signal),
    requestOf: (values, { version }): SentChange => ({
      draft: draftOfValues(values),
      reason: values.reason.trim(),
      expectedVersion: version,
      // Without a price the button can not be pressed.
      expectedPayable: quote.data?.payable ?? bani(0),
      acceptance: { minutes: values.preparation, allergyRead: values.hasReadAllergy },
      answerMinutes: values.consent === 'page' ? values.answerMinutes : null,
    }),
    onDone: (_order, { consent }) => (consent === 'page' ? words.donePage : words.done),
    onClose,
  });
  const { consent, method, address, payment, cardPart } = form.values;
  const read = useQuery(orderingFactsQuery(useApi()));
  const facts = read.data ?? null;
  const { menu, isWhole, hasFailed } = useMenuWithOptions(
    facts?.menu ?? NO_MENU,
    form.values.lines.map(({ line }) => line),
  );
  const lines = withDefaults(form.values.lines, menu);
  const draftOfValues = (values: Values) => draftToSend({ ...values, lines: withDefaults(values.lines, menu) }, opened);
  const needsMinutes = ({ hour }: Values) => opened.requestedAt === null && hour === '';
  const quote = useQuote(opened.number, opened.version, draftOfValues(form.values));
  const isPriced = quote.data !== undefined && quote.isCurrent && !quote.isError;
  const payable = quote.data?.payable ?? opened.payable;
  const isSplitRight = payment !== 'CASH_AND_CARD' || parseCardPart(cardPart, payable) !== null;
  const isReady = isWhole && isPriced && isSplitRight && quote.data.problem === null && quote.data.changes.length > 0;
  const formWords = { ...words, submit: consent === 'page' ? words.submitPage : words.submitPhone };
  return (
    <DecisionForm form={form} words={formWords} tone="good" onClose={onClose} isReady={isReady}>
      <ChangeLines
        lines={lines}
        menu={facts === null ? null : menu}
        onChange={(changed) => form.set('lines', changed)}
      />
      {(hasFailed || (read.isError && facts === null)) && <Note tone="warn">{words.addMenuFailed}</Note>}
      <Columns least="9rem" gap="0.75rem">
        <HourInput label={words.hour} {...form.bind('hour')} />
        {form.values.hour !== '' && <DayInput label={words.day} {...form.bind('day')} />}
      </Columns>
      <details>
        <summary>{words.terms}</summary>
        <Stack gap="md" mt="xs">
          <Choices
            name="method"
            legend={words.method}
            least="7rem"
            options={DELIVERY_METHODS.map((value) => ({ value, label: METHOD_LABELS[value] }))}
            {...form.bind('method')}
          />
          {method === 'DELIVERY' && (
            <AddressInputs
              address={address}
              zones={facts?.restaurant.zones ?? []}
              onChange={(changed) => form.change({ address: changed })}
              idOf={(field) => `schimbare-${field}`}
            />
          )}
          <Choices
            name="payment"
            legend={words.payment}
            options={PAYMENT_METHODS.filter(
              (one) => one === opened.payment.method || facts?.restaurant.offeredPayments[one],
            ).map((value) => ({ value, label: paymentLabel(value, method) }))}
            {...form.bind('payment')}
          />
          {payment === 'CASH_AND_CARD' && (
            <CardPartInput
              value={cardPart}
              payable={payable}
              error={isSplitRight ? undefined : orderingWords.splitWrong(formatLei(payable))}
              onChange={(typed) => form.set('cardPart', typed)}
            />
          )}
        </Stack>
      </details>
      <Outcome quote={quote.data ?? null} isPriced={isPriced} failure={quote.error} />
      <Presets legend={words.presets} texts={words.reasonPresets} onChoose={(text) => form.set('reason', text)} />
      <Textarea label={words.reason} required rows={2} maxLength={REASON_MAX_LENGTH} {...form.bind('reason')} />
      {isWaiting && needsMinutes(form.values) && (
        <Choices
          name="preparation"
          legend={words.preparation}
          least="4rem"
          options={PREPARATION_MINUTES_OPTIONS.map((minutes) => ({ value: minutes, label: minutes }))}
          {...form.bind('preparation')}
        />
      )}
      {isWaiting && opened.hasAllergyNote && (
        <Note tone="bad">
          <Checkbox label={noteWords.read} {...form.tick('hasReadAllergy')} />
        </Note>
      )}
      <Choices
        name="consent"
        legend={words.consentLegend}
        options={CONSENTS.map((one) => ({ value: one, label: words.consents[one] }))}
        {...form.bind('consent')}
      />
      {consent === 'page' && (
        <>
          <p>{words.pageHint}</p>
          <Choices
            name="answer-minutes"
            legend={words.answerMinutes}
            least="4rem"
            options={ANSWER_MINUTES_OPTIONS.map((minutes) => ({ value: minutes, label: minutes }))}
            {...form.bind('answerMinutes')}
          />
        </>
      )}
    </DecisionForm>
  );
}

type SentChange = ChangeRequest & { readonly answerMinutes: number | null };

/** What the order says of its time. */
function momentToKeep({ promisedAt, requestedAt, placedAt }: OrderView): Instant {
  return promisedAt ?? requestedAt ?? placedAt;
}

function isSplit({ method }: OrderView['payment']): boolean {
  return method === 'CASH_AND_CARD';
}

function addressOf({ address: { city: _city, county: _county, zoneCode, ...door } }: OrderView): DeliveryAddress {
  return { ...door, zoneCode: zoneCode ?? '' };
}

/** What stays as it is, is not sent. */
function draftToSend(values: Values, order: OrderView): ChangeDraft {
  const { lines, day, hour, method, address, payment, cardPart } = values;
  const before = addressOf(order);
  const card = payment === 'CASH_AND_CARD' ? parseLei(cardPart) : null;
  return {
    lines: linesOf(lines),
    payment: payment === order.payment.method ? null : payment,
    cardPart: card?.ok && card.value !== order.payment.card ? card.value : null,
    method: method === order.method ? null : method,
    address: method === 'DELIVERY' && ADDRESS_FIELDS.some((field) => address[field] !== before[field]) ? address : null,
    moment: momentOf(day, hour),
  };
}

/** Texts are typed letter by letter: the price is asked for after a short pause. */
const PAUSE_MS = 250;

/** What the draft would cost, asked anew whenever it changes; the last answer stays on the screen meanwhile. */
function useQuote(orderNumber: number, version: number, draft: ChangeDraft) {
  const api = useApi();
  const now = JSON.stringify(draft);
  const [asked] = useDebouncedValue({ draft, text: now }, PAUSE_MS);
  const quote = useQuery({
    queryKey: ['panel', 'change-quote', orderNumber, version, asked.text],
    queryFn: ({ signal }) => quoteChange(api, orderNumber, asked.draft, signal),
    placeholderData: keepPreviousData,
    retry: false,
  });
  return { ...quote, isCurrent: asked.text === now && !quote.isPlaceholderData };
}

type OutcomeProps = {
  readonly quote: ChangeQuote | null;
  /** The quote is the one of what the form shows now. */
  readonly isPriced: boolean;
  readonly failure: unknown;
};

/** What is different and what is to be paid, before the guest is asked. */
function Outcome({ quote, isPriced, failure }: OutcomeProps) {
  if (failure !== null) return <Note tone="bad">{failureSentence(failure, words.quoteFailed)}</Note>;
  if (quote === null) return <Card role="status">{words.quoting}</Card>;
  const { problem, changes, before, payable } = quote;
  return (
    <Card role="status" aria-busy={!isPriced}>
      {problem !== null && <Note tone="bad">{problem}</Note>}
      {problem === null && changes.length === 0 && <Text c="dimmed">{words.nothing}</Text>}
      {changes.map((change) => (
        <Text key={change.text} fw={600}>
          {formatChange(change)}
        </Text>
      ))}
      {problem === null && changes.length > 0 && (
        <Text fz="xl" fw={600}>
          {words.newTotal(formatLei(payable))}{' '}
          <Text span c="dimmed" fw={400} fz="md">
            ({describeDifference(payable - before)})
          </Text>
        </Text>
      )}
      {quote.losesCoupon && <Note tone="warn">{words.losesCoupon}</Note>}
      {quote.needsAge && <Note tone="warn">{words.ageHint}</Note>}
    </Card>
  );
}

function describeDifference(difference: number): string {
  const { more, less, same } = words.difference;
  if (difference === 0) return same;
  const sum = formatLei(bani(Math.abs(difference)));
  return difference > 0 ? more(sum) : less(sum);
}
