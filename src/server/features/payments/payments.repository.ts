/** Attempts, their events, and the jobs that ask providers for something. */
import { type RawBuilder, type Selectable, sql } from 'kysely';
import { fullName } from '#domain/accounts/full-name.ts';
import { type Bani, bani } from '#domain/money/bani.ts';
import type { Actor } from '#domain/orders/actor.ts';
import { idOf } from '#domain/orders/actor.ts';
import type { DeliveryMethod, PaymentStatus } from '#domain/orders/order.ts';
import type { Means, Payment } from '#domain/orders/payment-means.ts';
import { HOLD_MINUTES } from '#domain/payments/ask-schedule.ts';
import { type AttemptEvent, type AttemptState, moneyOf } from '#domain/payments/attempt.ts';
import { NO_ONLINE_MONEY, type OnlineMoney, paymentStatusOf } from '#domain/payments/online-money.ts';
import { MONEY_JOBS, type MoneyJobKind, type OpenJob, type WantedJob } from '#domain/payments/plan-money.ts';
import type { DeclineReason, ProviderState } from '#domain/payments/provider-state.ts';
import type { ProviderName } from '#domain/payments/providers.ts';
import { type Instant, plusMinutes } from '#domain/time/instant.ts';
import type { Database } from '#server/platform/database.ts';
import type { AllOrders, PaymentJobs } from '#server/platform/database.types.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { anyOf } from '#server/platform/postgres/any-of.ts';
import { maybeInstant, readInstant } from '#server/platform/postgres/read-instant.ts';

export type StoredStatus = AllOrders['status'];

/** An order as its payments see it. */
export type OrderOfPayment = {
  readonly id: number;
  readonly number: number;
  readonly status: StoredStatus;
  readonly payable: Bani;
  readonly payment: Payment;
  readonly paymentStatus: PaymentStatus;
  readonly isForCompany: boolean;
  readonly mealCardEligible: Bani | null;
  readonly method: DeliveryMethod;
  readonly phone: string;
  readonly userId: number | null;
  readonly requestedAt: Instant | null;
  readonly placedAt: Instant;
  readonly money: OnlineMoney | null;
};

const ORDER_COLUMNS = [
  'id',
  'number',
  'status',
  'payable_bani',
  'payment_parts',
  'payment_status',
  'company_name',
  'meal_card_eligible_bani',
  'method',
  'phone',
  'user_id',
  'requested_at',
  'placed_at',
  'online_money',
] as const;
type OrderRow = Pick<Selectable<AllOrders>, (typeof ORDER_COLUMNS)[number]>;

function orderOf(row: OrderRow): OrderOfPayment {
  return {
    id: row.id,
    // Only an order of a version before numbers has none, and it has no payments online.
    number: row.number ?? 0,
    status: row.status,
    payable: bani(row.payable_bani),
    // Written by the program only; online parts exist since parts do.
    payment: row.payment_parts as unknown as Payment,
    paymentStatus: row.payment_status,
    isForCompany: row.company_name !== '',
    mealCardEligible: row.meal_card_eligible_bani === null ? null : bani(row.meal_card_eligible_bani),
    method: row.method,
    phone: row.phone,
    userId: row.user_id,
    requestedAt: maybeInstant(row.requested_at),
    placedAt: readInstant(row.placed_at),
    money: row.online_money as OnlineMoney | null,
  };
}

/** The order's row, locked until the transaction ends: of everything that happens to its money, one after the other. */
export async function lockOrder(tx: Tx, id: number): Promise<OrderOfPayment | null> {
  const row = await tx
    .selectFrom('all_orders')
    .select(ORDER_COLUMNS)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row === undefined ? null : orderOf(row);
}

/** The same of an order that the transaction has locked. */
export async function readOrder(tx: Tx | Database, id: number): Promise<OrderOfPayment | null> {
  const row = await tx.selectFrom('all_orders').select(ORDER_COLUMNS).where('id', '=', id).executeTakeFirst();
  return row === undefined ? null : orderOf(row);
}

/** By the hash of its access token, whether or not it has arrived. */
export async function findOrderByToken(
  db: Database,
  { tokenHash, placedAfter }: { readonly tokenHash: Buffer; readonly placedAfter: Instant },
): Promise<OrderOfPayment | null> {
  const row = await db
    .selectFrom('all_orders')
    .select(ORDER_COLUMNS)
    .where('access_token_hash', '=', tokenHash)
    .where('placed_at', '>', new Date(placedAfter))
    .executeTakeFirst();
  return row === undefined ? null : orderOf(row);
}

