/** What guests ask about their payment, and what they do about it. */
import { randomBytes } from 'node:crypto';
import { atDoorPartsOf, onlineSumOf, type PaymentChoice, type PaymentPart } from '#domain/orders/payment-means.ts';
import { type PaymentRefusal, recordPayment } from '#domain/orders/steps/record-payment.ts';
import { canWaitHeld } from '#domain/payments/ask-schedule.ts';
import { isPayable } from '#domain/payments/attempt.ts';
import { isOnlineOn } from '#domain/payments/breaker.ts';
import { describeGuestPayment, MOST_ATTEMPTS } from '#domain/payments/guest-payment.ts';
import { NO_ONLINE_MONEY } from '#domain/payments/online-money.ts';
import { listPaidParts } from '#domain/payments/online-parts.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { inRefusableTransaction } from '#server/platform/refusable-transaction.ts';
import { askForGuest } from './ask-provider.ts';
import { type CountServices, countStart, type Payer } from './count-start.ts';
import { planMoney } from './follow-money.ts';
import { isPaymentOnlineOn } from './online-offer.ts';
import {
  closeOthersNow,
  findOrderByToken,
  insertAttempt,
  listAttempts,
  lockOrder,
  type NewAttempt,
  type OrderOfPayment,
  readBreaker,
  readOrder,
  type StoredAttempt,
} from './payments.repository.ts';
import { canHoldMoney, type PaymentProvider } from './providers/provider.ts';
import type { PaymentServices } from './settle-payment.ts';
import { startPayment } from './start-payment.ts';

export type OrderWithPayment = { readonly order: OrderOfPayment; readonly attempts: readonly StoredAttempt[] };
type NotFound = { readonly code: 'order_not_found' };

/** The order of a token; only one that is or was to be paid online. */
export async function findGuestPayment(
  { db, clock, orders }: PaymentServices,
  token: string,
): Promise<OrderWithPayment | null> {
  const order = await findOrderByToken(db, orders.tokenFacts(token, clock()));
  return order === null || order.money === null ? null : { order, attempts: await listAttempts(db, order.id) };
}

export function viewGuestPayment({ order, attempts }: OrderWithPayment, now: number) {
  const { status, payment, money } = order;
  return describeGuestPayment(
    { status, payment, money: money ?? NO_ONLINE_MONEY },
    attempts,
    now as OrderOfPayment['placedAt'],
  );
}

/** Asks the provider about what is open. */
export async function checkGuestPayment(
  services: PaymentServices,
  token: string,
): Promise<Result<OrderWithPayment, NotFound>> {
  const found = await findGuestPayment(services, token);
  if (found === null) return err({ code: 'order_not_found' });
  await askForGuest(services, found.attempts);
  return readAgain(services, token);
}

async function readAgain(services: PaymentServices, token: string): Promise<Result<OrderWithPayment, NotFound>> {
  const found = await findGuestPayment(services, token);
  return found === null ? err({ code: 'order_not_found' }) : ok(found);
}

/** A name for the next attempt of an order, never used twice. */
export function newAttempt(
  { id, number, requestedAt }: Pick<OrderOfPayment, 'id' | 'number' | 'requestedAt'>,
  {
    part,
    provider,
    attemptNo,
    at,
  }: {
    readonly part: PaymentPart;
    readonly provider: PaymentProvider;
    readonly attemptNo: number;
    readonly at: OrderOfPayment['placedAt'];
  },
): NewAttempt {
  return {
    orderId: id,
    attemptNo,
    means: part.means,
    reference: `${number}-${attemptNo}-${randomBytes(8).toString('hex')}`,
    provider: provider.name,
    mode: provider.mode,
    amount: part.amount,
    isHold: canHoldMoney(provider) && canWaitHeld(requestedAt, at),
    at,
  };
}

type PayRefusal = NotFound | { readonly code: 'online_payment_off' | 'payment_over' | 'too_many_payments' };

