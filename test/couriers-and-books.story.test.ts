/** Couriers use the phone's own queue over an unreliable network: the books must match the counted cash. */

import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { CallFailure } from '#contract/client.ts';
import { sendCourierSteps } from '#contract/couriers/client.ts';
import { carryOrder, getCourierWork } from '#contract/couriers/staff-calls.ts';
import type { NamedApi } from '#contract/named-api.ts';
import { bani, sumBani, ZERO_BANI } from '#domain/money/bani.ts';
import { aDelivery, anOrder, guest, place } from '#test/support/an-order.ts';
import { aroundCalls } from '#test/support/around-calls.ts';
import { aCourier, aManager, anAdmin, aProduct, aZone } from '#test/support/factories.ts';
import { seededRandom } from '#test/support/seeded-random.ts';
import { testApp } from '#test/support/test-app.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';
import { LOTS } from '#test/support/the-same-lots.ts';
import { CourierPhone } from '#web/courier/courier-phone.ts';

const ORDERS = 20;
const PRICE = bani(3250);
const FLOAT = bani(5000);

test(`${ORDERS} deliveries, three couriers, a line that comes and goes: the books are the cash counted (LOTS=${LOTS})`, async () => {
  await using story = await testApp();
  await theRestaurant(story.db);
  const random = seededRandom(Number(LOTS));
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const dish = await aProduct(story.db, { price: PRICE });
  const { code } = await aZone(story.db);
  const owner = story.apiOf(await anAdmin(story.db));
  const mara = story.apiOf(await aManager(story.db));

  for (let index = 0; index < ORDERS; index += 1) {
    const body = anOrder({ of: [[dish, 1 + (index % 3)]], delivery: aDelivery(code, guest(index)) });
    const { orderNumber } = await place(story.api, body);
    await mara('confirmOrder', { body: { orderNumber, timeToPrepare: 30 } });
    await mara('changeStage', { body: { orderNumber, stage: 'ready' } });
  }

  /** A request may be lost, or its answer: then the server has already done what the phone sends again. */
  const flaky = (api: NamedApi): NamedApi =>
    aroundCalls(api, async (ask) => {
      if (random() < 0.3) throw new CallFailure(0, null);
      const answer = await ask();
      if (random() < 0.3) throw new CallFailure(0, null);
      return answer;
    });
  const couriers = await Promise.all(
    ['Mihai', 'Ilie', 'Dan'].map(async (name) => {
      const courier = await aCourier(story.db, { name, float: FLOAT });
      const api = flaky(story.apiOf(courier));
      const phone = new CourierPhone(
        {
          now: story.clock.now,
          newKey: () => randomUUID(),
          readFromDevice: () => null,
          saveOnDevice: () => {},
          loadWork: () => api(getCourierWork),
          sendSteps: (steps) => sendCourierSteps(api, steps),
        },
        { gone: () => 'gone' },
      );
      return { ...courier, api, phone, pocket: FLOAT };
    }),
  );

  for (let round = 0; round < 3000; round += 1) {
    story.clock.advanceMinutes(0.25);
    const courier = pick(couriers);
    const { phone, api } = courier;
    await phone.refresh();
    const { work } = phone.getState();
    if (work === null) continue;
    const [stop] = work.stops.filter(({ isOut }) => isOut);
    const ready = work.ready.length > 0 ? pick(work.ready) : null;
    const step = random();
    if (ready !== null && step < 0.4) {
      // Two couriers may press the same order; the refused one takes another.
      await api(carryOrder, { body: { orderNumber: ready.orderNumber } }).catch((failure: unknown) => {
        if (!(failure instanceof CallFailure)) throw failure;
      });
    } else if (step < 0.5) {
      for (const { orderNumber } of work.stops.filter(({ isOut }) => !isOut)) {
        phone.take({ kind: 'leave', orderNumber });
      }
    } else if (stop !== undefined && step < 0.9) {
      const { orderNumber, payable } = stop;
      const means = pick(['cash', 'cash', 'meal_card'] as const);
      phone.take({ kind: 'deliver', orderNumber, taken: { means } });
      if (means === 'cash') courier.pocket = sumBani([courier.pocket, payable]);
    } else if (stop !== undefined && step < 0.92) {
      phone.take({ kind: 'bring_back', orderNumber: stop.orderNumber, calls: 1 });
    } else if (courier.pocket > FLOAT && step > 0.98) {
      const { couriers: listed } = await mara('getCouriers');
      const shift = listed.find(({ id }) => id === courier.id)?.shift;
      if (shift && shift.owed >= 20) {
        await mara('dropCash', { body: { shiftId: shift.id, amount: 20 } });
        courier.pocket = sumBani([courier.pocket, bani(-2000)]);
      }
    }
    if (couriers.every(({ phone: one }) => isDone(one))) break;
  }
  expect(couriers.map(({ phone }) => isDone(phone))).toEqual([true, true, true]);
  // No step of a phone was refused, because each acted on its own orders only.
  expect(couriers.flatMap(({ phone }) => phone.getState().notices)).toEqual([]);

  const { couriers: listed } = await mara('getCouriers');
  for (const { id, pocket } of couriers) {
    const shift = listed.find((one) => one.id === id)?.shift;
    if (!shift) throw new Error('Every courier has an open shift');
    // Without a reason this is refused if the counted cash differs from the books.
    await mara('closeShift', { body: { shiftId: shift.id, counted: pocket / 100 } });
  }
  const day = await owner('getDayClose', { query: {} });
  expect(day).toMatchObject({ numberOfOrders: ORDERS, numberOfOpenOrders: 0 });
  expect(day.couriers.map(({ difference }) => difference)).toEqual([0, 0, 0]);
  const taken = day.couriers.reduce((sum, { cash }) => sum + cash, 0);
  expect(taken).toBe(day.cash);
  expect(day.cash + day.card).toBe(day.total);
  const inHand = sumBani([ZERO_BANI, ...couriers.map(({ pocket }) => pocket)]) / 100;
  const drops = day.couriers.reduce((sum, one) => sum + one.drops, 0);
  expect(inHand + drops).toBeCloseTo(day.cash + (3 * FLOAT) / 100, 6);
});

/** There is nothing left to take, to carry or to send. */
function isDone(phone: CourierPhone): boolean {
  const { work, unsent } = phone.getState();
  return work !== null && work.ready.length === 0 && work.stops.length === 0 && unsent === 0;
}