/** Whom to write to about an order; null without a mailbox. */
export async function findGuest(db: Database, orderId: number) {
  const row = await db
    .selectFrom('all_orders')
    .select(['number', 'first_name', 'last_name', 'email'])
    .where('id', '=', orderId)
    .where('email', '<>', '')
    .executeTakeFirst();
  if (row === undefined) return null;
  const { first_name: firstName, last_name: lastName, email } = row;
  return { number: row.number ?? 0, firstName, name: fullName({ firstName, lastName }), email };
}

/** Writes what became of its money. */
export async function writeMoney(tx: Tx, order: OrderOfPayment, money: OnlineMoney): Promise<void> {
  await tx
    .updateTable('all_orders')
    .set({ online_money: JSON.stringify(money), payment_status: paymentStatusOf(order, money) })
    .where('id', '=', order.id)
    .execute();
}

// ---------------------------------------------------------------------------------------------------------- attempts

export type StoredEvent = AttemptEvent & { readonly at: Instant; readonly reason: string };

export type StoredAttempt = {
  readonly id: number;
  readonly orderId: number;
  readonly attemptNo: number;
  /** The part of the payment that it pays. */
  readonly means: Means;
  readonly reference: string;
  readonly provider: ProviderName;
  readonly providerRef: string | null;
  readonly payUrl: string | null;
  readonly amount: Bani;
  readonly currency: string;
  readonly isHold: boolean;
  readonly state: AttemptState;
  readonly declined: DeclineReason | null;
  readonly heldUntil: Instant | null;
  readonly card: string;
  readonly createdAt: Instant;
  readonly payUntil: Instant;
  readonly lastAskedAt: Instant | null;
  readonly events: readonly StoredEvent[];
  readonly money: ReturnType<typeof moneyOf>;
  /** Of what moves money, the one that is open; null for none. */
  readonly job: (OpenJob & { readonly id: number; readonly tries: number }) | null;
  /** Jobs that it ever had, for the keys of further ones. */
  readonly jobCount: number;
};

function selectAttempts(db: Database) {
  return db
    .selectFrom('payment_attempts')
    .selectAll()
    .select([
      sql<readonly { kind: AttemptEvent['kind']; amount: number; at: string; reason: string }[]>`coalesce((
        select jsonb_agg(jsonb_build_object('kind', kind, 'amount', amount_bani, 'at', at, 'reason', reason) order by id)
        from payment_events where attempt_id = payment_attempts.id), '[]')`.as('events'),
      sql<{
        id: number;
        kind: MoneyJobKind;
        amount: number;
        state: OpenJob['state'];
        tries: number;
      } | null>`(select jsonb_build_object('id', id, 'kind', kind, 'amount', amount_bani, 'state', state, 'tries', tries)
        from payment_jobs where attempt_id = payment_attempts.id and kind in ('capture', 'release', 'refund')
        and state in ('waiting', 'sent', 'by_hand'))`.as('job'),
      sql<number>`(select count(*)::int from payment_jobs where attempt_id = payment_attempts.id)`.as('job_count'),
    ]);
}
type AttemptRow = Awaited<ReturnType<ReturnType<typeof selectAttempts>['executeTakeFirstOrThrow']>>;

function attemptOf(row: AttemptRow): StoredAttempt {
  const events = row.events.map(({ kind, amount, at, reason }) => ({
    kind,
    amount: bani(amount),
    at: readInstant(new Date(at)),
    reason,
  }));
  return {
    id: row.id,
    orderId: row.order_id,
    attemptNo: row.attempt_no,
    // Written from the table of means, and checked.
    means: row.means as Means,
    reference: row.reference,
    // Written from the table of providers; a provider of a later version is unknown here.
    provider: row.provider as ProviderName,
    providerRef: row.provider_ref,
    payUrl: row.pay_url,
    amount: bani(row.amount_bani),
    currency: row.currency,
    isHold: row.is_hold,
    state: row.state,
    declined: row.decline_reason,
    heldUntil: maybeInstant(row.held_until),
    card: row.masked_card,
    createdAt: readInstant(row.created_at),
    payUntil: readInstant(row.pay_until),
    lastAskedAt: maybeInstant(row.last_asked_at),
    events,
    money: moneyOf(events),
    job: row.job === null ? null : { ...row.job, amount: bani(row.job.amount) },
    jobCount: row.job_count,
  };
}

