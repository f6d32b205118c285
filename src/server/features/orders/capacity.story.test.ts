import { expect, test } from 'vitest';
import { CallFailure } from '#contract/client.ts';
import { fetchRestaurant } from '#contract/restaurant/client.ts';
import { orderingNow } from '#domain/orders/placing/ordering-now.ts';
import { listSlots } from '#domain/schedule/list-slots.ts';
import { plusMinutes } from '#domain/time/instant.ts';
import { localDate } from '#domain/time/local-date.ts';
import { MINUTES_PER_DAY } from '#domain/time/minute-of-day.ts';
import { deleteOldSlots } from '#server/features/schedule/delete-old-slots.ts';
import { aDelivery, anOrder, guest, type OrderFacts, place } from '#test/support/an-order.ts';
import { atOnce } from '#test/support/at-once.ts';
import { aCategory, aManager, anAdmin, aProduct, aZone } from '#test/support/factories.ts';
import { patiently } from '#test/support/place-patiently.ts';
import { refusalOf, type TestApp, testApp } from '#test/support/test-app.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';
import { asMany, STORM_LIMIT_MS } from '#test/support/whole-storms.ts';

async function openKitchen(limits: { readonly points: number | null; readonly deliveries?: number | null }) {
  const story = await testApp();
  await theRestaurant(story.db, {
    services: { pickup: { minimumAdvanceMinutes: 30 }, delivery: { minimumAdvanceMinutes: 30 } },
  });
  const soup = await aProduct(story.db);
  const office = story.apiOf(await anAdmin(story.db));
  const staff = story.apiOf(await aManager(story.db));
  await office('saveCapacity', { body: { deliveries: null, ...limits } });
  let guests = 0;
  const order = (facts: Partial<OrderFacts> = {}) => {
    guests += 1;
    const { delivery, ...more } = facts;
    return anOrder({ of: [soup], ...more, delivery: { ...guest(guests), ...delivery } });
  };
  return { ...story, soup, office, staff, order, [Symbol.asyncDispose]: story.close };
}

/** An hour of the story's day. */
const wanted = (hour: string) => ({ asSoonAsPossible: false, chosenOrderDate: `2026-11-20T${hour}` });

/** What the counters say, and what the orders took: they must agree at every moment. */
async function loadsOf({ db }: Pick<TestApp, 'db'>): Promise<Readonly<Record<string, number>>> {
  const loads = await db.selectFrom('slot_loads').selectAll().where('taken', '<>', 0).execute();
  const taken = await db
    .selectFrom('order_slots')
    .select(['slot_at', 'scope', (eb) => eb.fn.sum<number>('amount').as('taken')])
    .groupBy(['slot_at', 'scope'])
    .execute();
  const named = (rows: readonly { slot_at: Date; scope: string; taken: number }[]) =>
    Object.fromEntries(
      rows.map((row) => [`${row.slot_at.toISOString().slice(11, 16)} ${row.scope}`, Number(row.taken)]),
    );
  expect(named(loads)).toEqual(named(taken));
  return named(loads);
}

test('a full quarter is refused with the next free one, and offered nowhere any more', async () => {
  await using kitchen = await openKitchen({ points: 2 });
  const { api, order } = kitchen;
  await place(api, order({ delivery: wanted('13:00') }));
  await place(api, order({ delivery: wanted('13:00') }));
  expect(await refusalOf(api, 'placeOrder', { body: order({ delivery: wanted('13:05') }) })).toMatchObject({
    status: 409,
    code: 'slot_full',
    message: 'La ora aceasta bucătăria nu mai are loc. Prima oră liberă este azi, la 13:15.',
    fields: { 'deliveryDetailsBean.chosenOrderDate': expect.any(String) },
  });
  const { schedule } = await fetchRestaurant(api);
  const now = kitchen.clock.now();
  const offered = listSlots({ schedule, service: 'pickup', now, date: localDate('2026-11-20') });
  expect(offered).not.toContain(Date.parse('2026-11-20T11:00:00Z'));
  expect(offered).toContain(Date.parse('2026-11-20T11:15:00Z'));
  expect(await loadsOf(kitchen)).toEqual({ '11:00 all': 2 });
});

