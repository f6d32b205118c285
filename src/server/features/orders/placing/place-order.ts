import { quoteToWire } from '#contract/orders/quote.ts';
/**
 * Places an order: one transaction that writes either everything an order consists of (stock, coupon, event, mail,
 * answer) or nothing (reliability.md P1, P2, docs/decisions/0020).
 */

import { type AskedOrder, parseOrderRequest } from '#contract/orders/order-request.ts';
import type { PlaceOrderRequest } from '#contract/orders/wire.ts';
import type { Menu } from '#domain/menu/menu.ts';
import type { Bani } from '#domain/money/bani.ts';
import { findHandoverDay } from '#domain/orders/find-handover-day.ts';
import { hasMailbox } from '#domain/orders/has-mailbox.ts';
import type { StaffSource, WantedMoment } from '#domain/orders/order.ts';
import { orderNumber, orderNumberKey } from '#domain/orders/order-number.ts';
import {
  isOnlineWay,
  type Means,
  meansOf,
  ONLINE_MEANS,
  type PaymentChoice,
  pickOffered,
} from '#domain/orders/payment-means.ts';
import { contactNeeded } from '#domain/orders/placing/contact-needed.ts';
import { type Judgement, judgeOrder, type OrderFacts, type PlannedOrder } from '#domain/orders/placing/judge-order.ts';
import type { OrderProblem, OrderTextRefusal } from '#domain/orders/placing/order-problem.ts';
import { parseOrder } from '#domain/orders/placing/parse-order.ts';
import type { AcceptRefusal, AcceptRequest } from '#domain/orders/steps/accept-order.ts';
import { hasMealCard } from '#domain/payments/meal-card-parts.ts';
import { normalEmail } from '#domain/promotions/normal-email.ts';
import { normalPhone } from '#domain/promotions/normal-phone.ts';
import { recordRules, vatSharesOf } from '#domain/replay/recorded-rules.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { leftOf, type SlotLimit, type SlotLoad } from '#domain/schedule/capacity.ts';
import type { Schedule } from '#domain/schedule/schedule.ts';
import { dateOf } from '#domain/time/bucharest.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { LocalDate } from '#domain/time/local-date.ts';
import { wireDateTime } from '#domain/time/wire-date-time.ts';
import { asksForCode, type CodeRefusal, findOnlineDemand, isBlocked } from '#server/features/guard/index.ts';
import { termsInForce } from '#server/features/legal/index.ts';
import { limitedSizes, lockRest, pickOrderMenu, takeStock } from '#server/features/menu/index.ts';
import {
  countStart,
  type FindProvider,
  findMealCards,
  isPaymentOnlineOn,
  mayBeginPayment,
  type PaymentProvider,
  prepareAttempt,
  startPayment,
} from '#server/features/payments/index.ts';
import {
  findCoupon,
  loadLeftForPerson,
  loadWhatIsLeft,
  redeemCoupon,
  takeUses,
  writeUsesOfPerson,
} from '#server/features/promotions/index.ts';
import { takeSlot } from '#server/features/schedule/index.ts';
import type { Database, DbServices } from '#server/platform/database.ts';
import type { Announcements } from '#server/platform/events/announcements.ts';
import type { Submission } from '#server/platform/idempotency.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import type { Enqueue, Jobs } from '#server/platform/jobs.ts';
import type { Log } from '#server/platform/log.ts';
import { inRefusableTransaction } from '#server/platform/refusable-transaction.ts';
import type { RateLimits } from '#server/platform/security/rate-limits.ts';
import type { Secrets } from '#server/platform/security/secrets.ts';
import type { SecurityLog } from '#server/platform/security/security-log.ts';
import { hashSecret, type Session } from '#server/platform/sessions.ts';
import type { Snapshots } from '#server/platform/snapshots.ts';
import { confirmWithin } from '../answers/accept-order.ts';
import type { MovedRefusal } from '../answers/move-order.ts';
import { orderReceived } from '../mails/order-received.ts';
import { orderAccessToken } from '../order-access.ts';
import { ORDER_EVENTS_CHANNEL } from '../order-event.ts';
import { openRulesRecorder, type RulesRecorder } from '../order-rules.repository.ts';
import { insertOrder, openOrder } from '../orders.repository.ts';
import { chooseOwner } from './choose-owner.ts';
import { orderRules } from './order-rules.ts';
import { identifyOrder } from './order-submission.ts';
import { placeConfirmed } from './place-confirmed.ts';
import { namedIn, resolveNames } from './resolve-names.ts';
import { loadSubmission, type StoredAnswer } from './submissions.repository.ts';

