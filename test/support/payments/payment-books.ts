/** Compares the shop's books of payments with those of a provider. */
import { sql } from 'kysely';
import { bani } from '#domain/money/bani.ts';
import { onlineSumOf, type Payment } from '#domain/orders/payment-means.ts';
import { type AttemptEvent, keptOf, moneyOf } from '#domain/payments/attempt.ts';
import type { Database } from '#server/platform/database.ts';
import type { Ledger } from './fake-provider.ts';

/** The provider's books of an attempt; null when it never heard of it. */
export type ReadLedger = (reference: string) => Ledger | null;

const NOTHING: Ledger = { held: 0, taken: 0, refunded: 0 };
const HIDDEN = ['AWAITING_PAYMENT', 'ABANDONED'];

type BookedAttempt = {
  readonly reference: string;
  readonly state: string;
  readonly events: readonly AttemptEvent[];
  /** A job that moves its money, or did and is looked up; for a person when its provider does not say. */
  readonly job: 'waiting' | 'sent' | 'by_hand' | null;
};
export type BookedOrder = {
  readonly id: number;
  readonly number: number;
  readonly status: string;
  readonly payment: Payment;
  /** Who made it arrive, once for each time. */
  readonly rings: readonly string[];
  readonly attempts: readonly BookedAttempt[];
};

/** Every order that was to be paid online. */
export async function readPaymentBooks(db: Database): Promise<readonly BookedOrder[]> {
  const { rows } = await sql<BookedOrder>`
    select id, number::int, status, payment_parts as payment,
      coalesce((select jsonb_agg(actor_kind) from order_events where order_id = all_orders.id and kind = 'placed'), '[]') as rings,
      coalesce((select jsonb_agg(jsonb_build_object('reference', reference, 'state', state,
          'job', (select j.state from payment_jobs j where j.attempt_id = payment_attempts.id
            and j.kind in ('capture', 'release', 'refund') and j.state in ('waiting', 'sent', 'by_hand')),
          'events', coalesce((select jsonb_agg(jsonb_build_object('kind', kind, 'amount', amount_bani) order by e.id)
            from payment_events e where e.attempt_id = payment_attempts.id), '[]')) order by attempt_no)
        from payment_attempts where order_id = all_orders.id), '[]') as attempts
    from all_orders where online_money is not null order by id`.execute(db);
  return rows;
}

/** Money that no step will move any more, or that a person decides about. */
export function isAtRest({ attempts }: BookedOrder): boolean {
  return attempts.every(({ job }) => job === null || job === 'by_hand');
}

/** What is wrong at any moment: an order that rang twice, or without money, or with more money than the provider has. */
export function findBrokenPromises(order: BookedOrder): readonly string[] {
  const { rings, status, attempts } = order;
  const wrong: string[] = [];
  const arrived = !HIDDEN.includes(status);
  if (rings.length !== (arrived ? 1 : 0)) wrong.push(`${status} rang ${rings.length} times`);
  const hasMoney = attempts.some(({ events }) => events.some(({ kind }) => kind === 'held' || kind === 'paid'));
  if (rings.includes('provider') && !hasMoney) wrong.push('rang without money');
  return wrong.map((text) => say(order, text));
}

/** Money that the provider has, of an order that is neither in the kitchen's queue nor on its way back. */
export function findUnheardMoney(order: BookedOrder, ledgerOf: ReadLedger): readonly string[] {
  const isInQueue = !HIDDEN.includes(order.status) && order.status !== 'REJECTED';
  return order.attempts.flatMap(({ reference, job, events }) => {
    const { held, taken, refunded } = ledgerOf(reference) ?? NOTHING;
    const isOwn = isInQueue && !moneyOf(events).isOrphan;
    const isHeard = moneyOf(events).held + keptOf(moneyOf(events)) > 0;
    if (held + taken - refunded === 0 || job !== null || (isOwn && isHeard)) return [];
    return [say(order, `${held + taken - refunded} bani of ${reference} are in no queue and on no way back`)];
  });
}

/**
 * For an order at rest: the sums are those of the provider, and nothing is kept that the order does not cost.
 *
 * @param unnamed given back in the screen of a provider that does not name such sums: the shop may not know of them
 */
export function findWrongBooks(
  order: BookedOrder,
  ledgerOf: ReadLedger,
  unnamed: ReadonlyMap<string, number> = new Map(),
): readonly string[] {
  const wrong = [...findBrokenPromises(order)];
  let kept = 0;
  for (const { reference, events, job } of order.attempts) {
    const ledger = ledgerOf(reference) ?? NOTHING;
    const money = moneyOf(events);
    const booked = { held: money.held, taken: money.taken, refunded: money.refunded };
    const isRefundKnown = [ledger.refunded, ledger.refunded - (unnamed.get(reference) ?? 0)].includes(booked.refunded);
    if (booked.held !== ledger.held || booked.taken !== ledger.taken || !isRefundKnown) {
      wrong.push(
        say(order, `${reference}: booked ${JSON.stringify(booked)}, at the provider ${JSON.stringify(ledger)}`),
      );
    }
    if (job !== 'by_hand') kept += ledger.held + ledger.taken - ledger.refunded;
  }
  const isOver = HIDDEN.includes(order.status) || order.status === 'REJECTED';
  const most = isOver ? 0 : bani(onlineSumOf(order.payment));
  if (kept > most) wrong.push(say(order, `${kept} bani are kept, ${most} are due`));
  if (order.status === 'AWAITING_PAYMENT') wrong.push(say(order, 'still waits for its payment'));
  return wrong;
}

function say({ number, status, attempts }: BookedOrder, text: string): string {
  const lives = attempts.map(
    ({ state, job, events }) =>
      `${state}${job === null ? '' : `/${job}`}[${events.map(({ kind, amount }) => `${kind} ${amount}`).join(', ')}]`,
  );
  return `order ${number} (${status}; ${lives.join('; ')}): ${text}`;
}
