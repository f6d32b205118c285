/**
 * A kitchen under full load: guests and a telephone order, three tablets of two processes, two couriers and the guests
 * themselves press anything at any time, several at the same moment, while a printer asks for slips. A model
 * (kitchen-model.ts) says which results are possible: no illegal step, one winner of every race, and stock, coupons,
 * quarters of the kitchen, money and slips add up.
 *
 * All choices are drawn from a seed (`LOTS=…` draws others), and the clock moves only from moment to moment of the
 * story: only the winners of races differ from run to run.
 */
import { expect, test } from 'vitest';
import { bani } from '#domain/money/bani.ts';
import { MINUTE_MS } from '#domain/time/instant.ts';
import { isOutage } from '#server/platform/outage.ts';
import { aPrinter, askingOften } from '#test/support/a-printer.ts';
import { aDelivery, anOrder, guest, type OrderBody, place } from '#test/support/an-order.ts';
import { aCoupon, aCourier, aManager, anAdmin, aProduct, aZone } from '#test/support/factories.ts';
import { fakeStar } from '#test/support/fake-star.ts';
import { patiently } from '#test/support/place-patiently.ts';
import { seededRandom } from '#test/support/seeded-random.ts';
import { testApp } from '#test/support/test-app.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';
import { LOTS } from '#test/support/the-same-lots.ts';
import { asMany, STORM_LIMIT_MS } from '#test/support/whole-storms.ts';
import {
  accepted,
  isKept,
  isOpen,
  type ModelOrder,
  meetsCoupon,
  type PaidBy,
  type Pieces,
  PREPARATION_MINUTES,
  PRICES,
  type Press,
  payableOf,
  placedOrder,
  possibleEnds,
} from './kitchen-model.ts';
import {
  ACTIONS,
  choosePieces,
  choosePress,
  type Hands,
  type Lots,
  readRefusal,
  sendPress,
} from './kitchen-presses.ts';

const ORDERS = asMany({ small: 150, whole: 2_000 });
const ORDERS_A_MOMENT = 2;
const MOMENT_MINUTES = 0.35;
const MOST_MOMENTS = 7;
const QUARTER_MS = 15 * MINUTE_MS;
const CLOSES_AT = Date.parse('2026-11-20T22:00:00+02:00');
const SOUPS = 20 * ORDERS;
/** Fewer than wanted, so that some orders and changes are refused for stock. */
const CAKES = asMany({ small: 65, whole: 1_300 });
const LIMITS = { points: asMany({ small: 35, whole: 100 }), deliveries: asMany({ small: 7, whole: 20 }) };
const FLOAT = bani(10_000);

test(
  `${ORDERS} orders at full tilt: no illegal step, one winner each, all conserved (LOTS=${LOTS})`,
  async () => {
    await using kitchen = await openKitchen();
    const storm: Storm = { orders: [], happened: new Map(), lots: drawLots(LOTS), wishes: 0 };
    while (storm.orders.length < ORDERS || storm.orders.some(({ momentsLeft }) => momentsLeft > 0)) {
      await liveMoment(kitchen, storm);
      kitchen.story.clock.advanceMinutes(MOMENT_MINUTES);
    }
    await endTheDay(kitchen, storm);
    await checkTheBooks(kitchen, storm.orders);
    // Proves that the checks above were exercised: in a whole storm every action was both done and refused; in a small
    // one, where race winners vary, at least one of the two.
    const both = ACTIONS.flatMap((action) => [[`${action} done`], [`${action} refused`]]);
    const either = ACTIONS.map((action) => [`${action} done`, `${action} refused`]);
    const wanted = [
      ...asMany({ small: either, whole: both }),
      ['placed'],
      ['taken'],
      ['not_enough_stock'],
      ['slot_full'],
    ];
    expect(wanted.filter((outcomes) => !outcomes.some((outcome) => storm.happened.has(outcome)))).toEqual([]);
  },
  STORM_LIMIT_MS,
);

function drawLots(seed: number): Lots {
  const random = seededRandom(seed);
  return { random, oneOf: (values) => values[Math.floor(random() * values.length)] as (typeof values)[number] };
}

