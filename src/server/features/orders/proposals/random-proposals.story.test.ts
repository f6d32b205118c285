import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bani } from '#domain/money/bani.ts';
import { anOrder, guest, type Orderable, place } from '#test/support/an-order.ts';
import { atOnce } from '#test/support/at-once.ts';
import { aCoupon, aManager, aProduct } from '#test/support/factories.ts';
import { patiently } from '#test/support/place-patiently.ts';
import { testApp } from '#test/support/test-app.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';

const ORDERS = 30;
const STOCK = 200;
const AT_ONCE = 4;

/** What is pressed at the same moment: staff propose or change on the telephone, the guest answers or cancels. */
const ASKED = { action: 'propose', soups: 1, cakes: 1 } as const;
const press = fc.record({
  action: fc.constantFrom('propose', 'change', 'yes', 'no', 'withdraw', 'accept', 'cancel', 'reject'),
  soups: fc.integer({ min: 0, max: 4 }),
  cakes: fc.integer({ min: 0, max: 4 }),
});
const life = fc.record({
  soups: fc.integer({ min: 1, max: 4 }),
  hasCoupon: fc.boolean(),
  rounds: fc.array(fc.array(press, { minLength: 1, maxLength: 3 }), { minLength: 2, maxLength: 5 }),
});

test(`${ORDERS} orders, proposed, changed, answered and cancelled at random: stock, coupons and money are conserved`, async () => {
  await using story = await testApp();
  await theRestaurant(story.db);
  const [mara, ion] = [await aManager(story.db), await aManager(story.db)];
  const soup = await aProduct(story.db, { name: 'Ciorbă', price: bani(2000), boxPrice: bani(150), stock: STOCK });
  const cake = await aProduct(story.db, { name: 'Papanași', price: bani(2500), stock: STOCK });
  const coupon = await aCoupon(story.db, { minimumOrder: bani(4000) });
  const lives = fc.sample(life, { numRuns: ORDERS, seed: 20_261_122 });
  const changes: string[] = [];

  const shop = patiently(story.api);
  const live = async (one: (typeof lives)[number], index: number) => {
    const inputCouponPayloadBean = one.hasCoupon && one.soups > 1 ? { inputCouponPayloadBean: coupon.code } : {};
    const body = anOrder({ of: [[soup, one.soups]], delivery: guest(index), ...inputCouponPayloadBean });
    const { orderNumber, accessToken } = await place(shop, body);
    for (const round of [[ASKED], ...one.rounds]) {
      const [order] = await patiently(story.apiOf(mara))('getStaffOrderDetails', { params: { id: orderNumber } });
      if (order === undefined) throw new Error('The order is there');
      const pressed = round.map(async ({ action, soups, cakes }, tablet) => {
        const api = patiently(story.apiOf(tablet === 0 ? mara : ion));
        const pieces = (dish: Orderable, quantity: number) =>
          quantity === 0 ? [] : [{ productId: dish.id, sizeId: dish.sizeId, quantity }];
        const content = { products: [...pieces(soup, soups), ...pieces(cake, cakes)] };
        const asked = { orderNumber, content, reason: 'A sunat.', expectedVersion: order.version, timeToPrepare: 30 };
        const answer = { token: accessToken, proposalId: order.proposal?.id ?? 1 };
        const priced = async () => (await api('quoteChange', { body: { orderNumber, content } })).payable;
        switch (action) {
          case 'propose':
            return api('proposeChange', { body: { ...asked, expectedPayable: await priced(), answerMinutes: 10 } });
          case 'change':
            return api('changeOrder', { body: { ...asked, expectedPayable: await priced() } });
          case 'yes':
            return shop('answerProposal', { body: { ...answer, isAccepted: true } });
          case 'no':
            return shop('answerProposal', { body: { ...answer, isAccepted: false } });
          case 'withdraw':
            return api('withdrawProposal', { body: { orderNumber } });
          case 'accept':
            return api('confirmOrder', { body: { orderNumber, timeToPrepare: 20 } });
          case 'cancel':
            return shop('cancelOrder', { body: { token: accessToken } });
          case 'reject':
            return api('rejectOrder', { body: { orderNumber, reason: 'Nu mai avem.', expectedStatus: 'NEW' } });
        }
      });
      for (const [place, ended] of (await Promise.allSettled(pressed)).entries()) {
        if (ended.status === 'fulfilled') changes.push(round[place]?.action ?? '');
        // Refused in words of ours; anything else is a fault of the server.
        else expect(ended.reason, String(ended.reason)).toMatchObject({ status: expect.toBeOneOf([409, 422]) });
      }
    }
  };
  await atOnce(AT_ONCE, ORDERS, async (index) => {
    const one = lives[index];
    if (one !== undefined) await live(one, index);
  });

  const { rows: orders } = await story.services.pool.query<{ sums: number; events: number; open: number }>(`
    select payable_bani - (select coalesce(sum(quantity * (unit_price_bani + box_price_bani)), 0)::int
        from order_lines where order_id = orders.id) + discount_bani as sums,
      version - (select count(*)::int from order_events where order_id = orders.id) as events,
      (select count(*)::int from order_proposals where order_id = orders.id and state = 'open')
        - (proposal_until is not null)::int as open
    from orders`);
  expect(orders).toHaveLength(ORDERS);
  for (const order of orders) expect(order).toEqual({ sums: 0, events: 0, open: 0 });
  for (const dish of [soup, cake]) {
    const { rows } = await story.services.pool.query<{ whole: number }>(
      `select stock + (select coalesce(sum(quantity), 0)::int from order_lines join orders on orders.id = order_id
         where size_id = sizes.id and status <> 'REJECTED') as whole from sizes where id = $1`,
      [dish.sizeId],
    );
    expect(rows[0]?.whole).toBe(STOCK);
  }
  const { rows: coupons } = await story.services.pool.query<{ differs: boolean }>(`
    select (released_at is null) <> (orders.coupon_code is not null and orders.status <> 'REJECTED') as differs
    from coupon_redemptions join orders on orders.id = order_id`);
  expect(coupons.filter(({ differs }) => differs)).toEqual([]);
  // Everything was done at least once, so that nothing above holds for want of trying.
  for (const action of ['propose', 'change', 'yes', 'no', 'withdraw', 'accept', 'cancel', 'reject']) {
    expect(changes, action).toContain(action);
  }
}, 120_000);