/** The address to pay at: of the attempt that is open, else of a new one. */
export async function startAgain(
  services: PaymentServices & CountServices,
  token: string,
  payer: Payer,
): Promise<Result<OrderWithPayment & { readonly device: string | null }, PayRefusal>> {
  const checked = await checkGuestPayment(services, token);
  if (!checked.ok) return checked;
  const { order, attempts } = checked.value;
  if (order.status !== 'AWAITING_PAYMENT') return err({ code: 'payment_over' });
  const { nextPart } = viewGuestPayment(checked.value, services.clock());
  const isOpenNow = attempts.some(
    ({ means, state, payUrl }) => means === nextPart?.means && isPayable(state) && payUrl !== null,
  );
  if (isOpenNow) return ok({ ...checked.value, device: null });
  const provider = await services.payments();
  const at = services.clock();
  if (provider === null || !isOnlineOn(await readBreaker(services.db), at)) return err({ code: 'online_payment_off' });
  const browser = await countStart(services, payer);
  if (browser === null) return err({ code: 'too_many_payments' });
  const made = await inRefusableTransaction<string, PayRefusal>(services.db, async (tx) => {
    const locked = await lockOrder(tx, order.id);
    if (locked === null || locked.status !== 'AWAITING_PAYMENT') return err({ code: 'payment_over' });
    const known = await listAttempts(tx, order.id);
    const view = viewGuestPayment({ order: locked, attempts: known }, at);
    const part = view.nextPart;
    if (part === null) return err({ code: 'payment_over' });
    if (known.filter(({ means }) => means === part.means).length >= MOST_ATTEMPTS) {
      return err({ code: 'too_many_payments' });
    }
    // Another request was faster, or one is not clear yet: its state is shown.
    if (!view.mayStartAgain) return ok('');
    const attempt = newAttempt(locked, { part, provider, attemptNo: known.length + 1, at });
    await insertAttempt(tx, attempt);
    return ok(attempt.reference);
  });
  if (!made.ok) return made;
  if (made.value !== '') await startPayment(services, provider, made.value);
  const begun = await readAgain(services, token);
  return begun.ok ? ok({ ...begun.value, device: payer.device === null ? browser : null }) : begun;
}

type AtDoorRefusal =
  | NotFound
  | PaymentRefusal
  | { readonly code: 'payment_over' | 'payment_unclear' | 'payment_not_offered' | 'payment_only_online' };

/**
 * The guest pays at the door what is not paid yet; the provider is asked first, because the money may have come. A part
 * that is paid already stays so.
 */
export async function payAtDoor(
  services: PaymentServices,
  token: string,
  choice: PaymentChoice,
): Promise<Result<OrderWithPayment, AtDoorRefusal>> {
  const checked = await checkGuestPayment(services, token);
  if (!checked.ok) return checked;
  const { order, attempts } = checked.value;
  const online = listPaidParts(order.payment, attempts);
  const payment = recordPayment(order.payable, choice, {
    isForCompany: order.isForCompany,
    mealCardEligible: order.mealCardEligible,
    online,
  });
  if (!payment.ok) {
    return err(payment.error.code === 'payment_online' ? { code: 'payment_not_offered' } : payment.error);
  }
  if (!(await services.orders.offersAtDoor(services.db, atDoorPartsOf(payment.value)))) {
    return err({ code: 'payment_not_offered' });
  }
  if (await needsPaymentOnline(services, order)) return err({ code: 'payment_only_online' });
  const tools = { enqueue: await services.jobs.ready(), at: services.clock() };
  const moved = await inRefusableTransaction<null, AtDoorRefusal>(services.db, async (tx) => {
    const locked = await lockOrder(tx, order.id);
    if (locked === null || locked.status !== 'AWAITING_PAYMENT') return err({ code: 'payment_over' });
    const view = viewGuestPayment({ order: locked, attempts: await listAttempts(tx, order.id) }, tools.at);
    const isAsAsked = onlineSumOf(view.paidParts) === onlineSumOf(online);
    if (!view.mayPayAtDoor || !isAsAsked) return err({ code: 'payment_unclear' });
    await services.orders.payAtDoor(tx, locked, payment.value, tools);
    await closeOthersNow(tx, order.id, { except: null, at: tools.at });
    const now = await readOrder(tx, order.id);
    if (now !== null) await planMoney(tx, now, tools.at);
    return ok(null);
  });
  if (!moved.ok) return moved;
  services.orders.announce(services.announcements);
  return readAgain(services, token);
}

/** The guest is new and the restaurant asks for payment online, which works. */
export async function needsPaymentOnline(services: PaymentServices, order: OrderOfPayment): Promise<boolean> {
  return (await services.orders.needsPaymentOnline(services.db, order)) && isPaymentOnlineOn(services);
}
