/**
 * Orders in the hands of staff who press anything at any time, on two tablets of two processes at once. A
 * model says what must come of it (reliability.md P6): no illegal step, one winner of every race, stock and coupons
 * conserved.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bani } from '#domain/money/bani.ts';
import type { OrderStatus } from '#domain/orders/order.ts';
import { ORDER_MOVES } from '#domain/orders/order-status.ts';
import type { Result } from '#domain/result.ts';
import { type Instant, instant, MINUTE_MS } from '#domain/time/instant.ts';
import { isOutage } from '#server/platform/outage.ts';
import { anOrder, guest, place } from '#test/support/an-order.ts';
import { atOnce } from '#test/support/at-once.ts';
import { aCoupon, aManager, aProduct } from '#test/support/factories.ts';
import { patiently } from '#test/support/place-patiently.ts';
import { testApp } from '#test/support/test-app.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';
import { asMany, STORM_LIMIT_MS } from '#test/support/whole-storms.ts';
import { confirmOrder } from './answers/accept-order.ts';
import { changePromise } from './answers/change-promise.ts';
import { markAsDelivered } from './answers/hand-over-order.ts';
import type { AnswerRefusal, AnswerServices, Asked } from './answers/move-order.ts';
import { rejectOrder } from './answers/reject-order.ts';
import type { StoredOrder } from './stored-order.ts';

const ORDERS = asMany({ small: 80, whole: 1_000 });
/** Orders that are worked on at the same moment. */
const AT_ONCE = 12;
const PRICE = 5_000;
const MOST_TRIES = 20;

const ACTIONS = ['accept', 'reject', 'deliver', 'reschedule'] as const;
type Action = (typeof ACTIONS)[number];

/** What a tablet shows of the order, and the hour it would promise. */
type Press = { readonly seen: OrderStatus; readonly promisedAt: Instant };

type Step = (services: AnswerServices, asked: Asked, press: Press) => Promise<Result<StoredOrder, AnswerRefusal>>;

const STEPS: Readonly<Record<Action, Step>> = {
  accept: (services, asked) =>
    confirmOrder(services, asked, { minutes: 30, packaging: null, customerAgreed: false, allergyRead: null }),
  reject: (services, asked, { seen }) =>
    rejectOrder(services, asked, { reason: 'Cuptorul s-a stins.', expectedStatus: seen }),
  deliver: (services, asked) => markAsDelivered(services, asked, { means: 'card' }),
  reschedule: (services, asked, { promisedAt }) => changePromise(services, asked, { promisedAt }),
};

/** What a race of two tablets over one order consists of: pressed at the same moment. */
type Race = readonly Action[];

const MOST_AT_ONCE = 3;
const race = fc.array(fc.constantFrom(...ACTIONS), { minLength: 1, maxLength: MOST_AT_ONCE });
const life = fc.record({
  pieces: fc.integer({ min: 1, max: 3 }),
  hasCoupon: fc.boolean(),
  isForLater: fc.boolean(),
  races: fc.array(race, { minLength: 1, maxLength: 3 }),
});

/** Where an order may stand after some of these were pressed at once, in whatever order they came through. */
function possibleEnds(from: OrderStatus, pressed: Race): ReadonlyMap<string, OrderStatus> {
  const ends = new Map<string, OrderStatus>();
  const go = (status: OrderStatus, left: Race, wins: readonly Action[]) => {
    if (left.length === 0) ends.set(`${status} ${wins.toSorted().join(',')}`, status);
    for (const [index, action] of left.entries()) {
      const next = after(status, action, from);
      const rest = left.filter((_, other) => other !== index);
      go(next ?? status, rest, next === null ? wins : [...wins, action]);
    }
  };
  go(from, pressed, []);
  return ends;
}

/** The status after a step, null when it must be refused: a rejection was meant for what its tablet showed. */
function after(status: OrderStatus, action: Action, seen: OrderStatus): OrderStatus | null {
  if (action === 'reschedule') return status === 'CONFIRMED' ? 'CONFIRMED' : null;
  if (action === 'reject' && status !== seen) return null;
  const { from, to } = ORDER_MOVES[action];
  return from.some((one) => one === status) ? to : null;
}

