/**
 * Gives receipts to the register, by its computer or by a person, and records what became of them. A file is written
 * when it is given, from the order and the settings as they are then, so that a corrected payment or a new code is in it.
 */
import { receiptFileName } from '#domain/fiscal/dialects.ts';
import { describeReceiptRefusal } from '#domain/fiscal/fiscal-words.ts';
import { makeReceipt, type ReceiptOrder } from '#domain/fiscal/make-receipt.ts';
import { makeTestReceipt } from '#domain/fiscal/make-test-receipt.ts';
import { readAnswer } from '#domain/fiscal/read-answer.ts';
import { mayAnswer, type ReceiptWord, receiptStanding, settleReceipt } from '#domain/fiscal/receipt-state.ts';
import { writeReceipt } from '#domain/fiscal/write-receipt.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Database, DbServices } from '#server/platform/database.ts';
import { inTransaction, type Tx } from '#server/platform/in-transaction.ts';
import type { Log } from '#server/platform/log.ts';
import { findRegister, type StoredRegister } from './fiscal-settings.repository.ts';
import {
  insertAskedReceipt,
  insertTestReceipt,
  lockNextReceipt,
  lockReceipt,
  lockReceiptOfOrder,
  markEnded,
  markGiven,
  markToPrint,
  type StoredReceipt,
} from './receipts.repository.ts';

/** Passed in, because orders queue receipts and features must not import each other in a circle. */
export type FiscalOrders = {
  readonly findOrderId: (db: Database, orderNumber: number) => Promise<number | null>;
  readonly loadOrder: (db: Database, id: number) => Promise<ReceiptOrder | null>;
};

export type FiscalServices = DbServices & { readonly log: Log; readonly orders: FiscalOrders };

/** A file as it leaves; `token` names the receipt and the attempt, and is part of the file's name. */
export type GivenReceipt = { readonly token: string; readonly fileName: string; readonly body: string };

type NotReady = { readonly code: 'receipt_not_ready'; readonly details: { readonly sentence: string } };

const ORDER_GONE = 'Comanda nu mai există.';
const NOTHING_TO_TEST = 'Nu este scrisă nicio grupă sau niciun cod de plată.';

/** The oldest receipt that waits; one that cannot be made is set aside with the reason, for staff. */
export async function giveNextReceipt(services: FiscalServices): Promise<GivenReceipt | null> {
  const { db } = services;
  for (;;) {
    const given = await inTransaction<Result<GivenReceipt, NotReady> | null>(db, async (tx) => {
      const register = await findRegister(tx);
      // A test is given before receipts are switched on, so that the owner can compare it first.
      const receipt = register === null ? null : await lockNextReceipt(tx, register.isOn ? ['sale', 'test'] : ['test']);
      return receipt === null || register === null ? null : giveWithin(tx, services, { receipt, register });
    });
    if (given === null) return null;
    if (given.ok) return given.value;
  }
}

type Waiting = { readonly receipt: StoredReceipt; readonly register: StoredRegister };

async function giveWithin(
  tx: Tx,
  { clock, log, orders }: FiscalServices,
  { receipt, register }: Waiting,
): Promise<Result<GivenReceipt, NotReady>> {
  const at = clock();
  const order = receipt.orderId === null ? null : await orders.loadOrder(tx, receipt.orderId);
  const made = composeFile(receipt, register, order);
  if (!made.ok) {
    await markEnded(tx, receipt.id, { state: 'failed', failure: made.error, at });
    log.warn({ receiptId: receipt.id }, 'receipt.not_ready');
    return err({ code: 'receipt_not_ready', details: { sentence: made.error } });
  }
  const { dialect } = register;
  await markGiven(tx, receipt.id, { dialect, body: made.value, payment: order?.payment ?? null, at });
  const token = tokenOf(receipt.id, receipt.attempts + 1);
  log.info({ receiptId: receipt.id, attempt: receipt.attempts + 1 }, 'receipt.given');
  return ok({ token, fileName: receiptFileName(dialect, token), body: made.value });
}

/** The file, or the sentence that says why there is none. */
function composeFile(
  { kind }: StoredReceipt,
  register: StoredRegister,
  order: ReceiptOrder | null,
): Result<string, string> {
  if (kind === 'test') {
    const test = makeTestReceipt(register);
    return test.ok ? ok(writeReceipt(register, test.value)) : err(NOTHING_TO_TEST);
  }
  if (order === null) return err(ORDER_GONE);
  const receipt = makeReceipt(order, register);
  return receipt.ok ? ok(writeReceipt(register, receipt.value)) : err(describeReceiptRefusal(receipt.error));
}

function tokenOf(id: number, attempt: number): string {
  return `${id}-${attempt}`;
}

function parseToken(token: string): { readonly id: number; readonly attempt: number } | null {
  const [, id, attempt] = /^(\d{1,9})-(\d{1,6})$/.exec(token) ?? [];
  return id === undefined || attempt === undefined ? null : { id: Number(id), attempt: Number(attempt) };
}

/**
 * Records a driver's answer. Repeated answers change nothing; an answer about an attempt that was never made is none.
 *
 * @returns false for an unknown receipt
 */
