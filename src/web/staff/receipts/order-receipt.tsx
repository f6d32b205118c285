import { Text } from '@mantine/core';
import { RECEIPT_STATE_WORDS } from '#domain/fiscal/fiscal-words.ts';
import { receiptStanding } from '#domain/fiscal/receipt-state.ts';
import type { OrderView } from '#domain/orders/order-view.ts';
import type { Instant } from '#domain/time/instant.ts';
import { receiptWords as words } from '#web/i18n/staff/receipts.ts';
import { Card } from '#web/staff/kit/card.tsx';
import { Fact, Facts } from '#web/staff/kit/facts.tsx';
import { TouchLink } from '#web/staff/kit/links.tsx';
import { Note } from '#web/staff/kit/notices.tsx';
import { ReceiptStep } from './receipt-step.tsx';

type OrderReceiptProps = {
  readonly order: OrderView;
  readonly now: Instant;
  /** The key of the order's query. */
  readonly orderKey: readonly unknown[];
};

/** The register's receipt on the page of an order; nothing in a shop without a register. */
export function OrderReceiptSection({ order: { number: orderNumber, receipt }, now, orderKey }: OrderReceiptProps) {
  if (receipt === null) return null;
  const { id, number, secondNumber, failure, givenAt } = receipt;
  const state = receiptStanding(receipt, now);
  return (
    <Card title={words.card}>
      <Facts>
        <Fact label={words.columns.state}>{RECEIPT_STATE_WORDS[state]}</Fact>
        <Fact label={words.columns.number}>{number}</Fact>
      </Facts>
      {failure !== '' && <Text c="dimmed">{failure}</Text>}
      {secondNumber !== '' && <Note tone="warn">{words.twoNumbers(number, secondNumber)}</Note>}
      <ReceiptStep receipt={{ orderNumber, id, state, wasGiven: givenAt !== null }} reads={[orderKey]} />
      <TouchLink to="/comenzi/bonuri-fiscale">{words.list}</TouchLink>
    </Card>
  );
}
