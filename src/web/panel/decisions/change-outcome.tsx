import { Text } from '@mantine/core';
import type { ChangeQuote } from '#contract/orders/staff-client.ts';
import { bani } from '#domain/money/bani.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import type { OrderView } from '#domain/orders/order-view.ts';
import { formatChange } from '#domain/orders/proposals/list-changes.ts';
import { proposalWords as words } from '#web/i18n/panel/proposals.ts';
import { ChangedMoney } from '#web/panel/orders/money-facts.tsx';
import { failureSentence, staffFailureSentence } from '#web/staff/failure-sentence.ts';
import { Card } from '#web/staff/kit/card.tsx';
import { Note } from '#web/staff/kit/notices.tsx';

type ChangeOutcomeProps = {
  readonly quote: ChangeQuote | null;
  /** True when the quote belongs to what the form shows now. */
  readonly isPriced: boolean;
  readonly failure: unknown;
  readonly opened: OrderView;
  /** Another way to pay is chosen. */
  readonly isPaidOtherwise: boolean;
};

/** What changes and what the guest would pay, shown before the guest is asked. */
export function ChangeOutcome({ quote, isPriced, failure, opened, isPaidOtherwise }: ChangeOutcomeProps) {
  if (failure !== null) return <Note tone="bad">{failureSentence(failure, words.quoteFailed)}</Note>;
  if (quote === null) return <Card role="status">{words.quoting}</Card>;
  const { problem, changes, before, payable } = quote;
  return (
    <Card role="status" aria-busy={!isPriced}>
      {problem !== null && <Note tone="bad">{staffFailureSentence(problem)}</Note>}
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
      {problem === null && changes.length > 0 && (
        <ChangedMoney order={opened} payable={payable} isPaidOtherwise={isPaidOtherwise} />
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