/** The attempts of an order, in the order they were made. */
export async function listAttempts(db: Database, orderId: number): Promise<readonly StoredAttempt[]> {
  const rows = await selectAttempts(db).where('order_id', '=', orderId).orderBy('attempt_no').execute();
  return rows.map(attemptOf);
}

export async function findAttempt(
  db: Database,
  by:
    | { readonly id: number }
    | { readonly reference: string }
    | { readonly provider: ProviderName; readonly ref: string },
): Promise<StoredAttempt | null> {
  const row = await selectAttempts(db)
    .where((eb) => {
      if ('id' in by) return eb('id', '=', by.id);
      if ('reference' in by) return eb('reference', '=', by.reference);
      return eb.and({ provider: by.provider, provider_ref: by.ref });
    })
    .executeTakeFirst();
  return row === undefined ? null : attemptOf(row);
}

export type NewAttempt = {
  readonly orderId: number;
  readonly attemptNo: number;
  readonly means: Means;
  readonly reference: string;
  readonly provider: ProviderName;
  readonly mode: 'test' | 'live';
  readonly amount: Bani;
  readonly isHold: boolean;
  readonly at: Instant;
};

/**
 * The parts `attempt` and `attempt_jobs` of a statement: the attempt, and that it is asked about and closed even if this
 * process ends now.
 */
export function composeAttempt(made: NewAttempt): RawBuilder<unknown> {
  const { reference, at } = made;
  const payUntil = plusMinutes(at, HOLD_MINUTES);
  return sql`attempt as (
      insert into payment_attempts (order_id, attempt_no, means, reference, provider, mode, amount_bani, is_hold, created_at, pay_until)
      values (${made.orderId}, ${made.attemptNo}, ${made.means}, ${reference}, ${made.provider}, ${made.mode}, ${made.amount}, ${made.isHold},
        ${new Date(at)}, ${new Date(payUntil)}) returning id
    ),
    attempt_jobs as (
      insert into payment_jobs (attempt_id, kind, idempotency_key, next_at, created_at)
      select attempt.id, kind, ${reference}::text || '-' || kind, next_at, ${new Date(at)}
      from attempt cross join (values ('ask', ${new Date(plusMinutes(at, 1))}::timestamptz), ('close', ${new Date(payUntil)}::timestamptz))
        as given (kind, next_at)
    )`;
}

export async function insertAttempt(tx: Tx, made: NewAttempt): Promise<number> {
  const { rows } = await sql<{ id: number }>`with ${composeAttempt(made)} select id from attempt`.execute(tx);
  return (rows as [{ id: number }])[0].id;
}

/** What a provider needs to begin an attempt that was not begun yet; null where there is none. */
export async function findStartable(db: Database, reference: string) {
  const row = await db
    .selectFrom('payment_attempts')
    .innerJoin('all_orders', 'all_orders.id', 'payment_attempts.order_id')
    .leftJoin('restaurant', (join) => join.onTrue())
    .select([
      'payment_attempts.id',
      'payment_attempts.order_id',
      'payment_attempts.provider',
      'payment_attempts.amount_bani',
      'payment_attempts.is_hold',
      'payment_attempts.pay_until',
      'all_orders.number',
      'all_orders.first_name',
      'all_orders.last_name',
      'all_orders.email',
      'all_orders.phone',
      'all_orders.method',
      'all_orders.city as guest_city',
      'all_orders.county as guest_county',
      'all_orders.street as guest_street',
      'all_orders.street_number as guest_street_number',
      'restaurant.name as restaurant',
      'restaurant.city',
      'restaurant.county',
      'restaurant.street',
      'restaurant.street_number',
      'restaurant.postal_code',
    ])
    .where('payment_attempts.reference', '=', reference)
    .where('payment_attempts.state', '=', 'created')
    .executeTakeFirst();
  return row ?? null;
}

export type Started =
  | { readonly kind: 'started'; readonly providerRef: string; readonly payUrl: string }
  | { readonly kind: 'start_refused' | 'start_unknown'; readonly reason: string };

