/** Earlier versions of changed orders. */

import { z } from 'zod';
import { bani } from '#domain/money/bani.ts';
import { DELIVERY_METHODS } from '#domain/orders/order.ts';
import type { Consent, EarlierContent, EarlierVersion } from '#domain/orders/proposals/earlier-version.ts';
import type { OrderChange } from '#domain/orders/proposals/list-changes.ts';
import { instant } from '#domain/time/instant.ts';
import type { Database } from '#server/platform/database.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { joinedName } from '#server/platform/joined-name.ts';
import { readInstant } from '#server/platform/postgres/read-instant.ts';
import type { OrderStep } from '../orders.repository.ts';
import { StoredMeans } from '../stored-payment.ts';

const Stored = z.object({
  items: z.array(
    z.object({
      quantity: z.int(),
      name: z.string(),
      sizeLabel: z.string(),
      extras: z.array(z.string()),
      message: z.string(),
      price: z.int().transform(bani),
    }),
  ),
  method: z.enum(DELIVERY_METHODS),
  place: z.string(),
  dueAt: z.int().transform(instant).nullable(),
  means: StoredMeans.optional(),
  /** Of earlier versions. */
  payment: StoredMeans.optional(),
  payable: z.int().transform(bani),
});
const Content = Stored.transform(
  ({ payment, means, ...content }): EarlierContent => ({ ...content, means: means ?? payment ?? [] }),
);

const Changes = z.array(z.object({ pieces: z.int(), text: z.string() }));

export async function insertVersion(
  tx: Tx,
  { orderId, at }: OrderStep,
  change: {
    readonly version: number;
    /** The member of staff who put the change together. */
    readonly authorId: number | null;
    readonly consent: Consent;
    readonly reason: string;
    readonly changes: readonly OrderChange[];
    readonly content: EarlierContent;
  },
): Promise<void> {
  await tx
    .insertInto('order_versions')
    .values({
      order_id: orderId,
      order_version: change.version,
      changed_at: new Date(at),
      actor_id: change.authorId,
      consent: change.consent,
      reason: change.reason,
      changes: JSON.stringify(change.changes),
      content: JSON.stringify(change.content),
    })
    .execute();
}

/** The latest first. */
export async function listVersions(db: Database, number: number): Promise<readonly EarlierVersion[]> {
  const rows = await db
    .selectFrom('order_versions')
    .innerJoin('orders', 'orders.id', 'order_versions.order_id')
    .leftJoin('users', 'users.id', 'order_versions.actor_id')
    .select(['changed_at', 'consent', 'reason', 'changes', 'content', 'users.first_name', 'users.last_name'])
    .where('orders.number', '=', number)
    .orderBy('order_version', 'desc')
    .execute();
  return rows.map((row) => ({
    ...Content.parse(row.content),
    changedAt: readInstant(row.changed_at),
    actor: joinedName(row),
    consent: row.consent,
    reason: row.reason,
    changes: Changes.parse(row.changes),
  }));
}