async function openKitchen() {
  const story = await testApp({ now: '2026-11-20T10:05:00+02:00' });
  await theRestaurant(story.db, {
    services: { pickup: { minimumAdvanceMinutes: 30 }, delivery: { minimumAdvanceMinutes: 30 } },
  });
  const facts = { name: 'Ciorbă', price: bani(PRICES.soups), boxPrice: bani(PRICES.soupBox), stock: SOUPS };
  const soup = await aProduct(story.db, facts);
  const cake = await aProduct(story.db, { name: 'Papanași', price: bani(PRICES.cakes), stock: CAKES });
  const coupon = await aCoupon(story.db, { minimumOrder: bani(4_000) });
  const zone = await aZone(story.db, { fee: bani(PRICES.deliveryFee) });
  const second = story.second();
  const owner = story.apiOf(await anAdmin(story.db));
  await owner('saveCapacity', { body: LIMITS });
  const tablets = [
    patiently(story.apiOf(await aManager(story.db))),
    patiently(second.apiOf(await aManager(story.db))),
    patiently(second.apiOf(await aManager(story.db))),
  ];
  const couriers = [];
  for (const [index, name] of ['Mihai', 'Ilie'].entries()) {
    const courier = await aCourier(story.db, { name, float: FLOAT });
    couriers.push({ id: courier.id, api: patiently((index === 0 ? story : second).apiOf(courier)) });
  }
  const printer = await aPrinter(story.services, { width: 384 });
  const hands: Hands = {
    tablets,
    couriers,
    shop: patiently(story.api),
    contentOf: ({ soups, cakes }) => ({
      products: [
        { productId: soup.id, sizeId: soup.sizeId, quantity: soups },
        { productId: cake.id, sizeId: cake.sizeId, quantity: cakes },
      ].filter(({ quantity }) => quantity > 0),
    }),
  };
  return {
    story,
    second,
    menu: { soup, cake, coupon, zone },
    owner,
    hands,
    star: fakeStar(askingOften(story, printer), printer.path),
    [Symbol.asyncDispose]: story.close,
  };
}
type Kitchen = Awaited<ReturnType<typeof openKitchen>>;

/** The capacity that an order takes of a quarter; null for none. */
type Load = { readonly at: number; readonly points: number; readonly deliveries: number };

type LiveOrder = {
  readonly number: number;
  readonly token: string;
  /** The guest whose coupon the order uses; null without one. */
  readonly couponOf: number | null;
  readonly lots: Lots;
  momentsLeft: number;
  model: ModelOrder;
  proposalId: number | null;
  load: Load | null;
  /** Pieces on the first slip; null before it is printed. */
  firstPaper: Pieces | null;
  /** Its content has changed since its slips were last read. */
  isChanged: boolean;
  /** The printer polled at the same time as other actions, since the slips were last read. */
  isPolled: boolean;
  readonly history: string[];
};

type Storm = {
  readonly orders: LiveOrder[];
  /** How often each action had each result. */
  readonly happened: Map<string, number>;
  readonly lots: Lots;
  /** Number of attempted orders. */
  wishes: number;
};

/** Runs orders and button presses at once; then compares everything with the model. */
async function liveMoment(kitchen: Kitchen, storm: Storm): Promise<void> {
  const { orders, happened, lots } = storm;
  const { hands, star, story } = kitchen;
  const now = story.clock.now();
  const note = (what: string) => happened.set(what, (happened.get(what) ?? 0) + 1);
  const before = orders.map((order) => ({ ...order }));
  const live = orders.filter(({ momentsLeft }) => momentsLeft > 0);
  const couriers = hands.couriers.map(({ id }) => id);

  const wishes: Wish[] = [];
  while (wishes.length < Math.min(ORDERS_A_MOMENT, ORDERS - orders.length)) wishes.push(chooseWish(storm, now));
  const pressed = live.flatMap((order) =>
    Array.from({ length: order.lots.oneOf(AT_ONCE) }, () => ({
      order,
      press: choosePress(order.model, order.lots, { now, couriers }),
    })),
  );
  const isPolled = lots.random() < 0.3;
  const [placed, answers] = await Promise.all([
    Promise.all(wishes.map((wish) => placeWish(kitchen, wish))),
    Promise.all(
      pressed.map(async ({ order, press }) => {
        const shown = { ...order, order: order.model };
        return { order, press, ...(await sendPress(hands, shown, press, order.lots)) };
      }),
    ),
    isPolled ? star.turn() : null,
  ]);

  for (const { press, answer } of answers) note(`${press.action} ${answer}`);
  for (const { words } of placed) note(words);
  for (const order of live) order.momentsLeft -= 1;
  const fresh = placed.flatMap(({ wish, known }) => (known === null ? [] : [beginLife(wish, known, now)]));
  orders.push(...fresh);
  await compare(kitchen, [...live, ...fresh], { answers, now });
  checkRefusals(before, { orders, placed, answers });
  checkQuarters(before, { fresh: fresh.filter(({ model }) => model.status !== 'CONFIRMED'), answers });
  for (const order of orders) order.isPolled ||= isPolled;
  if (lots.random() < 0.7) await readPaper(kitchen, [...live, ...fresh]);
}

