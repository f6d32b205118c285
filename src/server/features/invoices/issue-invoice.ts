/**
 * Issues the invoice of a job. The programme is asked only after the row says so; an answer that was lost is looked up
 * before anything is asked again (docs/decisions/0285).
 */
import { type InvoiceFailure, isSettled, nameOfInvoice } from '#domain/invoices/invoice-state.ts';
import { dateOf } from '#domain/time/bucharest.ts';
import type { Instant } from '#domain/time/instant.ts';
import { loadRestaurantFacts } from '#server/features/restaurant/index.ts';
import type { Database } from '#server/platform/database.ts';
import type { Job } from '#server/platform/define/queue.ts';
import type { CallOut } from '#server/platform/http/call-out.ts';
import { inTransaction } from '#server/platform/in-transaction.ts';
import type { Jobs } from '#server/platform/jobs.ts';
import type { Log } from '#server/platform/log.ts';
import { composeInvoice, type OrderForInvoice } from './compose-invoice.ts';
import { findInvoiceSettings, type StoredInvoiceSettings } from './invoice-settings.repository.ts';
import {
  findInvoice,
  findOrderOfInvoice,
  isAnotherUnknown,
  listNumbers,
  moveInvoice,
  type StoredInvoice,
} from './invoices.repository.ts';
import { InvoiceJob } from './job-of-invoice.ts';
import { type AccountServices, loadAccount } from './load-account.ts';
import { openProgramme } from './programmes/open-programme.ts';
import type { Account, Busy, IssuedInvoice, Programme, Refused } from './programmes/programme.ts';

/** What invoices need of orders; passed in, because orders queue invoices. */
export type InvoicedOrders = {
  readonly findOrder: (db: Database, id: number) => Promise<OrderForInvoice | null>;
  /** The mail that sends the invoice to the guest. */
  readonly mailOf: (order: { readonly orderId: number }) => Job;
};

export type IssueServices = AccountServices &
  InvoicedOrders & {
    readonly clock: () => Instant;
    readonly jobs: Jobs;
    readonly log: Log;
    /** Tests replace it. */
    readonly callOut: CallOut;
  };

/** @throws Error when it is to be tried again later: the job is repeated */
export async function issueInvoice(services: IssueServices, payload: unknown): Promise<void> {
  const { orderId } = InvoiceJob.parse(payload);
  const [invoice, order] = await Promise.all([
    findInvoice(services.db, orderId),
    services.findOrder(services.db, orderId),
  ]);
  if (invoice === null || order === null || invoice.state === 'issued' || invoice.state === 'failed') return;
  const settings = await findInvoiceSettings(services.db);
  // A lost answer is looked up where it was asked for, also when another programme was chosen since.
  const name = invoice.state === 'unknown' && invoice.programme !== null ? invoice.programme : settings.programme;
  const account = await loadAccount(services, settings);
  const isUnknown = invoice.state === 'unknown';
  if (order.company === null) return failInvoice(services, invoice, isUnknown ? 'unclear' : 'gone');
  if (name !== settings.programme) return failInvoice(services, invoice, 'unclear');
  const missing = missingFor(settings, account);
  // What may have been issued stays unknown until it can be looked up.
  if (missing !== null && isUnknown) throw new Error(`The invoice cannot be looked up: ${missing}`);
  if (missing !== null) return failInvoice(services, invoice, missing);
  const asked = { services, order, account, programme: openProgramme(name, services.callOut) };
  if (isUnknown && (await lookUp(asked, invoice)) === 'settled') return;
  await ask({ ...asked, company: order.company, name }, invoice);
}

/** What a person has to complete before the programme can be asked; null when nothing is missing. */
function missingFor(settings: StoredInvoiceSettings, account: Account): InvoiceFailure | null {
  if (!settings.isOn) return 'off';
  if (account.cui === '') return 'cui';
  return account.secret === '' ? 'keys' : null;
}

type Asked = {
  readonly services: IssueServices;
  readonly order: OrderForInvoice;
  readonly account: Account;
  readonly programme: Programme;
};

