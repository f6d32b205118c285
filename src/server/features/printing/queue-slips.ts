/** Queues the slips that a step of an order causes, in the step's own transaction. */
import type { RawBuilder } from 'kysely';
import type { OrderChange } from '#domain/orders/proposals/list-changes.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { insertCancellation, insertChange, insertSlips, queueStatement } from './print-jobs.repository.ts';

type OfOrder = { readonly orderId: number; readonly at: Instant };

/** The slips printed on arrival, as part of the statement that inserts the order. */
export function slipsOnArrival({ orderId, at }: OfOrder): RawBuilder<unknown> {
  return queueStatement(orderId, 'arrival', at);
}

export async function queueOnAcceptance(tx: Tx, { orderId, at }: OfOrder): Promise<void> {
  await insertSlips(tx, { orderId, moment: 'acceptance', at });
}

/** For a changed order: where its slip was fetched, another slip lists the differences. */
export async function queueOnChange(
  tx: Tx,
  change: OfOrder & { readonly changes: readonly OrderChange[] },
): Promise<void> {
  await insertChange(tx, change);
}

/**
 * For a cancelled order: unfetched slips are dropped, and where a kitchen slip was fetched, another slip says that the
 * order is cancelled.
 */
export async function queueOnCancellation(tx: Tx, { orderId, at }: OfOrder): Promise<void> {
  await insertCancellation(tx, { orderId, at });
}