/** Unanswered orders of one person; more is a prank or a mistake (reliability.md T19). */
const MOST_UNDECIDED = 20;

export type PlaceOrderServices = DbServices & {
  readonly jobs: Jobs;
  readonly snapshots: Snapshots;
  readonly announcements: Announcements;
  readonly secrets: Secrets;
  readonly rateLimits: RateLimits;
  readonly securityLog: SecurityLog;
  readonly log: Log;
  readonly config: { readonly publicUrl: string };
  readonly payments: FindProvider;
};

/** The request as received, and its sender. */
export type OrderSubmission = {
  readonly body: PlaceOrderRequest;
  readonly headers: Headers;
  /** The account that is signed in; null for none. */
  readonly session: Pick<Session, 'userId' | 'email'> | null;
  /** The device secret of the browser; null without one. */
  readonly device: string | null;
  /** The visitor's address; '' within the process. */
  readonly ip?: string;
  /** Set when staff take the order: by telephone or at the counter. */
  readonly taken?: TakenOrder;
};

/** What staff enter for an order they take; it is accepted in the transaction that inserts it. */
export type TakenOrder = {
  readonly staffId: number;
  readonly source: StaffSource;
  readonly acceptance: AcceptRequest;
};

export type PlacedOrder = {
  readonly answer: StoredAnswer;
  readonly accessToken: string;
  /** An earlier request with the same submission was already answered. */
  readonly isReplay: boolean;
  /** The payment that the order waits for; null for one that is paid at the door, and for a repeated request. */
  readonly attempt: string | null;
  /** The address to pay at; null when there is none, or the provider did not begin the payment. */
  readonly payUrl: string | null;
};

/**
 * With `device`, the secret of a browser that has just been confirmed to read the order's mailbox, or that had none and
 * began a payment; null otherwise.
 */
export type PlacedOnDevice = PlacedOrder & { readonly device: string | null };

/** Problems of the order itself, and those that only the server can find. */
export type PlaceOrderRefusal =
  | {
      readonly code: 'invalid_request';
      readonly problems: readonly OrderProblem<OrderTextRefusal>[];
      readonly places: readonly number[];
    }
  | OrderProblem
  | { readonly code: 'order_blocked'; readonly sentence: string }
  | { readonly code: 'order_code_required' }
  | PayOnlineRequired
  | CodeRefusal
  | { readonly code: 'key_invalid' | 'idempotency_conflict' | 'too_many_undecided' | 'account_not_signed_in' }
  | { readonly code: 'online_payment_off' | 'too_many_payments' }
  /** Only for an order that staff take. */
  | NotAccepted;
/** `from`: the sum from which first orders are paid online. */
type PayOnlineRequired = { readonly code: 'pay_online_required'; readonly from: Bani };
type NotAccepted = { readonly code: 'not_accepted'; readonly refusal: MovedRefusal<AcceptRefusal> };
export type GuestOrderRefusal = Exclude<PlaceOrderRefusal, NotAccepted>;

