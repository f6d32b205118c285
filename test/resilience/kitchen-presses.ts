/**
 * The presses of guests, staff and couriers in the story under full load: chosen at random, sent as their screens send
 * them.
 */
import { randomUUID } from 'node:crypto';
import { CallFailure } from '#contract/client.ts';
import type { NamedApi } from '#contract/named-api.ts';
import { instant, MINUTE_MS } from '#domain/time/instant.ts';
import {
  type Action,
  ANSWER_MINUTES,
  type Answer,
  type ModelOrder,
  meetsCoupon,
  type PaidBy,
  type Pieces,
  PREPARATION_MINUTES,
  type Press,
  payableOf,
} from './kitchen-model.ts';

const BY = {
  accept: 'tablet',
  reject: 'tablet',
  ready: 'tablet',
  out: 'tablet',
  back: 'tablet',
  see: 'tablet',
  withdraw: 'tablet',
  deliver: 'tablet',
  correct: 'tablet',
  reschedule: 'tablet',
  propose: 'tablet',
  change: 'tablet',
  assign: 'tablet',
  take: 'courier',
  put_back: 'courier',
  leave: 'courier',
  no_answer: 'courier',
  bring_back: 'courier',
  hand_over: 'courier',
  cancel: 'guest',
  yes: 'guest',
  no: 'guest',
} as const satisfies Record<Action, Press['by']>;
// The keys of a literal table are its actions.
export const ACTIONS = Object.keys(BY) as readonly Action[];

const MOST_PIECES = 3;
const SOMETHING_LIKELY = 0.8;

export type Lots = { readonly random: () => number; readonly oneOf: <Value>(values: readonly Value[]) => Value };

/** Mostly a plausible press for an order in this state, sometimes any other. */
export function choosePress(
  order: ModelOrder,
  lots: Lots,
  { now, couriers }: { now: number; couriers: readonly number[] },
): Press {
  const { random, oneOf } = lots;
  const action = oneOf(random() < SOMETHING_LIKELY ? likelyActions(order) : ACTIONS);
  const seen = { version: order.version, status: order.status, askedAs: order.question?.madeAs ?? null };
  const anyone = oneOf(couriers);
  const courier = random() < SOMETHING_LIKELY ? (order.courier ?? anyone) : anyone;
  const paid = oneOf<PaidBy>(['CASH', 'CASH', 'CARD']);
  switch (action) {
    case 'deliver':
    case 'correct':
      return { by: 'tablet', action, seen, paid: random() < 0.2 ? null : paid };
    case 'reschedule':
      return { by: 'tablet', action, seen, at: now + (60 + Math.floor(random() * 30)) * MINUTE_MS };
    case 'propose':
    case 'change':
      return { by: 'tablet', action, seen, pieces: choosePieces(lots) };
    case 'assign':
      return { by: 'tablet', action, seen, courier: random() < 0.3 ? null : anyone };
    case 'hand_over':
      return { by: 'courier', action, seen, courier, paid };
    case 'take':
    case 'put_back':
    case 'leave':
    case 'no_answer':
    case 'bring_back':
      return { by: 'courier', action, seen, courier };
    case 'cancel':
    case 'yes':
    case 'no':
      return { by: 'guest', action, seen };
    default:
      return { by: 'tablet', action, seen };
  }
}

/** Pieces of both dishes, or of one. */
export function choosePieces({ random }: Lots): Pieces {
  const soups = Math.floor(random() * (MOST_PIECES + 1));
  const cakes = Math.floor(random() * MOST_PIECES);
  return soups + cakes === 0 ? { soups: 1, cakes: 0 } : { soups, cakes };
}

function likelyActions(order: ModelOrder): readonly Action[] {
  const answers: readonly Action[] = order.question === null ? [] : ['yes', 'yes', 'yes', 'no', 'withdraw'];
  if (order.status === 'NEW' || order.status === 'SCHEDULED') {
    return [...answers, 'accept', 'accept', 'accept', 'accept', 'reject', 'propose', 'change', 'cancel'];
  }
  if (order.status === 'DELIVERED') return ['correct', 'deliver', 'reject'];
  if (order.status === 'REJECTED') return ['accept', 'yes', 'cancel'];
  const isNews = order.unseen.soups !== 0 || order.unseen.cakes !== 0;
  const news: readonly Action[] = isNews ? ['see', 'see', 'see'] : [];
  const atRestaurant: readonly Action[] = [
    ...news,
    'change',
    'change',
    'propose',
    'reschedule',
    'ready',
    'ready',
    'ready',
  ];
  if (!order.isDelivery) return [...answers, ...atRestaurant, 'deliver', 'deliver', 'reject'];
  const carried: readonly Action[] = ['leave', 'leave', 'no_answer', 'put_back', 'hand_over', 'hand_over'];
  if (order.stage === 'out') return [...answers, ...carried, 'hand_over', 'bring_back', 'back', 'deliver'];
  if (order.courier !== null) return [...answers, ...carried, ...atRestaurant, 'out'];
  return order.stage === 'ready'
    ? ['take', 'take', 'take', 'assign', 'change', 'out']
    : [...atRestaurant, ...answers, 'assign'];
}

