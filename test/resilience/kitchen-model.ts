/**
 * An independent model of an order: which steps are legal, which state they lead to, what the order costs and what it
 * reserves. Pure. The story beside it presses buttons at random and compares.
 */

export const PRICES = { soups: 2_000, cakes: 2_500, soupBox: 150, deliveryFee: 700 } as const;
const COUPON = { percent: 10, from: 4_000 } as const;
export const PREPARATION_MINUTES = 30;
export const ANSWER_MINUTES = 4;
const MINUTE = 60_000;

export type Pieces = { readonly soups: number; readonly cakes: number };
export type PaidBy = 'CASH' | 'CARD';
type Stage = 'preparing' | 'ready' | 'out';

export type ModelOrder = {
  readonly status: 'NEW' | 'SCHEDULED' | 'CONFIRMED' | 'DELIVERED' | 'REJECTED';
  readonly version: number;
  readonly isDelivery: boolean;
  readonly pieces: Pieces;
  readonly hasCoupon: boolean;
  /** Moments in milliseconds; null when there is none. */
  readonly requestedAt: number | null;
  readonly promisedAt: number | null;
  readonly stage: Stage;
  readonly courier: number | null;
  readonly isWaiting: boolean;
  /** The open proposal; `madeAs` is the version of the order that the proposal created. */
  readonly question: { readonly pieces: Pieces; readonly until: number; readonly madeAs: number } | null;
  /** Sum of the changes that staff have not seen. */
  readonly unseen: Pieces;
  readonly method: PaidBy;
  readonly isPaid: boolean;
};

/** What the screen shows when its button is pressed. */
export type Sight = Pick<ModelOrder, 'version' | 'status'> & { readonly askedAs: number | null };

/** A button, with the values chosen before it was pressed. */
export type Press = { readonly seen: Sight } & (
  | { readonly by: 'tablet'; readonly action: 'accept' | 'reject' | 'ready' | 'out' | 'back' | 'see' | 'withdraw' }
  | { readonly by: 'tablet'; readonly action: 'deliver' | 'correct'; readonly paid: PaidBy | null }
  | { readonly by: 'tablet'; readonly action: 'reschedule'; readonly at: number }
  | { readonly by: 'tablet'; readonly action: 'propose' | 'change'; readonly pieces: Pieces }
  | { readonly by: 'tablet'; readonly action: 'assign'; readonly courier: number | null }
  | {
      readonly by: 'courier';
      readonly action: 'take' | 'put_back' | 'leave' | 'no_answer' | 'bring_back';
      readonly courier: number;
    }
  | { readonly by: 'courier'; readonly action: 'hand_over'; readonly courier: number; readonly paid: PaidBy }
  | { readonly by: 'guest'; readonly action: 'cancel' | 'yes' | 'no' }
);
export type Action = Press['action'];

/** The price of an order, in bani. */
export function payableOf({ pieces, hasCoupon, isDelivery }: Pick<ModelOrder, 'pieces' | 'hasCoupon' | 'isDelivery'>) {
  const discount = hasCoupon ? (productsOf(pieces) * COUPON.percent) / 100 : 0;
  const packaging = pieces.soups * PRICES.soupBox;
  return productsOf(pieces) + packaging + (isDelivery ? PRICES.deliveryFee : 0) - discount;
}

function productsOf({ soups, cakes }: Pieces): number {
  return soups * PRICES.soups + cakes * PRICES.cakes;
}

/** Whether an order of these pieces meets the coupon's conditions. */
export function meetsCoupon(pieces: Pieces): boolean {
  return productsOf(pieces) >= COUPON.from;
}

/** Whether an order counts in stock, coupons, quarters and reports. */
export function isKept({ status }: ModelOrder): boolean {
  return status !== 'REJECTED';
}

export function isOpen({ status }: Pick<ModelOrder, 'status'>): boolean {
  return status === 'NEW' || status === 'SCHEDULED' || status === 'CONFIRMED';
}