/** Whoever asked the provider meanwhile may know more: only an attempt that was not begun is written. */
export async function writeStart(db: Database, attemptId: number, started: Started, at: Instant): Promise<void> {
  const state = { started: 'started', start_refused: 'failed', start_unknown: 'unknown' } as const;
  const address = started.kind === 'started' ? started : null;
  const reason = started.kind === 'started' ? '' : started.reason.slice(0, 500);
  await sql`with begun as (
      update payment_attempts set state = case when state in ('created', 'unknown') then ${state[started.kind]} else state end,
        provider_ref = coalesce(provider_ref, ${address?.providerRef ?? null}), pay_url = coalesce(pay_url, ${address?.payUrl ?? null})
      where id = ${attemptId} returning id, reference
    )
    insert into payment_events (attempt_id, kind, event_key, reason, actor_kind, at)
    select id, ${started.kind}, reference || ':' || ${started.kind} || ':1', ${reason}, 'provider', ${new Date(at)} from begun
    on conflict (event_key) do nothing`.execute(db);
}

export type Happened = AttemptEvent & { readonly reason?: string; readonly actor: Actor; readonly at: Instant };

/** Adds what happened, in this order. */
export async function insertEvents(tx: Tx, attempt: StoredAttempt, happened: readonly Happened[]): Promise<void> {
  const seen = new Map<string, number>();
  for (const { kind } of attempt.events) seen.set(kind, (seen.get(kind) ?? 0) + 1);
  for (const { kind, amount, reason = '', actor, at } of happened) {
    const count = (seen.get(kind) ?? 0) + 1;
    seen.set(kind, count);
    await tx
      .insertInto('payment_events')
      .values({
        attempt_id: attempt.id,
        kind,
        amount_bani: amount,
        event_key: `${attempt.reference}:${kind}:${count}`,
        reason,
        actor_kind: actor.kind,
        actor_id: idOf(actor, 'staff'),
        at: new Date(at),
      })
      .execute();
  }
}

/** What the provider said beside the money, and the state that follows from the events. */
export async function writeAttempt(
  tx: Tx,
  attemptId: number,
  { state, seen, at }: { readonly state: AttemptState; readonly seen: ProviderState | null; readonly at: Instant },
): Promise<void> {
  await tx
    .updateTable('payment_attempts')
    .set({
      state,
      ...(seen === null
        ? {}
        : {
            last_asked_at: new Date(at),
            held_until: seen.heldUntil === null ? null : new Date(seen.heldUntil),
            ...(seen.declined === null ? {} : { decline_reason: seen.declined }),
            ...(seen.maskedCard === null ? {} : { masked_card: seen.maskedCard }),
          }),
    })
    .where('id', '=', attemptId)
    .execute();
}

/** False when it was asked about within the pause, by this or another process. */
export async function claimQuestion(db: Database, attemptId: number, at: Instant, pauseMs: number): Promise<boolean> {
  const row = await db
    .updateTable('payment_attempts')
    .set({ last_asked_at: new Date(at) })
    .where('id', '=', attemptId)
    .where((eb) => eb.or([eb('last_asked_at', 'is', null), eb('last_asked_at', '<=', new Date(at - pauseMs))]))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

// --------------------------------------------------------------------------------------------------------------- jobs

export type ClaimedJob = {
  readonly id: number;
  readonly attemptId: number;
  readonly kind: PaymentJobs['kind'];
  readonly amount: Bani;
  readonly key: string;
  /** This one included. */
  readonly tries: number;
};

const LEASE_MINUTES = 1;

/**
 * Takes a job that is due; while it is worked on no other process takes it, and if this one ends, another does after a
 * minute. What moves money is marked as sent before it is: from then on it may have happened.
 */
export async function claimJob(db: Database, at: Instant): Promise<ClaimedJob | null> {
  const { rows } = await sql<{
    id: number;
    attempt_id: number;
    kind: ClaimedJob['kind'];
    amount: number;
    key: string;
    tries: number;
  }>`
    update payment_jobs set state = 'sent', tries = least(tries + 1, 30000), next_at = ${new Date(plusMinutes(at, LEASE_MINUTES))}
    where id = (select id from payment_jobs where state in ('waiting', 'sent') and next_at <= ${new Date(at)}
      order by next_at, id limit 1 for update skip locked)
    returning id, attempt_id, kind, amount_bani as amount, idempotency_key as key, tries`.execute(db);
  const [row] = rows;
  return row === undefined
    ? null
    : {
        id: row.id,
        attemptId: row.attempt_id,
        kind: row.kind,
        amount: bani(row.amount),
        key: row.key,
        tries: row.tries,
      };
}

export async function endJob(
  db: Database,
  id: number,
  {
    state,
    at,
    reason = '',
  }: { readonly state: 'done' | 'dropped' | 'by_hand'; readonly at: Instant; readonly reason?: string },
): Promise<void> {
  await db
    .updateTable('payment_jobs')
    .set({
      state,
      ...(state === 'by_hand' ? {} : { ended_at: new Date(at) }),
      ...(reason === '' ? {} : { last_reason: reason.slice(0, 200) }),
    })
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'sent', 'by_hand'])
    .execute();
}