export async function settleAnswer(
  { db, clock, log }: FiscalServices,
  { token, sent }: { readonly token: string; readonly sent: string },
): Promise<boolean> {
  const named = parseToken(token);
  if (named === null) return false;
  const at = clock();
  return inTransaction(db, async (tx) => {
    const receipt = await lockReceipt(tx, named.id);
    if (receipt === null || receipt.dialect === null || named.attempt > receipt.attempts || named.attempt < 1) {
      return false;
    }
    const answer = readAnswer(receipt.dialect, sent);
    const state = settleReceipt(receipt.state, answer, { isOfThisAttempt: named.attempt === receipt.attempts });
    log.info({ receiptId: receipt.id, attempt: named.attempt, answer: answer.kind, state }, 'receipt.answered');
    if (answer.kind === 'printed') {
      const isSecond = receipt.number !== '' && answer.number !== '' && receipt.number !== answer.number;
      const numbers = isSecond
        ? { secondNumber: answer.number }
        : { number: answer.number === '' ? receipt.number : answer.number };
      await markEnded(tx, receipt.id, { state, ...numbers, at });
    } else if (state !== receipt.state || state === 'unknown') {
      await markEnded(tx, receipt.id, { state, failure: answer.reason, at });
    }
    return true;
  });
}

type GiveRefusal = NotReady | { readonly code: 'fiscal_off' | 'order_not_found' | 'order_unpaid' | 'receipt_given' };

/**
 * Gives an order's receipt to a person, as a file to download: made now where the order has none. What was given before
 * is refused until somebody said that it did not come out.
 */
export async function giveToPerson(
  services: FiscalServices,
  orderNumber: number,
): Promise<Result<GivenReceipt, GiveRefusal>> {
  const { db, clock, orders } = services;
  const orderId = await orders.findOrderId(db, orderNumber);
  if (orderId === null) return err({ code: 'order_not_found' });
  return inTransaction<Result<GivenReceipt, GiveRefusal>>(db, async (tx) => {
    const register = await findRegister(tx);
    if (register === null) return err({ code: 'fiscal_off' });
    await insertAskedReceipt(tx, orderId, clock());
    const receipt = await lockReceiptOfOrder(tx, orderId);
    if (receipt === null) return err({ code: 'order_unpaid' });
    const isFree = receipt.state === 'to_print' || (receipt.state === 'failed' && receipt.attempts === 0);
    if (!isFree) return err({ code: 'receipt_given' });
    return giveWithin(tx, services, { receipt, register });
  });
}

/** Makes the receipt of an order that has none, for the register to fetch. */
export async function queueAskedReceipt(
  { db, clock, orders }: FiscalServices,
  orderNumber: number,
): Promise<Result<null, { readonly code: 'fiscal_off' | 'order_not_found' | 'order_unpaid' | 'receipt_given' }>> {
  const orderId = await orders.findOrderId(db, orderNumber);
  if (orderId === null) return err({ code: 'order_not_found' });
  return inTransaction<
    Result<null, { readonly code: 'fiscal_off' | 'order_not_found' | 'order_unpaid' | 'receipt_given' }>
  >(db, async (tx) => {
    if ((await findRegister(tx)) === null) return err({ code: 'fiscal_off' });
    if (await insertAskedReceipt(tx, orderId, clock())) return ok(null);
    return err({ code: (await lockReceiptOfOrder(tx, orderId)) === null ? 'order_unpaid' : 'receipt_given' });
  });
}

type AnswerRefusal = { readonly code: 'receipt_not_found' | 'receipt_answered' };

/** The word of a person about a receipt of unknown fate: it goes to the register once more, or it came out. */
export async function answerReceipt(
  { db, clock, log }: FiscalServices,
  {
    id,
    word,
    number,
    staffId,
  }: { readonly id: number; readonly word: ReceiptWord; readonly number: string; readonly staffId: number },
): Promise<Result<null, AnswerRefusal>> {
  const at = clock();
  return inTransaction<Result<null, AnswerRefusal>>(db, async (tx) => {
    const receipt = await lockReceipt(tx, id);
    if (receipt === null) return err({ code: 'receipt_not_found' });
    if (!mayAnswer(receiptStanding(receipt, at), word)) return err({ code: 'receipt_answered' });
    if (word === 'print_again') await markToPrint(tx, id);
    else await markEnded(tx, id, { state: 'printed', number, at });
    log.info({ receiptId: id, word, staffId }, 'receipt.word_of_a_person');
    return ok(null);
  });
}

/** Puts a test receipt in the queue. */
export async function queueTestReceipt({
  db,
  clock,
}: FiscalServices): Promise<Result<null, NotReady | { readonly code: 'fiscal_off' }>> {
  return inTransaction<Result<null, NotReady | { readonly code: 'fiscal_off' }>>(db, async (tx) => {
    const register = await findRegister(tx);
    if (register === null) return err({ code: 'fiscal_off' });
    if (!makeTestReceipt(register).ok)
      return err({ code: 'receipt_not_ready', details: { sentence: NOTHING_TO_TEST } });
    await insertTestReceipt(tx, clock());
    return ok(null);
  });
}