/** How many people press buttons of one order at the same moment. */
const AT_ONCE = [0, 1, 1, 1, 2, 3] as const;

type Wish = {
  readonly index: number;
  readonly guest: number;
  readonly isByTelephone: boolean;
  readonly isTappedTwice: boolean;
  readonly isDelivery: boolean;
  readonly pieces: Pieces;
  readonly hasCoupon: boolean;
  readonly requestedAt: number | null;
  readonly method: PaidBy;
};

function chooseWish(storm: Storm, now: number): Wish {
  const { random, oneOf } = storm.lots;
  const index = storm.wishes;
  storm.wishes += 1;
  const pieces = choosePieces(storm.lots);
  const quarters = 4 + Math.floor(random() * 4);
  return {
    index,
    // Two orders per guest, which may want to use the same coupon.
    guest: Math.floor(index / 2),
    isByTelephone: random() < 0.2,
    isTappedTwice: random() < 0.2,
    isDelivery: random() < 0.6,
    pieces,
    hasCoupon: random() < 0.5 && meetsCoupon(pieces),
    requestedAt: random() < 0.3 ? Math.floor(now / QUARTER_MS + quarters) * QUARTER_MS : null,
    method: oneOf(['CASH', 'CASH', 'CARD']),
  };
}

type Known = { readonly number: number; readonly token: string };
type Placed = { readonly wish: Wish; readonly known: Known | null; readonly words: string };

async function placeWish({ hands, menu }: Kitchen, wish: Wish): Promise<Placed> {
  const { soups, cakes } = wish.pieces;
  const moment =
    wish.requestedAt === null ? {} : { asSoonAsPossible: false, chosenOrderDate: localMinute(wish.requestedAt) };
  const delivery = { ...guest(wish.guest), ...moment };
  const body: OrderBody = anOrder({
    of: [[menu.soup, soups] as const, [menu.cake, cakes] as const].filter(([, quantity]) => quantity > 0),
    delivery: wish.isDelivery ? aDelivery(menu.zone.code, delivery) : delivery,
    orderPaymentEnumValue: wish.method,
    idempotencyKey: `comanda-${wish.index}`,
    ...(wish.hasCoupon ? { inputCouponPayloadBean: menu.coupon.code } : {}),
  });
  const send = async (): Promise<Known> => {
    if (!wish.isByTelephone) {
      const { orderNumber, accessToken } = await place(hands.shop, body);
      return { number: orderNumber, token: accessToken };
    }
    const api = hands.tablets[wish.index % hands.tablets.length] ?? hands.shop;
    const taken = { source: 'PHONE', timeToPrepare: PREPARATION_MINUTES } as const;
    const { order, trackingPath } = await api('takeOrder', { body: { ...body, ...taken } });
    return { number: order.orderNumber, token: trackingPath.replace('/comanda/', '') };
  };
  const sent = await Promise.allSettled([send(), ...(wish.isTappedTwice ? [send()] : [])]);
  const [known = null, again = known] = sent.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  // Placing twice gives one order. A refused first attempt is judged again at the second.
  expect(again?.number).toBe(known?.number);
  if (known !== null) return { wish, known, words: wish.isByTelephone ? 'taken' : 'placed' };
  const [refused] = sent.flatMap((one) => (one.status === 'rejected' ? [readRefusal(one.reason)] : []));
  return { wish, known, words: refused ?? '' };
}

const LOCAL = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Bucharest',
  dateStyle: 'short',
  timeStyle: 'short',
});
function localMinute(at: number): string {
  return LOCAL.format(at).replace(' ', 'T');
}

function beginLife(wish: Wish, known: Known, now: number): LiveOrder {
  const lots = drawLots(LOTS + wish.index);
  const model = placedOrder(wish);
  return {
    ...known,
    couponOf: wish.hasCoupon ? wish.guest : null,
    lots,
    momentsLeft: 3 + Math.floor(lots.random() * MOST_MOMENTS),
    model: wish.isByTelephone ? accepted(model, now) : model,
    proposalId: null,
    load: null,
    firstPaper: null,
    isChanged: false,
    isPolled: false,
    history: [`placed ${JSON.stringify(wish)}`],
  };
}