export function placeOrder(
  services: PlaceOrderServices,
  submission: OrderSubmission & { readonly taken?: never },
): Promise<Result<PlacedOnDevice, GuestOrderRefusal>>;
export function placeOrder(
  services: PlaceOrderServices,
  submission: OrderSubmission,
): Promise<Result<PlacedOnDevice, PlaceOrderRefusal>>;
export async function placeOrder(
  services: PlaceOrderServices,
  { body, headers, session, device, ip = '', taken }: OrderSubmission,
): Promise<Result<PlacedOnDevice, PlaceOrderRefusal>> {
  const at = services.clock();
  const read = parseOrderRequest(body, dateOf(at));
  const { order, problems } = parseOrder(read, contactNeeded({ ...read, source: taken?.source ?? 'WEB' }));
  if (problems.length > 0) return err({ code: 'invalid_request', problems, places: order.places });
  // A wall time that the change of clocks makes unclear is judged by the clear one after it, to name one that can be had.
  const unclear = order.moment.ok || !('nearest' in order.moment.error) ? null : order.moment.error;
  if (!order.moment.ok && unclear === null) return order.moment;
  const submission = identifyOrder(body, headers, order.contact, at);
  if (!submission.ok) return submission;
  const asked = { ...order, moment: order.moment.ok ? order.moment.value : (unclear?.nearest ?? 'asap') };

  // Staff take no order that is paid online: the rules refuse it.
  const isOnline = taken === undefined && meansOfChoice(order.payment).some((means) => ONLINE_MEANS.includes(means));
  const provider = isOnline ? await services.payments() : null;
  if (isOnline && provider === null) return err({ code: 'online_payment_off' });
  const isByMealCard = hasMealCard(meansOfChoice(order.payment));
  if (provider !== null && isByMealCard && (await findMealCards(services.db, provider)).length === 0) {
    return err({ field: 'payment', code: 'payment_not_offered' });
  }
  const userAgent = headers.get('user-agent') ?? '';
  const browser = provider === null ? null : await countStart(services, { ip, device, userAgent });
  if (provider !== null && browser === null) return err({ code: 'too_many_payments' });

  const tools = {
    provider,
    snapshots: services.snapshots,
    enqueue: await services.jobs.ready(),
    numberKey: orderNumberKey((await services.secrets.load('order_number')).toString('hex')),
    accessSecret: await services.secrets.load('order_access'),
    recorder: openRulesRecorder(services.db),
  };
  const placeAs = (proof: Pick<Attempt, 'isConfirmed' | 'canPayOnline'>) =>
    placeWithRoom(services.db, tools, {
      asked,
      submission: submission.value,
      session,
      taken,
      ...proof,
      unclear,
      at,
    });
  const place = async (isConfirmed: boolean) => {
    const first = await placeAs({ isConfirmed, canPayOnline: true });
    if (first.ok || first.error.code !== 'pay_online_required') return first;
    // Looked up only here, so that other orders have no further statement.
    return (await isPaymentOnlineOn(services)) ? first : placeAs({ isConfirmed, canPayOnline: false });
  };
  const confirmation = { email: order.contact.email, code: body.confirmationCode?.trim() ?? '', device };
  const placed = await placeConfirmed(services, confirmation, at, place);
  if (placed.ok && !placed.value.isReplay) {
    tools.recorder.noteStored();
    if (placed.value.attempt === null) services.announcements.announce(ORDER_EVENTS_CHANNEL);
    const { orderNumber: number, totalPrice } = placed.value.answer;
    services.log.info({ orderNumber: number, totalPrice }, 'order.placed');
  }
  if (!placed.ok || placed.value.attempt === null || provider === null) return placed;
  // Outside of the transaction; when this process ends here, the attempt is asked about in a minute.
  const started = await startPayment(services, provider, placed.value.attempt);
  // A browser without a secret gets the one that its first payment was counted by; it proves nothing.
  const given = placed.value.device ?? (device === null ? browser : null);
  return ok({ ...placed.value, device: given, payUrl: started?.kind === 'started' ? started.payUrl : null });
}

