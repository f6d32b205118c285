import { Button, Checkbox, Group, Stack, Text, Textarea, TextInput } from '@mantine/core';
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
import { bani } from '#domain/money/bani.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import { paymentLabel } from '#domain/orders/describe-payment.ts';
import type { PaymentMethod } from '#domain/orders/order.ts';
import { isUnhandled } from '#domain/orders/order-status.ts';
import type { Consent } from '#domain/orders/proposals/earlier-version.ts';
import { formatChange } from '#domain/orders/proposals/list-changes.ts';
import { ANSWER_MINUTES_OPTIONS } from '#domain/orders/proposals/proposal.ts';
import { PREPARATION_MINUTES_OPTIONS } from '#domain/orders/steps/accept-order.ts';
import { REASON_MAX_LENGTH } from '#domain/orders/steps/reject-order.ts';
import { noteWords } from '#web/i18n/order-notes.ts';
import { proposalWords as words } from '#web/i18n/panel/proposals.ts';
import { soldMenuQuery } from '#web/panel/sold-out/sold-out-queries.ts';
import { failureSentence } from '#web/staff/failure-sentence.ts';
import { Card } from '#web/staff/kit/card.tsx';
import { Choices } from '#web/staff/kit/choices.tsx';
import { Note } from '#web/staff/kit/notices.tsx';
import { Presets } from '#web/staff/kit/presets.tsx';
import { Fill, Row, Rows } from '#web/staff/kit/rows.tsx';
import { useApi } from '#web/use-api.ts';
import { type DraftLine, draftOf, findDishes, linesOf, momentOf, withDish, withPieces } from './change-draft.ts';
import { DecisionForm, type DecisionProps } from './decision-dialog.tsx';
import { useDecisionForm } from './use-decision-form.ts';

type Values = {
  readonly lines: readonly DraftLine[];
  /** As the field has it, `2026-11-24T19:30`; '' keeps the hour. */
  readonly moment: string;
  readonly payment: PaymentMethod;
  readonly reason: string;
  readonly consent: Consent;
  readonly answerMinutes: number;
  /** For an order that waits for an answer. */
  readonly preparation: number | null;
  readonly hasReadAllergy: boolean;
};

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
      moment: '',
      payment: opened.payment.method,
      reason: words.reasonPresets[isWaiting ? 1 : 0],
      consent: 'page',
      answerMinutes: ANSWER_MINUTES_OPTIONS[1],
      preparation: null,
      hasReadAllergy: false,
    }),
    judge: (values) => ({
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
      draft: draftToSend(values, opened),
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
  const { lines, consent } = form.values;
  const needsMinutes = ({ moment }: Values) => opened.requestedAt === null && moment === '';
  const quote = useQuote(opened.number, opened.version, draftToSend(form.values, opened));
  const isPriced = quote.data !== undefined && !quote.isPlaceholderData && !quote.isError;
  const isReady = isPriced && quote.data.problem === null && quote.data.changes.length > 0;
  const formWords = { ...words, submit: consent === 'page' ? words.submitPage : words.submitPhone };
  return (
    <DecisionForm form={form} words={formWords} tone="good" onClose={onClose} isReady={isReady}>
      <section aria-label={words.dishes}>
        <Rows isFramed>
          {lines.map((line) => (
            <DishRow
              key={line.id}
              dish={line}
              onPieces={(pieces) => form.set('lines', withPieces(lines, line.id, pieces))}
            />
          ))}
        </Rows>
      </section>
      <DishPicker onChoose={(dish) => form.set('lines', withDish(lines, dish))} />
      <TextInput type="datetime-local" label={words.hour} {...form.bind('moment')} />
      <Choices
        name="payment"
        legend={words.payment}
        options={paymentsOf(opened).map((method) => ({ value: method, label: paymentLabel(method, opened.method) }))}
        {...form.bind('payment')}
      />
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

/** The parts of a split are agreed at the door: it stays, or becomes one or the other. */
function paymentsOf({ payment }: DecisionProps['order']): readonly PaymentMethod[] {
  return payment.method === 'CASH_AND_CARD' ? ['CASH_AND_CARD', 'CASH', 'CARD'] : ['CASH', 'CARD'];
}

function draftToSend({ lines, moment, payment }: Values, order: DecisionProps['order']): ChangeDraft {
  return {
    lines: linesOf(lines),
    payment: payment === order.payment.method ? null : payment,
    method: null,
    moment: momentOf(moment),
  };
}

/** What the draft would cost, asked anew whenever it changes; the last answer stays on the screen meanwhile. */
function useQuote(orderNumber: number, version: number, draft: ChangeDraft) {
  const api = useApi();
  return useQuery({
    queryKey: ['panel', 'change-quote', orderNumber, version, JSON.stringify(draft)],
    queryFn: ({ signal }) => quoteChange(api, orderNumber, draft, signal),
    placeholderData: keepPreviousData,
    retry: false,
  });
}

type DishRowProps = { readonly dish: DraftLine; readonly onPieces: (quantity: number) => void };

function DishRow({ dish: { name, sizeLabel, line, quantity, ordered }, onPieces }: DishRowProps) {
  const extras = line.kind === 'product' ? line.extras : [];
  const full = sizeLabel === '' ? name : `${name} · ${sizeLabel}`;
  return (
    <Row isTight>
      <Fill>
        <Text fw={600} td={quantity === 0 ? 'line-through' : undefined}>
          {full}
        </Text>
        {extras.length > 0 && <Text c="dimmed">+ {extras.join(', ')}</Text>}
        {line.kind === 'product' && line.message !== '' && <Text c="dimmed">„{line.message}”</Text>}
        {quantity !== ordered && ordered > 0 && (
          <Text c="warn" fw={600}>
            {quantity === 0 ? words.removed : words.was(ordered)}
          </Text>
        )}
      </Fill>
      <Group gap="xs" wrap="nowrap" flex="none">
        <Button
          variant="default"
          px="md"
          aria-label={words.fewer(full)}
          disabled={quantity === 0}
          onClick={() => onPieces(quantity - 1)}
        >
          −
        </Button>
        <Text fw={600} fz="lg" w="2rem" ta="center" aria-live="polite">
          {quantity}
        </Text>
        <Button variant="default" px="md" aria-label={words.more(full)} onClick={() => onPieces(quantity + 1)}>
          +
        </Button>
      </Group>
    </Row>
  );
}

type DishPickerProps = { readonly onChoose: (dish: ReturnType<typeof findDishes>[number]) => void };

function DishPicker({ onChoose }: DishPickerProps) {
  const [search, setSearch] = useState('');
  const menu = useQuery(soldMenuQuery(useApi()));
  const found = findDishes(menu.data ?? [], search);
  return (
    <Stack gap="xs">
      <TextInput
        label={words.add}
        description={words.addHint}
        type="search"
        value={search}
        error={menu.isError ? words.addMenuFailed : undefined}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
      />
      {found.length === 0 && search.trim().length > 1 && menu.data !== undefined && (
        <Text role="status" c="dimmed">
          {words.addNone}
        </Text>
      )}
      {found.map((dish) => (
        <Button
          key={dish.sizeId}
          variant="default"
          justify="start"
          onClick={() => {
            onChoose(dish);
            setSearch('');
          }}
        >
          {words.addOne(`${dish.name} · ${dish.sizeLabel}`)}
        </Button>
      ))}
    </Stack>
  );
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