/** To be done again then; what moves money stays as sent. */
export async function repeatJob(
  db: Database,
  id: number,
  { until, reason = '' }: { readonly until: Instant; readonly reason?: string },
): Promise<void> {
  await db
    .updateTable('payment_jobs')
    .set({ next_at: new Date(until), ...(reason === '' ? {} : { last_reason: reason.slice(0, 200) }) })
    .where('id', '=', id)
    .where('state', '=', 'sent')
    .execute();
}

/** A person said that it is sent again: with its key, from the beginning. */
export async function sendJobAgain(tx: Tx, id: number, at: Instant): Promise<void> {
  await tx
    .updateTable('payment_jobs')
    .set({ state: 'waiting', tries: 0, next_at: new Date(at) })
    .where('id', '=', id)
    .where('state', '=', 'by_hand')
    .execute();
}

export async function insertJob(
  tx: Tx,
  attempt: StoredAttempt,
  { kind, amount }: WantedJob,
  at: Instant,
): Promise<void> {
  await tx
    .insertInto('payment_jobs')
    .values({
      attempt_id: attempt.id,
      kind,
      amount_bani: amount,
      idempotency_key: `${attempt.reference}-${kind}-${attempt.jobCount + 1}`,
      next_at: new Date(at),
      created_at: new Date(at),
    })
    .execute();
}

/** From now on there is time for another part of the order: the attempt that has its money keeps the order waiting. */
export async function giveTimeForRest(tx: Tx, attemptId: number, at: Instant): Promise<void> {
  const payUntil = new Date(plusMinutes(at, HOLD_MINUTES));
  await tx.updateTable('payment_attempts').set({ pay_until: payUntil }).where('id', '=', attemptId).execute();
  await tx
    .updateTable('payment_jobs')
    .set({ next_at: payUntil })
    .where('attempt_id', '=', attemptId)
    .where('kind', '=', 'close')
    .where('state', 'in', ['waiting', 'sent'])
    .execute();
}

/**
 * Closes the open attempts of an order now: it is paid, or to be paid at the door.
 *
 * @param means of one part only, while another is still to be paid
 */
export async function closeOthersNow(
  tx: Tx,
  orderId: number,
  { except, means, at }: { readonly except: number | null; readonly means?: Means; readonly at: Instant },
): Promise<void> {
  await tx
    .updateTable('payment_jobs')
    .set({ next_at: new Date(at) })
    .where('kind', '=', 'close')
    .where('state', 'in', ['waiting', 'sent'])
    .where('attempt_id', 'in', (eb) =>
      eb
        .selectFrom('payment_attempts')
        .select('id')
        .where('order_id', '=', orderId)
        .where('id', '<>', except ?? 0)
        .where((of) => (means === undefined ? of.lit(true) : of(sql<Means>`means`, '=', means))),
    )
    .execute();
}

export type JobByHand = {
  readonly id: number;
  readonly kind: MoneyJobKind;
  readonly amount: Bani;
  readonly orderNumber: number;
  readonly provider: ProviderName;
  readonly providerRef: string | null;
  readonly reference: string;
  readonly lastReason: string;
  readonly createdAt: Instant;
};

/** Jobs that a person decides, the oldest first. */
export async function listJobsByHand(db: Database): Promise<readonly JobByHand[]> {
  const rows = await db
    .selectFrom('payment_jobs')
    .innerJoin('payment_attempts', 'payment_attempts.id', 'payment_jobs.attempt_id')
    .innerJoin('all_orders', 'all_orders.id', 'payment_attempts.order_id')
    .select(['payment_jobs.id', 'kind', 'payment_jobs.amount_bani', 'number', 'provider', 'provider_ref', 'reference'])
    .select(['last_reason', 'payment_jobs.created_at'])
    .where('payment_jobs.state', '=', 'by_hand')
    .where('kind', 'in', MONEY_JOBS)
    .orderBy('payment_jobs.id')
    .limit(200)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    // By the condition above.
    kind: row.kind as MoneyJobKind,
    amount: bani(row.amount_bani),
    orderNumber: row.number ?? 0,
    provider: row.provider as ProviderName,
    providerRef: row.provider_ref,
    reference: row.reference,
    lastReason: row.last_reason,
    createdAt: readInstant(row.created_at),
  }));
}