/** @returns 'absent' when the programme may be asked again */
async function lookUp(
  { services, order, account, programme }: Asked,
  invoice: StoredInvoice,
): Promise<'settled' | 'absent'> {
  const { db, clock } = services;
  const { askedAt, orderId, bookmark, programme: name } = invoice;
  // The table requires both of an unknown invoice that was asked for.
  if (askedAt === null || name === null) return 'absent';
  if (!isSettled(askedAt, clock())) throw new Error('The programme may still be answering');
  const found = await programme.find(account, {
    orderNumber: order.number,
    total: order.payable,
    day: dateOf(askedAt),
    bookmark,
    taken: await listNumbers(db, account.series),
    isOnly: !(await isAnotherUnknown(db, orderId, name)),
  });
  switch (found.code) {
    case 'found':
      await storeIssued({ services, order }, invoice, found.invoice);
      return 'settled';
    case 'absent':
    case 'ask_again':
      return 'absent';
    case 'unclear':
      await failInvoice(services, invoice, 'unclear', found.said);
      return 'settled';
    case 'refused':
      // Refused is the look-up, not the invoice: what became of it stays unknown.
      throw new Error(`The invoice cannot be looked up: ${found.reason}`);
    case 'busy':
      throw new Error('The invoice cannot be looked up now');
  }
}

async function ask(
  {
    services,
    order,
    company,
    account,
    programme,
    name,
  }: Asked & {
    readonly company: NonNullable<OrderForInvoice['company']>;
    readonly name: NonNullable<StoredInvoice['programme']>;
  },
  invoice: StoredInvoice,
): Promise<void> {
  const { db, clock } = services;
  const near = await loadRestaurantFacts(db);
  const at = clock();
  const composed = composeInvoice(order, company, { near, day: dateOf(at) });
  const prepared = await programme.prepare(account);
  if (!prepared.ok) return stop(services, invoice, prepared.error);
  const isOurs = await moveInvoice(db, invoice, 'ask', { programme: name, bookmark: prepared.value, askedAt: at });
  if (!isOurs) throw new Error('Another process has taken the invoice');
  const begun: StoredInvoice = { ...invoice, state: 'unknown', askedAt: at, programme: name };
  const answered = await programme.issue(account, composed);
  switch (answered.code) {
    case 'issued':
      return storeIssued({ services, order }, begun, answered.invoice);
    case 'unknown':
      throw new Error('The answer was lost');
    case 'busy':
      await moveInvoice(db, begun, 'postpone', { said: answered.said });
      throw new Error('The programme asks to wait');
    case 'refused':
      return failInvoice(services, begun, answered.reason, answered.said);
  }
}

/** Nothing was asked yet. */
async function stop(services: IssueServices, invoice: StoredInvoice, refusal: Refused | Busy): Promise<void> {
  if (refusal.code === 'busy') throw new Error('The programme cannot be reached');
  // An invoice that was looked up and is absent is certainly not issued.
  await failInvoice(services, invoice, refusal.reason, refusal.said);
}

async function failInvoice(
  { db, log }: IssueServices,
  invoice: StoredInvoice,
  reason: InvoiceFailure,
  said = '',
): Promise<void> {
  if (await moveInvoice(db, invoice, 'fail', { reason, said })) {
    log.warn({ orderId: invoice.orderId, reason }, 'invoice.failed');
  }
}

/** Stores number and link, and queues the guest's mail with them. */
async function storeIssued(
  { services, order }: Pick<Asked, 'services' | 'order'>,
  invoice: StoredInvoice,
  issued: IssuedInvoice,
): Promise<void> {
  const { db, clock, log, jobs, mailOf } = services;
  const other = await findOrderOfInvoice(db, issued);
  if (other !== null) {
    await failInvoice(services, invoice, 'unclear', `Factura ${nameOfInvoice(issued)} este a comenzii ${other}`);
    return;
  }
  // Guests and staff open it: anything but a page over https is left out.
  const link = issued.link.startsWith('https://') ? issued.link : '';
  const enqueue = await jobs.ready();
  const isStored = await inTransaction(db, async (tx) => {
    const isMoved = await moveInvoice(tx, invoice, 'issue', { ...issued, link, issuedAt: clock() });
    if (isMoved) await enqueue(tx, mailOf({ orderId: order.id }));
    return isMoved;
  });
  if (isStored) log.info({ orderId: order.id }, 'invoice.issued');
}
