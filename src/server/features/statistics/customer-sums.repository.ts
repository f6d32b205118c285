/** Customers by mailbox: lists them, and recomputes the sums of those whose orders changed (docs/decisions/0106). */

import { sql } from 'kysely';
import type { CLIENT_ORDERS } from '#contract/statistics/wire.ts';
import { type Bani, bani } from '#domain/money/bani.ts';
import { SOLD_STATUSES } from '#domain/orders/status-sets.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Database } from '#server/platform/database.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { ADVISORY_LOCKS } from '#server/platform/postgres/advisory-locks.ts';
import { countRows } from '#server/platform/postgres/count-rows.ts';
import { likePattern } from '#server/platform/postgres/folded-text.ts';
import { isIn } from '#server/platform/postgres/is-in.ts';
import { readInstant } from '#server/platform/postgres/read-instant.ts';

export type Client = {
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly email: string;
  readonly hasNewsletter: boolean;
  readonly purchases: number;
  readonly amount: Bani;
  readonly lastOrderAt: Instant;
};

export type ClientPage = {
  readonly search: string | null;
  readonly sort: (typeof CLIENT_ORDERS)[number];
  readonly page: number;
  readonly size: number;
};

const SORTED = {
  amount: sql`amount_bani desc, last_order_id desc`,
  purchases: sql`purchases desc, last_order_id desc`,
  recent: sql`last_order_id desc`,
  name: sql`sort_name, last_order_id desc`,
} as const satisfies Record<ClientPage['sort'], unknown>;

/**
 * Customers by mailbox: number and total of their orders, with the name and phone of the last one. Anonymised orders
 * belong to no customer (src/server/features/accounts/README.md).
 */
export async function listClients(db: Database, { search, sort, page, size }: ClientPage): Promise<readonly Client[]> {
  const people = clientsMatching(db, search)
    .select(['email', 'first_name', 'last_name', 'phone', 'purchases', 'amount_bani', 'last_order_at'])
    .select(['last_order_id', 'sort_name'])
    .orderBy(SORTED[sort])
    .limit(size)
    .offset(page * size);
  const rows = await db
    .with('people', () => people)
    .selectFrom('people')
    .leftJoin('newsletter_subscribers', (join) =>
      join
        .on(sql<boolean>`newsletter_subscribers.email = lower(people.email)`)
        .on('newsletter_subscribers.state', '=', 'confirmed'),
    )
    .select(['first_name', 'last_name', 'phone', 'people.email', 'purchases', 'amount_bani', 'last_order_at'])
    .select('newsletter_subscribers.id as subscriber')
    .orderBy(SORTED[sort])
    .execute();
  return rows.map((row) => ({
    firstName: row.first_name,
    lastName: row.last_name,
    phone: row.phone,
    email: row.email,
    hasNewsletter: row.subscriber !== null,
    purchases: row.purchases,
    amount: bani(Number(row.amount_bani)),
    lastOrderAt: readInstant(row.last_order_at),
  }));
}

export function countClients(db: Database, search: string | null): Promise<number> {
  return countRows(clientsMatching(db, search));
}

/** Upper bound for the words of a name. */
const MOST_WORDS = 6;

/**
 * Matches every word of the search, anywhere in any name, mailbox or phone of the customer; a telephone number may be
 * written with spaces, dots, hyphens or +40.
 */
function clientsMatching(db: Database, search: string | null) {
  const typed = (search ?? '').trim();
  const isNumber = /^[+\d\s.()/-]*\d[\d\s.()/-]*$/.test(typed);
  const words = isNumber ? [typed.replace(/\D/g, '').replace(/^(?:00)?40(?=[237])/, '0')] : typed.split(/\s+/);
  const asked = words.filter((word) => word !== '').slice(0, MOST_WORDS);
  return db
    .selectFrom('customer_sums')
    .where((eb) => eb.and(asked.map((word) => eb('known_as', 'like', likePattern(word)))));
}

/** Like domain/text/fold.ts. */
const folded = sql<string>`lower(regexp_replace(normalize(fact, nfd), '[\\u0300-\\u036F]', '', 'g'))`;

const isSold = isIn('status', SOLD_STATUSES);

/** Characters stored per customer: a mailbox that many people order with is found by some of its names only. */
const MOST_KNOWN = 8_000;

/**
 * Recomputes the sums of up to `most` changed mailboxes from their orders; returns the number of changes. A change
 * visible here implies that its order is visible, because both were committed together. Serialised, so that sums of an
 * earlier state never overwrite those of a later one.
 */
export async function sumDueCustomers(tx: Tx, most: number): Promise<number> {
  await sql`select pg_advisory_xact_lock(${sql.lit(ADVISORY_LOCKS.sumCustomers)})`.execute(tx);
  const { rows } = await sql<{ changes: number }>`
    with due as (
      delete from customer_sums_due where ctid = any(array(select ctid from customer_sums_due limit ${most}))
      returning email_normal),
    mailboxes as (select distinct email_normal from due),
    sums as (
      select email_normal, max(id) as last_id, count(*) filter (where ${isSold}) as purchases,
        coalesce(sum(turnover_bani) filter (where ${isSold}), 0) as amount
      from orders join mailboxes using (email_normal) where email_normal <> '' group by email_normal),
    known as (
      select email_normal, left(string_agg(distinct ${folded}, e'\\n'), ${MOST_KNOWN}) as known_as
      from orders join mailboxes using (email_normal) left join users on users.id = orders.user_id
        cross join lateral (values (orders.first_name || ' ' || orders.last_name), (orders.email), (orders.phone),
          (users.first_name || ' ' || users.last_name), (users.email), (users.phone)) facts (fact)
      where fact <> '' group by email_normal),
    gone as (
      delete from customer_sums where email_normal in (select email_normal from mailboxes)
        and email_normal not in (select email_normal from sums)),
    summed as (
      insert into customer_sums (email_normal, email, first_name, last_name, phone, purchases, amount_bani,
        last_order_id, last_order_at, known_as)
      select sums.email_normal, last.email, last.first_name, last.last_name, last.phone, sums.purchases, sums.amount,
        last.id, last.placed_at, coalesce(known.known_as, '')
      from sums join orders last on last.id = sums.last_id
        left join known on known.email_normal = sums.email_normal order by sums.email_normal
      on conflict (email_normal) do update set email = excluded.email, first_name = excluded.first_name,
        last_name = excluded.last_name, phone = excluded.phone, purchases = excluded.purchases,
        amount_bani = excluded.amount_bani, last_order_id = excluded.last_order_id,
        last_order_at = excluded.last_order_at, known_as = excluded.known_as)
    select count(*) as changes from due`.execute(tx);
  return rows[0]?.changes ?? 0;
}