test('orders from before the first limit count as soon as it is set; once', async () => {
  await using kitchen = await openKitchen({ points: null });
  const { api, db, office, staff, order, soup } = kitchen;
  const { code } = await aZone(db, { city: 'Blaj' });
  await place(api, order({ of: [[soup, 2]], delivery: wanted('13:00') }));
  const rejected = await place(api, order({ delivery: wanted('13:00') }));
  await staff('rejectOrder', { body: { orderNumber: rejected.orderNumber, reason: 'Nu putem.' } });
  const moved = await place(api, order({ delivery: aDelivery(code, wanted('13:00')) }));
  await staff('confirmOrder', { body: { orderNumber: moved.orderNumber, timeToPrepare: 30 } });
  await staff('changePromise', { body: { orderNumber: moved.orderNumber, promisedAt: '2026-11-20T12:05:00.000Z' } });
  expect(await loadsOf(kitchen)).toEqual({});
  await office('saveCapacity', { body: { points: 2, deliveries: null } });
  const counted = { '11:00 all': 2, '12:00 all': 1, '12:00 delivery': 1 };
  expect(await loadsOf(kitchen)).toEqual(counted);
  expect(await refusalOf(api, 'placeOrder', { body: order({ delivery: wanted('13:00') }) })).toMatchObject({
    code: 'slot_full',
  });
  await office('saveCapacity', { body: { points: null, deliveries: null } });
  await office('saveCapacity', { body: { points: 3, deliveries: null } });
  expect(await loadsOf(kitchen)).toEqual(counted);
});

test('what was taken of quarters long past is deleted, what is to come stays', async () => {
  await using kitchen = await openKitchen({ points: 5 });
  const { api, db, order, clock } = kitchen;
  await place(api, order({ delivery: wanted('13:00') }));
  await deleteOldSlots(db, clock.now());
  expect(await loadsOf(kitchen)).toEqual({ '11:00 all': 1 });
  await deleteOldSlots(db, plusMinutes(clock.now(), 3 * MINUTES_PER_DAY));
  expect(await db.selectFrom('slot_loads').selectAll().execute()).toEqual([]);
  expect(await loadsOf(kitchen)).toEqual({});
});

test('as soon as possible is in the first quarter with room, and every page says so before the order', async () => {
  await using kitchen = await openKitchen({ points: 3 });
  const { api, order, soup } = kitchen;
  const told = async () => {
    const { schedule } = await fetchRestaurant(api);
    const ordering = orderingNow({ schedule, method: 'PICKUP', now: kitchen.clock.now() });
    const { estimatedMinutes } = await api('getRestaurant');
    return [ordering.state === 'now' ? ordering.minutes : ordering.state, estimatedMinutes.pickup];
  };
  expect(await told()).toEqual([30, 30]);
  await place(api, order({ of: [[soup, 3]] }));
  expect(await told()).toEqual([45, 45]);
  kitchen.clock.advanceMinutes(5);
  expect(await told()).toEqual([40, 40]);
  expect(await refusalOf(api, 'placeOrder', { body: { ...order(), expectedMinutes: 30 } })).toMatchObject({
    code: 'promise_later',
    message: expect.stringContaining('azi, la 12:45 (~40 min în loc de ~30 min)'),
  });
  await place(api, { ...order(), expectedMinutes: 40 });
  expect(await loadsOf(kitchen)).toEqual({ '10:30 all': 3, '10:45 all': 1 });
});

