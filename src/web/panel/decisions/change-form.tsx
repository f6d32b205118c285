import { Button, Checkbox, Group, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '#contract/errors.ts';
import { type ChangeDraft, type ChangeQuote, changeOrder, quoteChange } from '#contract/orders/calls.ts';
import { bani } from '#domain/money/bani.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import { formatChange } from '#domain/orders/proposals/list-changes.ts';
import { REASON_MAX_LENGTH } from '#domain/orders/steps/reject-order.ts';
import { proposalWords as words } from '#web/i18n/panel/proposals.ts';
import { soldMenuQuery } from '#web/panel/sold-out/sold-out-queries.ts';
import { failureSentence } from '#web/staff/failure-sentence.ts';
import { Card } from '#web/staff/kit/card.tsx';
import { Note } from '#web/staff/kit/notices.tsx';
import { Presets } from '#web/staff/kit/presets.tsx';
import { Fill, Row, Rows } from '#web/staff/kit/rows.tsx';
import { useApi } from '#web/use-api.ts';
import { type DraftLine, draftOf, findDishes, linesOf, withDish, withPieces } from './change-draft.ts';
import { DecisionForm, type DecisionProps } from './decision-dialog.tsx';
import { useDecisionForm } from './use-decision-form.ts';

type Values = { readonly lines: readonly DraftLine[]; readonly reason: string; readonly hasAgreed: boolean };

/** Puts an order together anew; the server says what it then costs, and whether it can be done. */
export function ChangeForm({ order, onClose }: DecisionProps) {
  const [opened] = useState(order);
  const form = useDecisionForm({
    order,
    initial: (): Values => ({ lines: draftOf(opened), reason: words.reasonPresets[0], hasAgreed: false }),
    judge: ({ reason, hasAgreed }) => ({
      ...(reason.trim() === '' ? { reason: sentenceOf('reason_required') } : {}),
      ...(hasAgreed ? {} : { hasAgreed: words.agreedMissing }),
    }),
    step: changeOrder,
    requestOf: ({ lines, reason }, { version }) => ({
      draft: draftToSend(lines),
      reason: reason.trim(),
      expectedVersion: version,
      // Without a price the button can not be pressed.
      expectedPayable: quote.data?.payable ?? bani(0),
    }),
    onDone: () => words.done,
    onClose,
  });
  const { lines, hasAgreed } = form.values;
  const quote = useQuote(opened.number, opened.version, draftToSend(lines));
  const set = (changed: readonly DraftLine[]) => form.change({ lines: changed, hasAgreed: false });
  const isPriced = quote.data !== undefined && !quote.isPlaceholderData && !quote.isError;
  const isReady = isPriced && quote.data.problem === null && quote.data.changes.length > 0;
  return (
    <DecisionForm form={form} words={words} tone="good" onClose={onClose} isReady={isReady}>
      <section aria-label={words.dishes}>
        <Rows isFramed>
          {lines.map((line) => (
            <DishRow key={line.id} dish={line} onPieces={(pieces) => set(withPieces(lines, line.id, pieces))} />
          ))}
        </Rows>
      </section>
      <DishPicker onChoose={(dish) => set(withDish(lines, dish))} />
      <Outcome quote={quote.data ?? null} isPriced={isPriced} failure={quote.error} />
      <Presets legend={words.presets} texts={words.reasonPresets} onChoose={(text) => form.set('reason', text)} />
      <Textarea label={words.reason} required rows={2} maxLength={REASON_MAX_LENGTH} {...form.bind('reason')} />
      {isReady && (
        <Checkbox
          size="md"
          label={words.agreed(formatLei(quote.data.payable))}
          {...form.tick('hasAgreed')}
          error={hasAgreed ? undefined : form.problems.hasAgreed}
        />
      )}
    </DecisionForm>
  );
}

function draftToSend(lines: readonly DraftLine[]): ChangeDraft {
  return { lines: linesOf(lines), payment: null, method: null, moment: null };
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