type Answered = { readonly order: LiveOrder; readonly press: Press } & Awaited<ReturnType<typeof sendPress>>;

/** Each order must be in a state that its presses, in some sequence, lead to; the story continues from there. */
async function compare(
  kitchen: Kitchen,
  live: readonly LiveOrder[],
  { answers, now }: { readonly answers: readonly Answered[]; readonly now: number },
): Promise<void> {
  const rows = await readOrders(kitchen, live);
  for (const order of live) {
    const row = rows.get(order.number);
    const pressed = answers.filter((one) => one.order === order);
    order.history.push(
      pressed.map(({ press, answer, words }) => `${describePress(press)}: ${words || answer}`).join(' + '),
    );
    const ends = possibleEnds(order.model, pressed, now);
    const end = ends.find((one) => row !== undefined && signatureOf(one) === row.signature);
    if (row === undefined || end === undefined) {
      const possible = [...new Set(ends.map(signatureOf))];
      throw new Error(
        [
          `#${order.number} (LOTS=${LOTS}):`,
          ...order.history,
          `stands at  ${row?.signature}`,
          ...possible.map((one) => `may be at  ${one}`),
        ].join('\n'),
      );
    }
    const { pieces } = order.model;
    order.isChanged ||= end.pieces.soups !== pieces.soups || end.pieces.cakes !== pieces.cakes;
    order.model = end;
    order.proposalId = row.proposalId;
    expect(row.load, `#${order.number}`).toEqual(expectedLoad(end, row.load));
    order.load = row.load;
  }
}

function describePress({ by, seen: _, ...press }: Press): string {
  return `${by} ${Object.values(press)
    .map((value) => (typeof value === 'object' ? JSON.stringify(value) : value))
    .join(' ')}`;
}

/** The compared parts of an order: what a screen of staff, guest or courier would show. */
function signatureOf(order: ModelOrder, payable = payableOf(order)): string {
  const { status, version, question, unseen } = order;
  const content = `${order.pieces.soups}+${order.pieces.cakes} ${payable}`;
  const payment = `${order.method} ${order.isPaid ? 'paid' : 'unpaid'}`;
  const stage = status === 'CONFIRMED' ? `${order.stage} ${order.isWaiting ? 'waits' : ''}` : '';
  const told = isOpen(order) ? `unseen ${unseen.soups} ${unseen.cakes} asked ${question !== null}` : '';
  const promise = order.promisedAt ?? '';
  return [
    status,
    version,
    content,
    payment,
    stage,
    order.courier,
    promise,
    told,
    isKept(order) && order.hasCoupon,
  ].join(' · ');
}

type Row = { readonly signature: string; readonly proposalId: number | null; readonly load: Load | null };

