import { type Selectable, sql } from 'kysely';
import {
  INVOICE_STEPS,
  type InvoiceFailure,
  type InvoiceState,
  type InvoiceStep,
} from '#domain/invoices/invoice-state.ts';
import type { InvoiceProgramme } from '#domain/invoices/programmes.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Database } from '#server/platform/database.ts';
import type { Invoices } from '#server/platform/database.types.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { readInstant } from '#server/platform/postgres/read-instant.ts';

/** The invoice of an order. */
export type StoredInvoice = {
  readonly orderId: number;
  readonly state: InvoiceState;
  /** The programme that was asked last. */
  readonly programme: InvoiceProgramme | null;
  readonly bookmark: string;
  readonly askedAt: Instant | null;
  /** '' unless it failed. */
  readonly reason: InvoiceFailure | '';
  readonly said: string;
  readonly series: string;
  readonly number: string;
  readonly link: string;
  readonly isByHand: boolean;
  readonly issuedAt: Instant | null;
};

const COLUMNS = [
  'order_id',
  'state',
  'programme',
  'bookmark',
  'asked_at',
  'reason',
  'said',
  'series',
  'number',
  'link',
  'is_by_hand',
  'issued_at',
] as const;

/** False when the order has an invoice already. */
export async function insertInvoice(tx: Tx, orderId: number, at: Instant): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('invoices')
    .values({ order_id: orderId, state: 'waiting', queued_at: new Date(at) })
    .onConflict((conflict) => conflict.column('order_id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function findInvoice(db: Database, orderId: number): Promise<StoredInvoice | null> {
  const row = await db.selectFrom('invoices').select(COLUMNS).where('order_id', '=', orderId).executeTakeFirst();
  return row === undefined ? null : invoiceOf(row);
}

type InvoiceRow = Pick<Selectable<Invoices>, (typeof COLUMNS)[number]>;

function invoiceOf(row: InvoiceRow): StoredInvoice {
  return {
    orderId: row.order_id,
    // The table's checks allow only the words of these types.
    state: row.state as InvoiceState,
    programme: row.programme as InvoiceProgramme | null,
    reason: row.reason as InvoiceFailure | '',
    bookmark: row.bookmark,
    askedAt: row.asked_at === null ? null : readInstant(row.asked_at),
    said: row.said,
    series: row.series,
    number: row.number,
    link: row.link,
    isByHand: row.is_by_hand,
    issuedAt: row.issued_at === null ? null : readInstant(row.issued_at),
  };
}

type Written = Partial<{
  readonly programme: InvoiceProgramme;
  readonly bookmark: string;
  readonly askedAt: Instant;
  readonly reason: InvoiceFailure;
  readonly said: string;
  readonly series: string;
  readonly number: string;
  readonly link: string;
  readonly isByHand: boolean;
  readonly issuedAt: Instant;
}>;

/**
 * Takes a step, unless another process took one meanwhile: the row must still be as it was read.
 *
 * @returns false when it was not
 */
export async function moveInvoice(
  db: Database,
  { orderId, state, askedAt }: Pick<StoredInvoice, 'orderId' | 'state' | 'askedAt'>,
  step: InvoiceStep,
  written: Written = {},
): Promise<boolean> {
  const { from, to } = INVOICE_STEPS[step];
  if (!(from as readonly InvoiceState[]).includes(state)) return false;
  const { numUpdatedRows } = await db
    .updateTable('invoices')
    .set({
      state: to,
      reason: written.reason ?? '',
      said: written.said ?? '',
      ...(written.programme && { programme: written.programme }),
      ...(written.bookmark !== undefined && { bookmark: written.bookmark }),
      ...(written.askedAt !== undefined && { asked_at: new Date(written.askedAt) }),
      ...(written.series !== undefined && { series: written.series }),
      ...(written.number !== undefined && { number: written.number }),
      ...(written.link !== undefined && { link: written.link }),
      ...(written.isByHand !== undefined && { is_by_hand: written.isByHand }),
      ...(written.issuedAt !== undefined && { issued_at: new Date(written.issuedAt) }),
    })
    .where('order_id', '=', orderId)
    .where('state', '=', state)
    .where('asked_at', 'is not distinct from', askedAt === null ? null : new Date(askedAt))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The number of the order that has this invoice; null when none has. */
export async function findOrderOfInvoice(
  db: Database,
  { series, number }: Pick<StoredInvoice, 'series' | 'number'>,
): Promise<number | null> {
  const row = await db
    .selectFrom('invoices')
    .innerJoin('orders', 'orders.id', 'invoices.order_id')
    .select('orders.number')
    .where(sql`upper(series)`, '=', series.toUpperCase())
    .where('invoices.number', '=', number)
    .executeTakeFirst();
  return row?.number ?? null;
}

/** Numbers of a series that belong to orders. */
export async function listNumbers(db: Database, series: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('invoices')
    .select('number')
    .where(sql`upper(series)`, '=', series.toUpperCase())
    .where('number', '<>', '')
    .execute();
  return rows.map(({ number }) => number);
}

/** Whether another order's invoice is being looked for in this programme. */
export async function isAnotherUnknown(db: Database, orderId: number, programme: InvoiceProgramme): Promise<boolean> {
  const row = await db
    .selectFrom('invoices')
    .select('order_id')
    .where('state', '=', 'unknown')
    .where('programme', '=', programme)
    .where('order_id', '<>', orderId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export type OpenInvoice = Pick<StoredInvoice, 'state' | 'reason' | 'said'> & {
  readonly orderNumber: number;
  readonly company: string;
  readonly queuedAt: Instant;
};

/** Invoices that are not issued, the failed ones first. */
export async function listOpenInvoices(db: Database, most: number): Promise<readonly OpenInvoice[]> {
  const rows = await db
    .selectFrom('invoices')
    .innerJoin('real_orders as orders', 'orders.id', 'invoices.order_id')
    .select(['orders.number', 'orders.company_name', 'invoices.state', 'reason', 'said', 'queued_at'])
    .where('invoices.state', '<>', 'issued')
    .orderBy(sql`invoices.state = 'failed'`, 'desc')
    .orderBy('queued_at')
    .limit(most)
    .execute();
  return rows.map((row) => ({
    orderNumber: Number(row.number),
    company: row.company_name ?? '',
    // The table's checks allow only the words of these types.
    state: row.state as InvoiceState,
    reason: row.reason as InvoiceFailure | '',
    said: row.said,
    queuedAt: readInstant(row.queued_at),
  }));
}

/** Takes away what may name a person: the link opens the document, and what was said may quote it. */
export async function removeLinks(tx: Tx, orderIds: readonly number[]): Promise<void> {
  if (orderIds.length === 0) return;
  await tx
    .updateTable('invoices')
    .set({ link: '', said: '' })
    .where('order_id', 'in', [...orderIds])
    .execute();
}

/** The same for all invoices of orders placed before. */
export async function removeLinksBefore(db: Database, before: Instant): Promise<void> {
  await db
    .updateTable('invoices')
    .set({ link: '', said: '' })
    .where('order_id', 'in', (orders) =>
      orders.selectFrom('orders').select('id').where('placed_at', '<', new Date(before)),
    )
    .where((where) => where.or([where('link', '<>', ''), where('said', '<>', '')]))
    .execute();
}