/** The order as the screens identify it. */
export type Pressed = {
  readonly number: number;
  readonly token: string;
  readonly order: ModelOrder;
  /** Id of the open proposal, as the live page has it. */
  readonly proposalId: number | null;
};

export type Hands = {
  readonly tablets: readonly NamedApi[];
  readonly couriers: readonly { readonly id: number; readonly api: NamedApi }[];
  readonly shop: NamedApi;
  readonly contentOf: (pieces: Pieces) => { products: { productId: number; sizeId: number; quantity: number }[] };
};

/** Sends a press; anything but success or a known refusal is a bug in the server. */
export async function sendPress(
  hands: Hands,
  of: Pressed,
  press: Press,
  { random, oneOf }: Lots,
): Promise<{ readonly answer: Answer; readonly words: string }> {
  try {
    if (press.by === 'tablet') await pressTablet(oneOf(hands.tablets), hands, of, press);
    else if (press.by === 'guest') await pressGuest(hands.shop, of, press);
    else {
      const { api } = hands.couriers.find(({ id }) => id === press.courier) ?? oneOf(hands.couriers);
      const refusal = await pressPhone(api, of.number, press, random() < 0.2);
      if (refusal !== null) return { answer: 'refused', words: refusal };
    }
    return { answer: 'done', words: '' };
  } catch (failure) {
    return {
      answer: readRefusal(failure) === 'not_enough_stock' ? 'no_stock' : 'refused',
      words: readRefusal(failure),
    };
  }
}

/** The code of a refusal; any other error is rethrown. */
export function readRefusal(failure: unknown): string {
  const isOurs = failure instanceof CallFailure && (failure.status === 409 || failure.status === 422);
  if (!isOurs || failure.body === null) throw failure;
  return failure.body.code;
}

function pressTablet(
  api: NamedApi,
  { contentOf }: Hands,
  { number: orderNumber, order }: Pressed,
  press: Press & { by: 'tablet' },
) {
  const { version: expectedVersion, status: expectedStatus } = press.seen;
  const payment = 'paid' in press && press.paid !== null ? { payment: { method: press.paid } } : {};
  switch (press.action) {
    case 'accept':
      return api('confirmOrder', { body: { orderNumber, timeToPrepare: PREPARATION_MINUTES } });
    case 'reject':
      return api('rejectOrder', { body: { orderNumber, reason: 'Cuptorul s-a stins.', expectedStatus } });
    case 'ready':
    case 'out':
      return api('changeStage', { body: { orderNumber, stage: press.action } });
    case 'back':
      return api('changeStage', { body: { orderNumber, stage: 'preparing' } });
    case 'see':
      return api('seeChange', { body: { orderNumber } });
    case 'withdraw':
      return api('withdrawProposal', { body: { orderNumber } });
    case 'deliver':
      return api('markAsDelivered', { body: { orderNumber, ...payment } });
    case 'correct':
      return api('correctPayment', { body: { orderNumber, expectedVersion, ...payment } });
    case 'reschedule':
      return api('changePromise', { body: { orderNumber, expectedVersion, promisedAt: isoOf(press.at) } });
    case 'assign':
      return api('assignCourier', { body: { orderNumber, courierId: press.courier } });
    case 'propose':
    case 'change': {
      const { pieces } = press;
      const hasCoupon = order.hasCoupon && meetsCoupon(pieces);
      const body = {
        orderNumber,
        content: contentOf(pieces),
        reason: 'A sunat.',
        expectedVersion,
        expectedPayable: payableOf({ ...order, pieces, hasCoupon }) / 100,
        timeToPrepare: PREPARATION_MINUTES,
      };
      return press.action === 'change'
        ? api('changeOrder', { body })
        : api('proposeChange', { body: { ...body, answerMinutes: ANSWER_MINUTES } });
    }
  }
}

function isoOf(at: number): string {
  return new Date(instant(at)).toISOString();
}

/** An id that no proposal has. */
const NO_QUESTION = 2_000_000_000;

function pressGuest(shop: NamedApi, { token, proposalId }: Pressed, { action }: Press & { by: 'guest' }) {
  if (action === 'cancel') return shop('cancelOrder', { body: { token } });
  return shop('answerProposal', {
    body: { token, proposalId: proposalId ?? NO_QUESTION, isAccepted: action === 'yes' },
  });
}

/** Null, or the reason for the refusal. A phone without an answer sends the same step again. */
async function pressPhone(api: NamedApi, orderNumber: number, press: Press & { by: 'courier' }, isSentTwice: boolean) {
  if (press.action === 'take' || press.action === 'put_back') {
    await api(press.action === 'take' ? 'carryOrder' : 'putBackOrder', { body: { orderNumber } });
    return null;
  }
  const base = { key: randomUUID(), ageSeconds: 0, orderNumber };
  const step =
    press.action === 'hand_over'
      ? { ...base, kind: 'deliver' as const, payment: { method: press.paid } }
      : press.action === 'bring_back'
        ? { ...base, kind: press.action, calls: 1 }
        : { ...base, kind: press.action };
  const send = async () => (await api('sendCourierSteps', { body: { steps: [step] } })).outcomes[0]?.refusal ?? null;
  const refusals = await Promise.all(isSentTwice ? [send(), send()] : [send()]);
  // A refused step is judged again when it is sent again.
  return refusals.includes(null) ? null : (refusals[0] ?? null);
}