/** The same, read from the database. */
async function readOrders({ story }: Kitchen, live: readonly LiveOrder[]): Promise<ReadonlyMap<number, Row>> {
  const { rows } = await story.services.pool.query<{
    readonly number: number;
    readonly status: ModelOrder['status'];
    readonly version: number;
    readonly events: number;
    readonly method: ModelOrder['method'];
    readonly payable: number;
    readonly parts: number;
    readonly is_paid: boolean;
    readonly has_coupon: boolean;
    readonly stage: ModelOrder['stage'];
    readonly is_waiting: boolean;
    readonly courier: number | null;
    readonly promised: Date | null;
    readonly asked: number | null;
    readonly unseen: readonly { readonly pieces: number; readonly text: string }[];
    readonly soups: number;
    readonly cakes: number;
    readonly slots: readonly { readonly scope: string; readonly amount: number; readonly at: number }[];
  }>(
    `select number, status, version, upper(payment_parts -> 0 ->> 'means') as method, payable_bani as payable, payment_status = 'paid' as is_paid,
       (payment_parts -> 0 ->> 'amount')::int as parts,
       exists (select from coupon_redemptions where order_id = orders.id and released_at is null) as has_coupon,
       case when left_at is not null then 'out' when ready_at is not null then 'ready' else 'preparing' end as stage,
       no_answer_at is not null as is_waiting, courier_id as courier, promised_at as promised, unseen_changes as unseen,
       (select id from order_proposals where order_id = orders.id and state = 'open' and proposal_until is not null) as asked,
       (select count(*)::int from order_events where order_id = orders.id) as events,
       (select coalesce(sum(quantity), 0)::int from order_lines where order_id = orders.id and product_name = 'Ciorbă') as soups,
       (select coalesce(sum(quantity), 0)::int from order_lines where order_id = orders.id and product_name = 'Papanași') as cakes,
       (select coalesce(jsonb_agg(jsonb_build_object('scope', scope, 'amount', amount, 'at', extract(epoch from slot_at) * 1000)), '[]')
          from order_slots where order_id = orders.id) as slots
     from orders where number = any($1)`,
    [live.map(({ number }) => number)],
  );
  return new Map(
    rows.map((row) => {
      const unseenOf = (name: string) =>
        row.unseen.filter(({ text }) => text.startsWith(name)).reduce((sum, { pieces }) => sum + pieces, 0);
      const [slot] = row.slots;
      const amountOf = (scope: string) => row.slots.find((one) => one.scope === scope)?.amount ?? 0;
      expect([row.events, row.parts], `#${row.number}`).toEqual([row.version, row.payable]);
      const shown: ModelOrder = {
        ...row,
        isDelivery: false,
        hasCoupon: row.has_coupon,
        pieces: { soups: row.soups, cakes: row.cakes },
        isPaid: row.is_paid,
        isWaiting: row.is_waiting,
        promisedAt: row.promised?.getTime() ?? null,
        requestedAt: null,
        question: row.asked === null ? null : { pieces: { soups: 0, cakes: 0 }, until: 0, madeAs: 0 },
        unseen: { soups: unseenOf('Ciorbă'), cakes: unseenOf('Papanași') },
      };
      const load =
        slot === undefined ? null : { at: slot.at, points: amountOf('all'), deliveries: amountOf('delivery') };
      return [row.number, { signature: signatureOf(shown, row.payable), proposalId: row.asked, load }];
    }),
  );
}

/** An active order takes capacity of a quarter: the promised one, the requested one, or the first with room. */
function expectedLoad(order: ModelOrder, found: Load | null): Load | null {
  if (!isKept(order)) return null;
  const at = order.promisedAt ?? order.requestedAt ?? found?.at ?? 0;
  return {
    at: Math.floor(at / QUARTER_MS) * QUARTER_MS,
    points: order.pieces.soups + order.pieces.cakes,
    deliveries: order.isDelivery ? 1 : 0,
  };
}

type Copies = readonly Readonly<LiveOrder>[];

/** A refusal for stock, capacity or coupon must be justified. */
function checkRefusals(
  before: Copies,
  { orders, placed, answers }: { orders: Copies; placed: readonly Placed[]; answers: readonly Answered[] },
): void {
  const wishes = placed.map(({ wish }) => wish);
  const cakesWanted = [
    ...wishes.map(({ pieces }) => pieces.cakes),
    // A proposal reserves no more than an order.
    ...answers.map(({ press }) => ('pieces' in press ? press.pieces.cakes : MOST_CAKES)),
  ];
  const cakesLeft = CAKES - sumOf(before.filter(({ model }) => isKept(model)).map(({ model }) => model.pieces.cakes));
  const isShort = sumOf(cakesWanted) > cakesLeft;
  if (answers.some(({ answer }) => answer === 'no_stock')) expect(isShort).toBe(true);
  for (const { wish, words } of placed) {
    if (words === 'placed' || words === 'taken') continue;
    const couldUse = before.every(
      ({ couponOf, model }) => couponOf !== wish.guest || !isKept(model) || !model.hasCoupon,
    );
    const isAlone = wishes.every(
      ({ index, guest: other, hasCoupon }) => index === wish.index || other !== wish.guest || !hasCoupon,
    );
    const reasons = {
      not_enough_stock: isShort,
      coupon_invalid: wish.hasCoupon && !(couldUse && isAlone),
      slot_full: isFull(before, { orders, wishes, wish, answers }),
      outside_hours: (wish.requestedAt ?? 0) >= CLOSES_AT,
    };
    expect(reasons, JSON.stringify(wish)).toMatchObject({ [words]: true });
  }
}

const MOST_CAKES = 2;
const MOST_POINTS = 5;

/**
 * Whether a quarter may have been full at some time during the moment; for "as soon as possible", the first available
 * one.
 */