test('deliveries are counted beside the work, and an order larger than the limit has a quarter of its own', async () => {
  await using kitchen = await openKitchen({ points: 5, deliveries: 1 });
  const { api, order, soup } = kitchen;
  const { code } = await aZone(kitchen.db, { city: 'Blaj' });
  const brought = (hour: string) => order({ delivery: aDelivery(code, wanted(hour)) });
  await place(api, brought('13:00'));
  expect(await refusalOf(api, 'placeOrder', { body: brought('13:00') })).toMatchObject({ code: 'slot_full' });
  await place(api, order({ delivery: wanted('13:00') }));
  const feast = (hour: string) => order({ of: [[soup, 9]], delivery: wanted(hour) });
  expect(await refusalOf(api, 'placeOrder', { body: feast('13:00') })).toMatchObject({ code: 'slot_full' });
  await place(api, feast('13:15'));
  expect(await refusalOf(api, 'placeOrder', { body: order({ delivery: wanted('13:15') }) })).toMatchObject({
    code: 'slot_full',
  });
  expect(await loadsOf(kitchen)).toEqual({ '11:00 all': 2, '11:00 delivery': 1, '11:15 all': 9 });
});

test('what an order took goes back once when it is rejected, and moves with its promise', async () => {
  await using kitchen = await openKitchen({ points: 1 });
  const { api, staff, order } = kitchen;
  const first = await place(api, order({ delivery: wanted('13:00') }));
  const second = await place(api, order());
  await staff('rejectOrder', { body: { orderNumber: first.orderNumber, reason: 'S-a terminat.' } });
  await refusalOf(staff, 'rejectOrder', { body: { orderNumber: first.orderNumber, reason: 'S-a terminat.' } });
  expect(await loadsOf(kitchen)).toEqual({ '10:30 all': 1 });
  await staff('confirmOrder', { body: { orderNumber: second.orderNumber, timeToPrepare: 50 } });
  expect(await loadsOf(kitchen)).toEqual({ '10:45 all': 1 });
  await staff('changePromise', { body: { orderNumber: second.orderNumber, promisedAt: '2026-11-20T11:05:00.000Z' } });
  expect(await loadsOf(kitchen)).toEqual({ '11:00 all': 1 });
  const third = await place(api, order({ delivery: wanted('14:00') }));
  await api('cancelOrder', { body: { token: third.accessToken } });
  await staff('rejectOrder', { body: { orderNumber: second.orderNumber, reason: 'Nu mai putem.' } });
  expect(await loadsOf(kitchen)).toEqual({});
});

test('dishes are worth what their category or they themselves are, a station has a limit of its own, a changed order another work', async () => {
  await using kitchen = await openKitchen({ points: 10 });
  const { api, db, office, staff, order } = kitchen;
  await office('saveStations', { body: { stations: [{ name: 'Cuptor' }], version: 0 } });
  const [oven] = (await office('getStations')).stations;
  const drinks = await aCategory(db);
  const pizzas = await aCategory(db, { stationId: oven?.id ?? null });
  const water = await aProduct(db, { categoryId: drinks.id });
  const pizza = await aProduct(db, { categoryId: pizzas.id });
  const calzone = await aProduct(db, { categoryId: pizzas.id });
  await office('saveCapacity', {
    body: {
      points: 10,
      deliveries: null,
      stations: [{ id: oven?.id ?? 0, most: 4 }],
      categories: [
        { id: drinks.id, points: 0 },
        { id: pizzas.id, points: 2 },
      ],
      exceptions: [{ id: calzone.id, points: 3 }],
    },
  });
  expect(await office('getCapacity')).toMatchObject({
    stations: [{ name: 'Cuptor', most: 4 }],
    products: expect.arrayContaining([expect.objectContaining({ id: calzone.id, points: 3 })]),
  });
  const at = { delivery: wanted('13:00') };
  const first = await place(api, order({ of: [pizza, [water, 6]], ...at }));
  expect(await loadsOf(kitchen)).toEqual({ '11:00 all': 2, [`11:00 station:${oven?.id}`]: 2 });
  expect(await refusalOf(api, 'placeOrder', { body: order({ of: [calzone], ...at }) })).toMatchObject({
    code: 'slot_full',
  });
  await place(api, order({ of: [pizza, kitchen.soup], ...at }));
  await place(api, order({ of: [[water, 3]], ...at }));
  expect(await loadsOf(kitchen)).toEqual({ '11:00 all': 5, [`11:00 station:${oven?.id}`]: 4 });
  expect((await staff('getSlots')).limits.map(({ name }) => name)).toEqual(['puncte', 'puncte, Cuptor']);
  const { order: accepted } = await staff('confirmOrder', {
    body: { orderNumber: first.orderNumber, timeToPrepare: null },
  });
  const change = {
    orderNumber: first.orderNumber,
    content: { products: [{ productId: calzone.id, sizeId: calzone.sizeId, quantity: 2 }] },
  };
  const { payable } = await staff('quoteChange', { body: change });
  await staff('changeOrder', {
    body: { ...change, reason: 'A sunat.', expectedVersion: accepted.version, expectedPayable: payable },
  });
  expect(await loadsOf(kitchen)).toEqual({ '11:00 all': 9, [`11:00 station:${oven?.id}`]: 8 });
});

