/** Slips that a step of an order brings about, in the step's own transaction. */
import type { RawBuilder } from 'kysely';
import type { OrderChange } from '#domain/orders/proposals/list-changes.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { insertCancellation, insertChange, insertSlips, queueStatement } from './print-jobs.repository.ts';

type OfOrder = { readonly orderId: number; readonly at: Instant };

/** What printers fetch as soon as an order arrives, as a part of the statement that writes it. */
export function slipsOnArrival({ orderId, at }: OfOrder): RawBuilder<unknown> {
  return queueStatement(orderId, 'arrival', at);
}

export async function queueOnAcceptance(tx: Tx, { orderId, at }: OfOrder): Promise<void> {
  await insertSlips(tx, { orderId, moment: 'acceptance', at });
}

/** An order that was changed: where its slip was fetched, another one says what is different from that paper. */
export async function queueOnChange(
  tx: Tx,
  change: OfOrder & { readonly changes: readonly OrderChange[] },
): Promise<void> {
  await insertChange(tx, change);
}

/**
 * An order that was called off: slips that no printer fetched are not printed any more, and where a kitchen slip was
 * fetched, another one says that the order is cancelled.
 */
export async function queueOnCancellation(tx: Tx, { orderId, at }: OfOrder): Promise<void> {
  await insertCancellation(tx, { orderId, at });
}