function isFull(
  before: Copies,
  {
    orders,
    wishes,
    wish,
    answers,
  }: { orders: Copies; wishes: readonly Wish[]; wish: Wish; answers: readonly Answered[] },
): boolean {
  if (wish.requestedAt === null) return true;
  const quarter = wish.requestedAt;
  const others = wishes.filter((one) => one !== wish && one.requestedAt !== null);
  const loads = orders.map((order, index) => {
    const at = [before[index]?.load, order.load].filter((load) => load?.at === quarter);
    const isPressed = answers.some((one) => one.order === order);
    return {
      points: isPressed ? MOST_POINTS : Math.max(0, ...at.map((load) => load?.points ?? 0)),
      deliveries: isPressed ? 1 : Math.max(0, ...at.map((load) => load?.deliveries ?? 0)),
    };
  });
  const points = sumOf(loads.map((load) => load.points)) + MOST_POINTS * others.length;
  const deliveries = sumOf(loads.map((load) => load.deliveries)) + others.length;
  const wanted = wish.pieces.soups + wish.pieces.cakes;
  return points + wanted > LIMITS.points || (wish.isDelivery && deliveries + 1 > LIMITS.deliveries);
}

/** No quarter exceeds its limits because of guests; orders that were there before and were not moved count. */
function checkQuarters(
  before: Copies,
  { fresh, answers }: { readonly fresh: Copies; readonly answers: readonly Answered[] },
): void {
  const moved = new Set(answers.filter(({ answer }) => answer === 'done').map(({ order }) => order.number));
  const stayed = before.filter(({ number }) => !moved.has(number));
  for (const { load } of fresh) {
    const all = [...stayed, ...fresh].flatMap((one) =>
      one.load !== null && one.load.at === load?.at ? [one.load] : [],
    );
    expect(sumOf(all.map(({ points }) => points))).toBeLessThanOrEqual(LIMITS.points);
    if (load !== null && load.deliveries > 0)
      expect(sumOf(all.map(({ deliveries }) => deliveries))).toBeLessThanOrEqual(LIMITS.deliveries);
  }
}

type PaperRow = {
  readonly number: number;
  readonly id: number;
  readonly reason: string;
  readonly state: string;
  readonly changes: readonly string[];
};

/**
 * Prints all waiting slips. Each accepted order must then be printed once, and the sum of its slips must equal its
 * content.
 */
async function readPaper({ star, story }: Kitchen, live: readonly LiveOrder[]): Promise<void> {
  while (await star.turn());
  const { rows } = await story.services.pool.query<PaperRow>(
    `select orders.number, print_jobs.id, reason, state, changes from print_jobs join orders on orders.id = order_id
     where number = any($1)`,
    [live.map(({ number }) => number)],
  );
  for (const order of live) {
    const slips = rows.filter(({ number, state }) => number === order.number && state !== 'dropped');
    const because = (reason: string) => slips.filter((slip) => slip.reason === reason);
    const { model } = order;
    // When an order changes while the printer polls, the slip may have the content before or after.
    const isUnclear = order.isPolled && order.isChanged;
    order.isPolled = false;
    order.isChanged = false;
    const about = [...order.history, JSON.stringify(slips)].join('\n');
    const printed = because('acceptance').length;
    expect(printed, about).toBeLessThanOrEqual(1);
    expect(because('cancellation').length, about).toBe(model.status === 'REJECTED' ? printed : 0);
    if (model.status !== 'CONFIRMED') continue;
    expect(
      slips.map(({ state }) => state),
      about,
    ).toEqual(slips.map(() => 'printed'));
    expect(printed, about).toBe(1);
    const told = slips.flatMap(({ changes }) => changes).map(readChange);
    const more = { soups: sumOf(told.map(({ soups }) => soups)), cakes: sumOf(told.map(({ cakes }) => cakes)) };
    const { soups, cakes } = model.pieces;
    order.firstPaper ??= isUnclear ? { soups: soups - more.soups, cakes: cakes - more.cakes } : model.pieces;
    const known = { soups: order.firstPaper.soups + more.soups, cakes: order.firstPaper.cakes + more.cakes };
    expect(known, about).toEqual(model.pieces);
  }
}

/** Parses „− 1 × Ciorbă · 300 g” as a cook would read it. */
function readChange(text: string): Pieces {
  const [, sign, count, name] = /^([−+]) (\d+) × (Ciorbă|Papanași)/.exec(text) ?? [];
  const pieces = Number(count) * (sign === '−' ? -1 : 1);
  return name === 'Ciorbă' ? { soups: pieces, cakes: 0 } : { soups: 0, cakes: pieces };
}