function meansOfChoice(payment: PaymentChoice | null): readonly Means[] {
  if (payment === null) return [];
  return 'means' in payment ? [payment.means] : meansOf(payment.parts);
}

type Tools = {
  /** Takes the payment; null for an order that is paid at the door. */
  readonly provider: PaymentProvider | null;
  readonly snapshots: Snapshots;
  readonly enqueue: Enqueue;
  readonly numberKey: ReturnType<typeof orderNumberKey>;
  readonly accessSecret: Buffer;
  readonly recorder: RulesRecorder;
};

type Attempt = {
  readonly asked: Omit<AskedOrder, 'moment'> & { readonly moment: WantedMoment };
  readonly submission: Submission;
  readonly session: OrderSubmission['session'];
  /** The guest has confirmed access to the order's mailbox. */
  readonly isConfirmed: boolean;
  /** Payment online works now, as far as is known. */
  readonly canPayOnline: boolean;
  readonly taken: TakenOrder | undefined;
  /** The requested wall time matches no instant, or two: the order is refused. */
  readonly unclear: UnclearMoment | null;
  readonly at: Instant;
};

/** Attempts when concurrent orders take the last capacity; each new attempt uses the capacity left then. */
const MOST_ATTEMPTS = 4;

/**
 * Places an order when the kitchen has capacity. When another order took the capacity between judging and inserting,
 * the order is judged again: as soon as possible is then later, and a chosen hour is refused with the next possible
 * one.
 */
async function placeWithRoom(
  db: Database,
  tools: Tools,
  attempt: Attempt,
): Promise<Result<PlacedOrder, PlaceOrderRefusal>> {
  for (let count = 1; count <= MOST_ATTEMPTS; count += 1) {
    const placed = await inRefusableTransaction(db, (tx) => placeOnce(tx, tools, attempt), {
      // Safe to retry after a lost answer: the idempotency key commits with the order.
      canRepeatAfterCommit: true,
    });
    if (placed.ok) return placed;
    const { error } = placed;
    if (error.code !== 'slot_taken') return err(error);
  }
  return err({ field: 'requestedAt', code: 'slot_full', next: null });
}