/** A tablet that is told to come back in a moment does: nothing was begun. */
async function untilAnswered<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await ask();
    } catch (error) {
      if (!isOutage(error) || tried === MOST_TRIES) throw error;
    }
  }
}

test(
  `${ORDERS} orders, pressed at random on two tablets: nothing illegal, one winner each, nothing lost`,
  async () => {
    await using story = await testApp();
    await theRestaurant(story.db);
    const stock = 10 * ORDERS;
    const pie = await aProduct(story.db, { stock, price: bani(PRICE) });
    const coupon = await aCoupon(story.db);
    const [mara, ion] = [await aManager(story.db), await aManager(story.db)];
    const tablets = [
      { services: story.services, staffId: mara.id },
      { services: story.second().services, staffId: ion.id },
    ] as const;
    const lives = fc.sample(life, { numRuns: ORDERS, seed: 20_261_120 });

    /** @param turn how often something was pressed for this order: no two of them promise the same hour */
    const press = async (action: Action, number: number, seen: OrderStatus, turn: number): Promise<boolean> => {
      const { services, staffId } = tablets[turn % tablets.length] ?? tablets[0];
      const asked = { number, actor: { kind: 'staff', id: staffId } } as const;
      const promisedAt = instant(story.clock.now() + (60 + turn) * MINUTE_MS);
      const pressed = await untilAnswered(() => STEPS[action](services, asked, { seen, promisedAt }));
      // Refused because another was first; anything else is a fault of the server.
      if (!pressed.ok) expect(pressed.error.code).toBe('already_decided');
      return pressed.ok;
    };
    const standing = async (number: number) => {
      const { rows } = await story.services.pool.query<{ status: OrderStatus; version: number; events: number }>(
        `select status, version, (select count(*)::int from order_events where order_id = orders.id) as events
         from orders where number = $1`,
        [number],
      );
      return rows[0];
    };

    const ended = await atOnce(AT_ONCE, ORDERS, async (index) => {
      const { pieces, hasCoupon, isForLater, races } = lives[index] ?? { pieces: 1, races: [] };
      const later = isForLater ? { asSoonAsPossible: false, chosenOrderDate: '2026-11-20T19:30' } : {};
      const { orderNumber, orderStatus } = await place(
        patiently(story.api),
        anOrder({
          of: [[pie, pieces]],
          delivery: { ...guest(index), ...later },
          ...(hasCoupon ? { inputCouponPayloadBean: coupon.code } : {}),
        }),
      );
      let status = orderStatus as OrderStatus;
      let steps = 0;
      for (const [round, pressed] of races.entries()) {
        const seen = status;
        const won = await Promise.all(
          pressed.map((action, tablet) => press(action, orderNumber, seen, MOST_AT_ONCE * round + tablet)),
        );
        const wins = pressed.filter((_, tablet) => won[tablet]);
        steps += wins.length;
        const ends = possibleEnds(status, pressed);
        const stands = await standing(orderNumber);
        const end = `${stands?.status} ${wins.toSorted().join(',')}`;
        expect([...ends.keys()], `${status}, pressed ${pressed.join(' ')}`).toContain(end);
        status = ends.get(end) ?? status;
        expect(stands).toMatchObject({ version: 1 + steps, events: 1 + steps });
      }
      return { status, pieces, hasCoupon };
    });

    const kept = ended.filter(({ status }) => status !== 'REJECTED');
    const sold = kept.reduce((sum, { pieces }) => sum + pieces, 0);
    const { stock: left } = await story.db
      .selectFrom('sizes')
      .select('stock')
      .where('id', '=', pie.sizeId)
      .executeTakeFirstOrThrow();
    expect(left).toBe(stock - sold);
    const redemptions = await story.db.selectFrom('coupon_redemptions').select('released_at').execute();
    expect(redemptions).toHaveLength(ended.filter(({ hasCoupon }) => hasCoupon).length);
    expect(redemptions.filter(({ released_at: released }) => released === null)).toHaveLength(
      kept.filter(({ hasCoupon }) => hasCoupon).length,
    );
    // Every end is reached, so that nothing above holds for want of trying.
    for (const status of ['NEW', 'SCHEDULED', 'CONFIRMED', 'DELIVERED', 'REJECTED']) {
      expect(ended.filter((one) => one.status === status).length, status).toBeGreaterThan(0);
    }
  },
  STORM_LIMIT_MS,
);
