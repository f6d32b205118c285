/**
 * Whose orders they are: joining an account, and leaving it. Of all orders, because one that has not arrived contains
 * the same personal data.
 */
import type { ExpressionBuilder } from 'kysely';
import type { KnownPerson } from '#domain/accounts/known-person.ts';
import { OPEN_STATUSES } from '#domain/orders/status-sets.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Database } from '#server/platform/database.ts';
import type { DB } from '#server/platform/database.types.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { anyOf } from '#server/platform/postgres/any-of.ts';
import { textRow } from './address-columns.ts';
import { guestTextRow } from './order-columns.ts';

/** Assigns guests' orders with this address to an account; addresses are stored in lower case. */
export async function giveOrdersTo(
  tx: Tx,
  { userId, email }: { readonly userId: number; readonly email: string },
): Promise<void> {
  await tx
    .updateTable('all_orders')
    .set({ user_id: userId })
    .where('email', '=', email)
    .where('user_id', 'is', null)
    .execute();
}

/** Orders of the account, and those placed without signing in with this address or number; the newest first. */
export async function listOrderIdsOf(db: Database, person: KnownPerson, most: number): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('all_orders')
    .select('id')
    .where(isOrderOf(person))
    .where('number', 'is not', null)
    .orderBy('placed_at', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

/** All of them, held until the transaction ends, so that no answer of the kitchen comes in between. */
export async function lockOrderIdsOf(tx: Tx, person: KnownPerson): Promise<readonly number[]> {
  const rows = await tx
    .selectFrom('all_orders')
    .select('id')
    .where(isOrderOf(person))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

function isOrderOf({ userId, email, phone }: KnownPerson) {
  return (eb: ExpressionBuilder<DB, 'all_orders'>) =>
    eb.or([
      eb('user_id', '=', userId),
      eb.and([eb('user_id', 'is', null), eb('email', '=', email)]),
      eb.and([eb('user_id', 'is', null), eb('phone', '=', phone)]),
    ]);
}

/** Whether one of them, undecided or accepted, was due after `dueAfter`. */
export async function hasOrderUnderWay(db: Database, orderIds: readonly number[], dueAfter: Instant): Promise<boolean> {
  const row = await db
    .selectFrom('orders')
    .select('id')
    .where('id', '=', anyOf(orderIds))
    .where('status', 'in', OPEN_STATUSES)
    .where((eb) => eb(eb.fn.coalesce('promised_at', 'requested_at', 'placed_at'), '>', new Date(dueAfter)))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Placeholder for the name of an anonymised person. */
const DELETED = { first_name: 'Client', last_name: 'șters' } as const;
const NO_COMPANY = { company_name: '', company_cui: '', company_trade_register: '', company_office: '' } as const;

/** Anonymises orders: keeps amounts, dishes and moments; removes everything that identifies the person. */
export async function removePersonFrom(tx: Tx, orderIds: readonly number[]): Promise<void> {
  await tx
    .updateTable('all_orders')
    .set({
      user_id: null,
      ...DELETED,
      email: '',
      email_normal: '',
      phone: '',
      ...textRow(),
      ...NO_COMPANY,
      ...guestTextRow(),
      unseen_changes: '[]',
      proposal_until: null,
    })
    .where('id', '=', anyOf(orderIds))
    .execute();
  await tx.updateTable('order_lines').set({ message: '' }).where('order_id', '=', anyOf(orderIds)).execute();
  await deleteVersionsOf(tx, orderIds);
  await deleteNotificationsOf(tx, orderIds);
  // Stored answers contain the mail address.
  await tx.deleteFrom('idempotency_keys').where('order_id', '=', anyOf(orderIds)).execute();
}

/** Ids of some orders placed before `before` that still have contact data of their guest. */
export async function listReachable(tx: Tx, before: Instant, most: number): Promise<readonly number[]> {
  const rows = await tx
    .selectFrom('all_orders')
    .select('id')
    .where('placed_at', '<', new Date(before))
    .where((eb) => eb.or([eb('phone', '<>', ''), eb('street', '<>', ''), eb('landmark', '<>', '')]))
    .orderBy('placed_at')
    .limit(most)
    .forNoKeyUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

/** Removes phone and address; the owner stays. */
export async function removeContactFrom(tx: Tx, orderIds: readonly number[]): Promise<void> {
  await tx
    .updateTable('all_orders')
    .set({ phone: '', ...textRow(), unseen_changes: '[]', proposal_until: null })
    .where('id', '=', anyOf(orderIds))
    .execute();
  await deleteVersionsOf(tx, orderIds);
  await deleteNotificationsOf(tx, orderIds);
}

/** Deletes earlier versions and proposals of these orders: they contain messages and addresses. */
async function deleteVersionsOf(tx: Tx, orderIds: readonly number[]): Promise<void> {
  await tx.deleteFrom('order_versions').where('order_id', '=', anyOf(orderIds)).execute();
  await tx.deleteFrom('order_proposals').where('order_id', '=', anyOf(orderIds)).execute();
}

/** Deletes the browsers that are notified about these orders. */
async function deleteNotificationsOf(tx: Tx, orderIds: readonly number[]): Promise<void> {
  await tx.deleteFrom('push_subscriptions').where('order_id', '=', anyOf(orderIds)).execute();
}

/** Ids of some orders given up before `before` for which no money was ever seen, and that still identify a person. */
export async function listUnpaid(tx: Tx, before: Instant, most: number): Promise<readonly number[]> {
  const rows = await tx
    .selectFrom('all_orders')
    .select('id')
    .where('status', '=', 'ABANDONED')
    .where('placed_at', '<', new Date(before))
    .where('first_name', '<>', DELETED.first_name)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('payment_events')
            .innerJoin('payment_attempts', 'payment_attempts.id', 'payment_events.attempt_id')
            .select('payment_events.id')
            .whereRef('payment_attempts.order_id', '=', 'all_orders.id')
            .where('kind', 'in', ['held', 'paid']),
        ),
      ),
    )
    .orderBy('placed_at')
    .limit(most)
    .forNoKeyUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

/** Ids of some orders placed before `before` that still identify a person. */
export async function listNamed(tx: Tx, before: Instant, most: number): Promise<readonly number[]> {
  const rows = await tx
    .selectFrom('all_orders')
    .select('id')
    .where('placed_at', '<', new Date(before))
    .where((eb) =>
      eb.or([
        eb('email', '<>', ''),
        eb('user_id', 'is not', null),
        // An order taken by staff may have a name without a mailbox.
        eb.and([eb('source', '<>', 'WEB'), eb('first_name', 'not in', ['', DELETED.first_name])]),
      ]),
    )
    .orderBy('placed_at')
    .limit(most)
    .forNoKeyUpdate()
    .execute();
  return rows.map(({ id }) => id);
}