async function placeOnce(
  tx: Tx,
  tools: Tools,
  attempt: Attempt,
): Promise<Result<PlacedOrder, PlaceOrderRefusal | { readonly code: 'slot_taken' }>> {
  const { asked, submission, session, taken, at } = attempt;
  const named = namedIn(asked);
  const opened = await openOrder(tx, { submission, ...placeOf(asked), sizeIds: named.sizeIds, at });
  if (opened === null) return replay(tx, tools, submission);
  const owner = chooseOwner(asked.expectedAccount, session);
  if (!owner.ok) return owner;
  if (taken === undefined && opened.undecided >= MOST_UNDECIDED) return err({ code: 'too_many_undecided' });

  const rules = await tools.snapshots.readHeld(orderRules, { tx, version: opened.rulesVersion, now: at });
  const stock = await lockRest(tx, opened.stock, limitedSizes(rules.menu, named));
  const menuOn = (day: LocalDate) =>
    pickOrderMenu(rules.menu, { productIds: named.productIds, method: asked.method, stock, day });
  const expectedDay = findHandoverDay({ at, moment: asked.moment, toldAt: null });
  const { slotLimits, ...restaurant } = rules.restaurant;
  const schedule = withLoads(restaurant.schedule, slotLimits, opened.slotLoads);
  const isDineInOn = restaurant.isDineInOn || taken !== undefined;
  const person = { ...asked.contact, accountId: owner.value };
  const facts = {
    ...restaurant,
    offeredPayments: pickOffered(taken === undefined ? 'guest' : 'telephone', restaurant.offeredPayments),
    isDineInOn,
    schedule,
    at,
    menu: menuOn(expectedDay),
    promotions: await loadLeftForPerson(tx, await loadWhatIsLeft(tx, rules.promotions), person),
    ...(await couponFacts(tx, asked)),
  };
  const order = resolveNames(asked, facts);
  if (taken === undefined && isBlocked(rules.guard, { ...order, zones: facts.zones }, at)) {
    return err({ code: 'order_blocked', sentence: rules.guard.blockedSentence });
  }
  const { plan, problems, menu } = judgeOn(order, facts, { expectedDay, menuOn });
  if (attempt.unclear !== null) return err(nameNearest(attempt.unclear, problems));
  // Without a plan there is at least one problem.
  if (plan === null) return err(problems[0] as OrderProblem);
  const { contact, sums } = plan;
  const canPayOnline = attempt.canPayOnline && facts.offeredPayments.some(isOnlineWay);
  const judged = { ...plan, payable: sums.payable, phone: contact.phone, userId: owner.value, canPayOnline };
  const from = taken === undefined ? await findOnlineDemand(tx, rules.guard.codes, judged) : null;
  if (from !== null) return err({ code: 'pay_online_required', from });
  if (
    owner.value === null &&
    taken === undefined &&
    !attempt.isConfirmed &&
    // A guest at a table who gave no mailbox cannot receive a code; the kitchen sees who sits there.
    hasMailbox(plan) &&
    (await asksForCode(tx, rules.guard.codes, { contact, payable: sums.payable, canPayOnline }, at))
  ) {
    return err({ code: 'order_code_required' });
  }

  const stockTaken = await takeStock(
    tx,
    plan.stockTakes.filter(({ sizeId }) => stock.has(sizeId)),
  );
  if (!stockTaken.ok) return err({ field: 'cart', ...stockTaken.error });
  const { id } = opened;
  if (plan.slot !== null && !(await takeSlot(tx, { ...plan.slot, orderId: id }, slotLimits))) {
    return err({ code: 'slot_taken' });
  }
  const number = orderNumber(id, tools.numberKey);
  const mayPay = tools.provider === null ? ok(null) : await mayBeginPayment(tx, contact, at);
  if (!mayPay.ok) return mayPay;
  const payment = tools.provider === null ? null : prepareAttempt({ ...plan, id, number }, tools.provider, at);
  const accessToken = orderAccessToken(tools.accessSecret, id);
  const answer = answerOf(plan, number, payment !== null);
  const isWritten = await insertOrder(tx, {
    id,
    number,
    accessTokenHash: hashSecret(accessToken),
    userId: owner.value,
    termsVersion: termsInForce(rules.terms, dateOf(at)),
    plan,
    takenSizes: stockTaken.value,
    submissionKey: submission.key,
    answer,
    taken,
    attempt: payment,
    // An order that staff take is accepted at once, and only the acceptance mail is sent; one that waits for its payment
    // is mailed when it arrives.
    mailJob: taken || payment !== null ? null : await tools.enqueue.asStatement(orderReceived.job({ orderId: id })),
    uses: takeUses(rules.promotions, sums.reductions),
    usesOfPerson: writeUsesOfPerson(rules.promotions, sums.reductions, { orderId: id, person }),
    redemption: plan.redemption === null ? null : redeemCoupon({ ...plan.redemption, orderId: id, at }),
    rules: tools.recorder.prepare(
      recordRules(
        // A plan has a payment, so its request has one.
        { payment: order.payment ?? { parts: plan.payment }, vat: vatSharesOf(plan), slotAt: plan.slot?.at ?? null },
        { ...facts, menu },
        rules.promotions,
      ),
    ),
  });
  if (isWritten === 'uses_taken') return err({ code: 'slot_taken' });
  if (isWritten === 'coupon_used') return err({ field: 'coupon', code: 'coupon_invalid' });
  if (taken !== undefined) {
    const { enqueue } = tools;
    const asked = { number, actor: { kind: 'staff', id: taken.staffId } } as const;
    const accepted = await confirmWithin(tx, { enqueue, at }, asked, taken.acceptance);
    if (!accepted.ok) return err({ code: 'not_accepted', refusal: accepted.error });
  }
  return ok({ answer, accessToken, isReplay: false, attempt: payment?.reference ?? null, payUrl: null });
}