function isUnanswered({ status }: ModelOrder): boolean {
  return status === 'NEW' || status === 'SCHEDULED';
}

export function placedOrder(
  facts: Pick<ModelOrder, 'isDelivery' | 'pieces' | 'hasCoupon' | 'requestedAt' | 'method'>,
): ModelOrder {
  return {
    ...facts,
    status: facts.requestedAt === null ? 'NEW' : 'SCHEDULED',
    version: 1,
    promisedAt: null,
    stage: 'preparing',
    courier: null,
    isWaiting: false,
    question: null,
    unseen: { soups: 0, cakes: 0 },
    isPaid: false,
  };
}

/** Accepted by a press, by the guest's agreement, or when it is placed by telephone. */
export function accepted(order: ModelOrder, now: number): ModelOrder {
  const ready = now + PREPARATION_MINUTES * MINUTE;
  return decided(order, { status: 'CONFIRMED', promisedAt: Math.max(ready, order.requestedAt ?? ready) });
}

/** A step that keeps an open proposal. */
function stepped(order: ModelOrder, change: Partial<ModelOrder>): ModelOrder {
  return { ...order, ...change, version: order.version + 1 };
}

/** A step that withdraws an open proposal. */
function decided(order: ModelOrder, change: Partial<ModelOrder>): ModelOrder {
  return stepped(order, { question: null, ...change });
}

/** The order after a press; the same order when nothing is left to do, null when the press must be refused. */
export function press(order: ModelOrder, pressed: Press, now: number): ModelOrder | null {
  switch (pressed.by) {
    case 'tablet':
      return pressOnTablet(order, pressed, now);
    case 'courier':
      return pressOnPhone(order, pressed);
    case 'guest':
      return answerAsGuest(order, pressed, now);
  }
}

function pressOnTablet(order: ModelOrder, pressed: Press & { by: 'tablet' }, now: number): ModelOrder | null {
  const isAccepted = order.status === 'CONFIRMED';
  const isSame = pressed.seen.version === order.version;
  switch (pressed.action) {
    case 'accept':
      return isUnanswered(order) ? accepted(order, now) : null;
    case 'reject':
      return isOpen(order) && pressed.seen.status === order.status ? decided(order, { status: 'REJECTED' }) : null;
    case 'ready':
    case 'out':
    case 'back': {
      const stage = pressed.action === 'back' ? 'preparing' : pressed.action;
      const isPossible = stage !== 'out' || order.isDelivery;
      return isAccepted && isPossible && order.stage !== stage ? stepped(order, { stage }) : null;
    }
    case 'deliver':
      return isAccepted ? handedOver(order, pressed.paid) : null;
    case 'correct':
      return correctPaid(order, isSame, pressed.paid);
    case 'reschedule': {
      const isOther = pressed.at !== order.promisedAt && pressed.at > now;
      return isAccepted && isSame && isOther ? decided(order, { promisedAt: pressed.at }) : null;
    }
    case 'propose':
      if (!isSame || !mayBecome(order, pressed.pieces)) return null;
      return stepped(order, {
        question: { pieces: pressed.pieces, until: now + ANSWER_MINUTES * MINUTE, madeAs: order.version + 1 },
      });
    case 'change':
      return isSame && mayBecome(order, pressed.pieces) ? changed(order, pressed.pieces, now) : null;
    case 'withdraw':
      return order.question === null ? null : decided(order, {});
    case 'see':
      return isOpen(order) && (order.unseen.soups !== 0 || order.unseen.cakes !== 0)
        ? stepped(order, { unseen: { soups: 0, cakes: 0 } })
        : null;
    case 'assign':
      if (!isAccepted || !order.isDelivery) return null;
      return order.courier === pressed.courier ? order : decided(order, { courier: pressed.courier, isWaiting: false });
  }
}