test('staff see how full the evening is; a quarter they close is offered to no one until they open it again', async () => {
  await using kitchen = await openKitchen({ points: 4, deliveries: 2 });
  const { api, staff, order } = kitchen;
  await place(api, order({ delivery: wanted('13:05') }));
  const evening = await staff('getSlots');
  expect(evening.limits.map(({ scope, most }) => [scope, most])).toEqual([
    ['all', 4],
    ['delivery', 2],
  ]);
  expect(evening.slots[0]).toEqual({ at: '2026-11-20T10:00:00.000Z', isClosed: false, taken: [0, 0] });
  expect(evening.slots.at(-1)?.at).toBe('2026-11-20T19:45:00.000Z');
  const one = '2026-11-20T11:00:00.000Z';
  const closed = await staff('setSlot', { body: { at: one, isClosed: true } });
  expect(closed.message).toBe('Nu mai primim comenzi pentru 13:00.');
  expect(closed.evening.slots.find(({ at }) => at === one)).toEqual({ at: one, isClosed: true, taken: [1, 0] });
  expect(await refusalOf(api, 'placeOrder', { body: order({ delivery: wanted('13:00') }) })).toMatchObject({
    code: 'slot_full',
  });
  expect((await api('getRestaurant')).capacity?.closed).toEqual([one]);
  const opened = await staff('setSlot', { body: { at: one, isClosed: false } });
  expect(opened.message).toBe('Primim din nou comenzi pentru 13:00.');
  await place(api, order({ delivery: wanted('13:00') }));
  for (const at of ['2026-11-20T09:45:00.000Z', '2026-11-20T11:05:00.000Z']) {
    expect(await refusalOf(staff, 'setSlot', { body: { at, isClosed: true } })).toMatchObject({ code: 'slot_invalid' });
  }
  await kitchen.office('saveCapacity', { body: { points: null, deliveries: null } });
  expect(await staff('getSlots')).toMatchObject({ limits: [], slots: [] });
});

test(
  'of all who want the last ten places of an hour at once, ten have them',
  async () => {
    await using kitchen = await openKitchen({ points: 10 });
    const other = kitchen.second();
    const guests = asMany({ small: 60, whole: 1_000 });
    const outcomes = await atOnce(guests, guests, (index) => {
      const api = patiently(index % 2 === 0 ? kitchen.api : other.api);
      return place(api, kitchen.order({ delivery: wanted('19:00') })).then(
        () => 'placed',
        (failure: unknown) => (failure instanceof CallFailure ? failure.body?.code : failure),
      );
    });
    expect(outcomes.filter((outcome) => outcome === 'placed')).toHaveLength(10);
    expect(new Set(outcomes)).toEqual(new Set(['placed', 'slot_full']));
    expect(await loadsOf(kitchen)).toEqual({ '17:00 all': 10 });
  },
  STORM_LIMIT_MS,
);