/**
 * Judges the order by the VAT of the day of handover. When the kitchen's estimate of an order as soon as possible lies
 * after midnight, the order is judged a second time, by the menu of that day.
 */
function judgeOn(
  order: ReturnType<typeof resolveNames>,
  facts: OrderFacts,
  { expectedDay, menuOn }: { readonly expectedDay: LocalDate; readonly menuOn: (day: LocalDate) => Menu },
): Judgement & { readonly menu: Menu } {
  const judged = judgeOrder(order, facts);
  if (judged.plan === null) return { ...judged, menu: facts.menu };
  const { requestedAt: moment, toldAt } = judged.plan;
  const day = findHandoverDay({ at: facts.at, moment, toldAt });
  const menu = day === expectedDay ? facts.menu : menuOn(day);
  return day === expectedDay ? { ...judged, menu } : { ...judgeOrder(order, { ...facts, menu }), menu };
}

type UnclearMoment = Extract<OrderProblem, { readonly nearest: Instant }>;

/** The nearest moment is too early when the order needs longer: then the first possible one is named. */
function nameNearest(unclear: UnclearMoment, problems: readonly OrderProblem[]): UnclearMoment {
  const tooEarly = problems.find((problem) => problem.code === 'too_early');
  return tooEarly === undefined ? unclear : { ...unclear, nearest: tooEarly.earliest };
}

/** Whose unanswered orders are counted: the guest's, and those of the table. */
function placeOf({ contact, method, table = '' }: Attempt['asked']) {
  return { contact, table: method === 'RESTAURANT' ? table : '' };
}

/** The schedule with the present loads: the cached rules have those of their version. */
function withLoads(schedule: Schedule, limits: readonly SlotLimit[], loads: readonly SlotLoad[]): Schedule {
  const { capacity } = schedule;
  return capacity === null ? schedule : { ...schedule, capacity: { ...capacity, left: leftOf(limits, loads) } };
}

/** The stored answer of the same submission. */
async function replay(
  tx: Tx,
  { accessSecret }: Tools,
  { key, bodyHash }: Submission,
): Promise<Result<PlacedOrder, PlaceOrderRefusal>> {
  const earlier = await loadSubmission(tx, key);
  if (!earlier.bodyHash.equals(bodyHash)) return err({ code: 'idempotency_conflict' });
  const accessToken = orderAccessToken(accessSecret, earlier.orderId);
  return ok({ answer: earlier.answer, accessToken, isReplay: true, attempt: null, payUrl: null });
}

/** The coupon of the order, and whether its person has redeemed it. */
async function couponFacts(
  tx: Tx,
  { couponCode, contact }: Pick<AskedOrder, 'couponCode' | 'contact'>,
): Promise<Pick<OrderFacts, 'coupon' | 'isCouponUsed'>> {
  if (couponCode === null) return { coupon: null, isCouponUsed: false };
  const person = { emailNormal: normalEmail(contact.email), phoneNormal: normalPhone(contact.phone) };
  const { coupon, isUsed } = await findCoupon(tx, couponCode, person);
  return { coupon, isCouponUsed: isUsed };
}

function answerOf(
  { status, placedAt, sums, contact }: PlannedOrder,
  number: number,
  isAwaiting: boolean,
): StoredAnswer {
  return {
    ...quoteToWire(sums),
    orderNumber: number,
    orderStatus: isAwaiting ? 'AWAITING_PAYMENT' : status,
    orderDate: [...wireDateTime(placedAt)],
    message: isAwaiting
      ? `Comanda nr. ${number} așteaptă plata.`
      : [
          `Comanda nr. ${number} așteaptă confirmarea restaurantului.`,
          ...(hasMailbox({ contact }) ? [`Îți scriem pe ${contact.email}.`] : []),
        ].join(' '),
  };
}