function pressOnPhone(order: ModelOrder, pressed: Press & { by: 'courier' }): ModelOrder | null {
  if (order.status !== 'CONFIRMED' || !order.isDelivery) return null;
  const isMine = order.courier === pressed.courier;
  if (pressed.action === 'take') {
    if (isMine) return order;
    const isFree = order.courier === null && order.stage === 'ready';
    return isFree ? decided(order, { courier: pressed.courier, isWaiting: false }) : null;
  }
  if (!isMine) return null;
  switch (pressed.action) {
    case 'put_back':
      return order.stage === 'out' ? null : decided(order, { courier: null, isWaiting: false });
    case 'leave':
      return order.stage === 'out' ? null : stepped(order, { stage: 'out' });
    case 'no_answer':
      return order.isWaiting ? order : decided(order, { isWaiting: true });
    case 'bring_back': {
      const stage = order.stage === 'out' ? 'ready' : order.stage;
      return decided(order, { courier: null, isWaiting: false, stage });
    }
    case 'hand_over':
      return handedOver(order, pressed.paid);
  }
}

function answerAsGuest(order: ModelOrder, pressed: Press & { by: 'guest' }, now: number): ModelOrder | null {
  if (pressed.action === 'cancel') return isUnanswered(order) ? decided(order, { status: 'REJECTED' }) : null;
  const { question } = order;
  if (question === null || question.madeAs !== pressed.seen.askedAs || now >= question.until) return null;
  if (pressed.action === 'no') return decided(order, {});
  return mayBecome(order, question.pieces) ? changed(order, question.pieces, now) : null;
}

/** An order that has left or ended cannot be changed; a change must differ and leave at least one piece. */
function mayBecome(order: ModelOrder, { soups, cakes }: Pieces): boolean {
  const isDifferent = soups !== order.pieces.soups || cakes !== order.pieces.cakes;
  const hasLeft = order.status === 'CONFIRMED' && order.stage === 'out';
  return isOpen(order) && !hasLeft && isDifferent && soups + cakes > 0;
}

function changed(order: ModelOrder, pieces: Pieces, now: number): ModelOrder {
  const more = { soups: pieces.soups - order.pieces.soups, cakes: pieces.cakes - order.pieces.cakes };
  const content = { pieces, hasCoupon: order.hasCoupon && meetsCoupon(pieces) };
  // The guest's agreement also accepts an undecided order; the kitchen begins with the changed content.
  if (isUnanswered(order)) return accepted(decided(order, content), now);
  const isMore = more.soups > 0 || more.cakes > 0;
  return decided(order, {
    ...content,
    unseen: { soups: order.unseen.soups + more.soups, cakes: order.unseen.cakes + more.cakes },
    ...(isMore ? { stage: 'preparing' } : {}),
  });
}

function handedOver(order: ModelOrder, paid: PaidBy | null): ModelOrder {
  return decided(order, {
    status: 'DELIVERED',
    isWaiting: false,
    ...(paid === null ? {} : { method: paid, isPaid: true }),
  });
}

function correctPaid(order: ModelOrder, isSame: boolean, paid: PaidBy | null): ModelOrder | null {
  if (order.status !== 'DELIVERED' || !isSame) return null;
  if (paid === null) return order.isPaid ? stepped(order, { isPaid: false }) : null;
  return order.isPaid && order.method === paid ? null : stepped(order, { method: paid, isPaid: true });
}

/** The answer to a press: done, refused, or refused for stock. */
export type Answer = 'done' | 'refused' | 'no_stock';

/**
 * The possible states of an order after these simultaneous presses with these answers, in any sequence. Empty when no
 * sequence gives these answers.
 */
export function possibleEnds(
  order: ModelOrder,
  pressed: readonly { readonly press: Press; readonly answer: Answer }[],
  now: number,
): readonly ModelOrder[] {
  if (pressed.length === 0) return [order];
  return pressed.flatMap(({ press: one, answer }, index) => {
    const next = press(order, one, now);
    const rest = pressed.filter((_, other) => other !== index);
    if (answer === 'no_stock') return next === null ? [] : possibleEnds(order, rest, now);
    if ((answer === 'done') !== (next !== null)) return [];
    return possibleEnds(next ?? order, rest, now);
  });
}