/** Brings every order to its end. */
async function endTheDay(kitchen: Kitchen, storm: Storm): Promise<void> {
  const { hands, story } = kitchen;
  await readPaper(
    kitchen,
    storm.orders.filter(({ model }) => isOpen(model)),
  );
  const now = story.clock.now();
  for (const order of storm.orders.filter(({ model }) => isOpen(model))) {
    const { model } = order;
    const seen = { version: model.version, status: model.status, askedAs: null };
    const last: Press =
      model.status === 'CONFIRMED'
        ? { by: 'tablet', action: 'deliver', seen, paid: 'CASH' }
        : { by: 'tablet', action: 'reject', seen };
    const { answer, words } = await sendPress(hands, { ...order, order: model }, last, order.lots);
    expect(answer, words).toBe('done');
    order.model = possibleEnds(model, [{ press: last, answer }], now)[0] ?? model;
  }
  await readPaper(kitchen, storm.orders);
}

/** Stock, coupons, quarters, the day's reports, each courier's cash and the slips must match the orders. */
async function checkTheBooks(
  { story, second, owner, hands, star }: Kitchen,
  orders: readonly LiveOrder[],
): Promise<void> {
  const models = orders.map(({ model }) => model);
  const kept = models.filter(isKept);
  const { rows: stock } = await story.services.pool.query<{ stock: number }>('select stock from sizes order by id');
  expect(stock.map((row) => row.stock)).toEqual([
    SOUPS - sumOf(kept.map(({ pieces }) => pieces.soups)),
    CAKES - sumOf(kept.map(({ pieces }) => pieces.cakes)),
  ]);

  const used = orders.filter(({ model }) => isKept(model) && model.hasCoupon).map(({ couponOf }) => couponOf);
  expect(new Set(used).size).toBe(used.length);
  const { rows: redeemed } = await story.services.pool.query(
    'select from coupon_redemptions where released_at is null',
  );
  expect(redeemed).toHaveLength(used.length);

  const { rows: quarters } = await story.services.pool.query(
    `select slot_at, scope from slot_loads as load where taken <>
       (select coalesce(sum(amount), 0) from order_slots where slot_at = load.slot_at and scope = load.scope)`,
  );
  expect(quarters).toEqual([]);

  const paidBy = (sold: readonly ModelOrder[], method: PaidBy) =>
    sumOf(sold.filter((one) => one.method === method).map((one) => payableOf(one))) / 100;
  for (const { id } of hands.couriers) {
    const { couriers } = await owner('getCouriers');
    const shift = couriers.find((courier) => courier.id === id)?.shift;
    if (!shift) throw new Error('Every courier has an open shift');
    const carried = kept.filter(({ courier, isPaid }) => courier === id && isPaid);
    const cash = paidBy(carried, 'CASH');
    const handedOver = kept.filter(({ courier }) => courier === id).length;
    expect(shift).toMatchObject({ cash, card: paidBy(carried, 'CARD'), delivered: handedOver, openOrders: 0 });
    await owner('dropCash', { body: { shiftId: shift.id, amount: 20 } });
    // Without a reason this is refused, because the cash differs from the books.
    await owner('closeShift', { body: { shiftId: shift.id, counted: FLOAT / 100 + cash - 20 } });
  }
  const day = await owner('getDayClose', { query: {} });
  expect(day).toMatchObject({ numberOfOrders: kept.length, numberOfOpenOrders: 0 });
  expect([day.cash, day.card]).toEqual([paidBy(kept, 'CASH'), paidBy(kept, 'CARD')]);
  expect(day.couriers.map(({ difference }) => difference)).toEqual([0, 0]);

  const { rows: slips } = await story.services.pool.query<{ id: number }>(
    `select id from print_jobs where state = 'printed' order by id`,
  );
  const sheets = star.tokens.map((token) => Number.parseInt(token, 10));
  expect(sheets.toSorted((one, other) => one - other)).toEqual(slips.map(({ id }) => id));
  // A busy machine may answer 503 and callers retry; anything else is a failure.
  const faults = [...story.logged, ...second.logged].filter(
    ({ level, fields }) => level === 'error' && !('err' in fields && isOutage(fields.err)),
  );
  expect(faults).toEqual([]);
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0);
}
