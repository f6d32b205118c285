import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { anOrder, guest, place } from '#test/support/an-order.ts';
import { aCourier, aManager, anAdmin, aProduct } from '#test/support/factories.ts';
import { type TestApp, testApp } from '#test/support/test-app.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';

async function eventsOf({ db }: TestApp, orderNumber: number) {
  const rows = await db
    .selectFrom('order_events')
    .innerJoin('orders', 'orders.id', 'order_events.order_id')
    .select(['kind', 'actor_kind', 'actor_id', 'order_events.courier_id'])
    .where('number', '=', orderNumber)
    .orderBy('order_version')
    .execute();
  return rows.map(({ kind, actor_kind, actor_id, courier_id }) => [kind, actor_kind, actor_id ?? courier_id]);
}

test('each step says who took it: the guest, staff or the clock; the history shows names as before', async () => {
  await using story = await testApp();
  await theRestaurant(story.db);
  const mara = await aManager(story.db, { firstName: 'Mara', lastName: 'Ionescu' });
  const staff = story.apiOf(mara);
  const of = [await aProduct(story.db)];
  const [first, second] = [
    await place(story.api, anOrder({ of, delivery: guest(1) })),
    await place(story.api, anOrder({ of, delivery: guest(2) })),
  ];
  await staff('confirmOrder', { body: { orderNumber: first.orderNumber, timeToPrepare: 20 } });
  await story.apiOf(await anAdmin(story.db))('saveGuestRules', {
    body: { guestsMayCancel: true, seats: 40, stayMinutes: 120, version: 0 },
  });
  await story.api('cancelOrder', { body: { token: second.accessToken, reason: 'M-am răzgândit.' } });
  expect(await eventsOf(story, first.orderNumber)).toEqual([
    ['placed', 'guest', null],
    ['accepted', 'staff', mara.id],
  ]);
  expect(await eventsOf(story, second.orderNumber)).toEqual([
    ['placed', 'guest', null],
    ['rejected', 'guest', null],
  ]);
  await sql`insert into order_events (order_id, kind, actor_kind, order_version, at)
    select id, 'rescheduled', 'clock', 3, now() from orders where number = ${first.orderNumber}`.execute(story.db);
  const [order] = await staff('getStaffOrderDetails', { params: { id: first.orderNumber } });
  expect(order?.timeline.map(({ actor }) => actor)).toEqual([null, 'Mara Ionescu', 'automat']);
});

test('a row of an archive of before names no kind: it is who it names, otherwise the guest', async () => {
  await using story = await testApp();
  await theRestaurant(story.db);
  const mara = await aManager(story.db);
  const courier = await aCourier(story.db);
  const { orderNumber } = await place(story.api, anOrder({ of: [await aProduct(story.db)] }));
  await sql`insert into order_events (order_id, kind, actor_id, courier_id, order_version, at)
    select id, 'rescheduled', given.actor_id, given.courier_id, given.version, now() from orders,
      (values (${mara.id}::bigint, null::integer, 2), (null, ${courier.id}, 3), (null, null, 4)) as given (actor_id, courier_id, version)
    where number = ${orderNumber}`.execute(story.db);
  expect(await eventsOf(story, orderNumber)).toEqual([
    ['placed', 'guest', null],
    ['rescheduled', 'staff', mara.id],
    ['rescheduled', 'courier', courier.id],
    ['rescheduled', 'guest', null],
  ]);
});