/** Payments that are asked back by the cardholder's bank, the latest first. */
export async function listDisputed(db: Database): Promise<readonly Omit<JobByHand, 'id' | 'kind'>[]> {
  const rows = await db
    .selectFrom('payment_attempts')
    .innerJoin('all_orders', 'all_orders.id', 'payment_attempts.order_id')
    .select(['amount_bani', 'number', 'provider', 'provider_ref', 'reference', 'payment_attempts.created_at'])
    .where('state', '=', 'disputed')
    .orderBy('payment_attempts.id', 'desc')
    .limit(200)
    .execute();
  return rows.map((row) => ({
    amount: bani(row.amount_bani),
    orderNumber: row.number ?? 0,
    provider: row.provider as ProviderName,
    providerRef: row.provider_ref,
    reference: row.reference,
    lastReason: '',
    createdAt: readInstant(row.created_at),
  }));
}

/** The id of an order by its number, whether or not it has arrived. */
export async function findOrderIdByNumber(db: Database, number: number): Promise<number | null> {
  const row = await db.selectFrom('all_orders').select('id').where('number', '=', number).executeTakeFirst();
  return row?.id ?? null;
}

/** The attempt of a job that a person decides; null when it was decided meanwhile. */
export async function findJobByHand(db: Database, id: number) {
  const row = await db
    .selectFrom('payment_jobs')
    .innerJoin('payment_attempts', 'payment_attempts.id', 'payment_jobs.attempt_id')
    .select(['payment_jobs.id', 'attempt_id', 'order_id'])
    .where('payment_jobs.id', '=', id)
    .where('payment_jobs.state', '=', 'by_hand')
    .executeTakeFirst();
  return row === undefined ? null : { id: row.id, attemptId: row.attempt_id, orderId: row.order_id };
}

// ------------------------------------------------------------------------------------------------------------ breaker

export async function readBreaker(db: Database) {
  const row = await db.selectFrom('payment_breaker').select(['failures', 'off_since', 'try_at']).executeTakeFirst();
  return {
    failures: row?.failures ?? 0,
    offSince: maybeInstant(row?.off_since ?? null),
    tryAt: maybeInstant(row?.try_at ?? null),
  };
}

export async function lockBreaker(tx: Tx) {
  await tx
    .insertInto('payment_breaker')
    .values({ id: 1 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await tx.selectFrom('payment_breaker').select('id').forUpdate().execute();
  return readBreaker(tx);
}

export async function writeBreaker(
  tx: Tx,
  { failures, offSince, tryAt }: Awaited<ReturnType<typeof readBreaker>>,
): Promise<void> {
  await tx
    .updateTable('payment_breaker')
    .set({
      failures,
      off_since: offSince === null ? null : new Date(offSince),
      try_at: tryAt === null ? null : new Date(tryAt),
    })
    .execute();
}

/** Whether payment online is off by itself, and how many orders of this person wait for a payment. */
export async function readBeforePaying(
  tx: Tx,
  { email, phone }: { readonly email: string; readonly phone: string },
): Promise<{ readonly offSince: Instant | null; readonly tryAt: Instant | null; readonly waiting: number }> {
  const { rows } = await sql<{ off_since: Date | null; try_at: Date | null; waiting: number }>`
    select off_since, try_at, (select count(*)::int from all_orders where status = 'AWAITING_PAYMENT'
      and (email_normal = ${email} or phone = ${phone})) as waiting
    from payment_breaker`.execute(tx);
  const row = rows[0];
  return {
    offSince: maybeInstant(row?.off_since ?? null),
    tryAt: maybeInstant(row?.try_at ?? null),
    waiting: row?.waiting ?? 0,
  };
}

export const MONEY_OF_NEW_ORDER = JSON.stringify(NO_ONLINE_MONEY);

/** Removes what leads to a person. */
export async function removeCards(tx: Tx, orderIds: readonly number[]): Promise<void> {
  await tx
    .updateTable('payment_attempts')
    .set({ masked_card: '', pay_url: null })
    .where('order_id', '=', anyOf(orderIds))
    .execute();
  await tx
    .updateTable('all_orders')
    .set({ online_money: sql`online_money || '{"card": ""}'` })
    .where('id', '=', anyOf(orderIds))
    .where('online_money', 'is not', null)
    .execute();
}
