import { expect, test } from 'vitest';
import { rulesToWire } from '#contract/promotions/codec.ts';
import { bani } from '#domain/money/bani.ts';
import { normalEmail } from '#domain/promotions/normal-email.ts';
import { normalPhone } from '#domain/promotions/normal-phone.ts';
import { NO_RULES } from '#domain/promotions/promotion-rules.ts';
import { instant } from '#domain/time/instant.ts';
import { findCoupon } from '#server/features/promotions/find-coupon.ts';
import { redeemCoupon } from '#server/features/promotions/redeem-coupon.ts';
import { inTransaction } from '#server/platform/in-transaction.ts';
import { aCoupon, anAdmin, anImage, anOrder, aProduct, aPromotion, aSize } from '#test/support/factories.ts';
import { refusalOf, type TestApp, testApp } from '#test/support/test-app.ts';
import { loadOrderPromotions } from './list-shown-promotions.ts';
import { releaseCoupon } from './redeem-coupon.ts';

const VISITOR = { ip: '203.0.113.7' };

test('a bundle is listed with what may be chosen in each group', async () => {
  await using story = await testApp();
  const pizza = await aProduct(story.db, { name: 'Pizza', price: bani(3500), boxPrice: bani(250), stock: 0 });
  const large = await aSize(story.db, pizza.id, { label: '40 cm', price: bani(4500), position: 1 });
  await aSize(story.db, pizza.id, { label: '50 cm', position: 2 });
  const drink = await aProduct(story.db, { name: 'Suc', price: bani(900), deposit: bani(50) });
  const { hash } = await anImage(story.db, 'feed');
  const { id, setIds } = await aPromotion(story.db, {
    name: 'Pizza cu suc',
    startDate: '2026-11-01',
    endDate: '2027-02-28',
    imageHash: hash,
    sets: [
      { label: 'Pizza ta', options: [pizza, { id: pizza.id, sizeId: large.id }] },
      { label: 'Din partea casei', isFree: true, options: [drink] },
    ],
  });

  const { content, totalElements } = await story.api('getPromotions');
  expect(totalElements).toBe(1);
  expect(content).toEqual([
    {
      id,
      name: 'Pizza cu suc',
      description: '',
      type: 'BUY_X_GET_Y_FREE',
      discountPercentage: 0,
      discountAmount: 0,
      couponCode: null,
      validityInDays: 119,
      minOrderValue: 0,
      active: true,
      startDate: [2026, 11, 1],
      endDate: [2027, 2, 28],
      image: '/imagini/feed-640.webp',
      picture: expect.objectContaining({ hash: 'feed', alt: 'Pizza cu suc' }),
      conditions: [],
      ...rulesToWire(NO_RULES),
      promotionProductBeans: [
        {
          id: setIds[0],
          isFreeProduct: false,
          productFieldLabel: 'Pizza ta',
          products: [
            {
              id: pizza.id,
              name: 'Pizza',
              image: null,
              allergens: [],
              allergensDeclared: false,
              fromFrozen: false,
              ageRestricted18: false,
              dimensions: [
                expect.objectContaining({ id: pizza.sizeId, price: 35, packagePrice: 2.5, orderable: false }),
                expect.objectContaining({ id: large.id, value: '40 cm', price: 45, orderable: true }),
              ],
            },
          ],
        },
        {
          id: setIds[1],
          isFreeProduct: true,
          productFieldLabel: 'Din partea casei',
          products: [
            {
              id: drink.id,
              name: 'Suc',
              image: null,
              allergens: [],
              allergensDeclared: false,
              fromFrozen: false,
              ageRestricted18: false,
              dimensions: [expect.objectContaining({ id: drink.sizeId, price: 9, depositPrice: 0.5 })],
            },
          ],
        },
      ],
    },
  ]);
});

test('the last day counts until midnight in Bucharest', async () => {
  await using story = await testApp({ now: '2026-11-20T23:59:59+02:00' });
  await aPromotion(story.db, { name: 'Ultima zi', startDate: '2026-11-20', endDate: '2026-11-20' });
  await aPromotion(story.db, { name: 'De mâine', startDate: '2026-11-21', endDate: '2026-11-21' });
  await aPromotion(story.db, { name: 'Oprită', isActive: false });
  const names = async () => (await story.api('getPromotions')).content.map(({ name }) => name);
  expect(await names()).toEqual(['Ultima zi']);
  story.clock.set('2026-11-21T00:00:00+02:00');
  expect(await names()).toEqual(['De mâine']);
});

test('a promotion whose product left the menu can no longer be chosen, and is not shown', async () => {
  await using story = await testApp();
  const [soup, cake] = [await aProduct(story.db), await aProduct(story.db)];
  await aPromotion(story.db, { sets: [{ options: [soup] }, { isFree: true, options: [cake] }] });
  expect((await story.api('getPromotions')).content).toHaveLength(1);
  await story.db.updateTable('products').set({ archived_at: new Date() }).where('id', '=', cake.id).execute();
  expect((await story.api('getPromotions')).content).toEqual([]);
  const office = story.apiOf(await anAdmin(story.db));
  expect((await office('getAdminPromotions', { query: {} })).content).toMatchObject([{ state: 'about_nothing' }]);

  const promotions = await inTransaction(story.db, (tx) => loadOrderPromotions(tx, story.clock.now()));
  expect(promotions.map(({ sets }) => sets.map(({ options }) => options))).toEqual([
    [[{ productId: soup.id, sizeId: soup.sizeId }], [{ productId: cake.id, sizeId: cake.sizeId }]],
  ]);
});

test('no code reaches the public: neither listed, nor among conditions, nor as a bundle', async () => {
  await using story = await testApp();
  await aCoupon(story.db, { couponCode: 'SECRET-1' });
  await aPromotion(story.db, { type: 'NEWSLETTER_SUBSCRIPTION', couponCode: 'SECRET-2' });
  const open = await aPromotion(story.db, { type: 'NEWSLETTER_SUBSCRIPTION', discountBasisPoints: 1000 });
  const bundle = await aPromotion(story.db, { couponCode: 'SECRET-3' });
  await story.db
    .updateTable('promotions')
    .set({ conditions: JSON.stringify([{ conditionType: 'COUPON_CODE', conditionValue: 'SECRET-4' }]) })
    .where('id', '=', bundle.id)
    .execute();
  const answer = await story.api('getPromotions');
  expect(answer.content.map(({ id }) => id)).toEqual([bundle.id, open.id]);
  expect(JSON.stringify(answer)).not.toContain('SECRET');
});

test('a coupon is quoted, however it is typed, and not used up', async () => {
  await using story = await testApp();
  const { code } = await aCoupon(story.db, { couponCode: 'BunVenit10', minimumOrder: bani(6000) });
  for (const coupon of [code, '  bunvenit10 ', 'BUNVENIT10']) {
    expect(await story.api('applyCoupon', { body: { coupon, cost: 65.95, mail: 'ana@exemplu.ro' } })).toEqual({
      type: 'COUPON_CODE',
      updatedCost: 59.35,
      coupon: 'BunVenit10',
      discount: 6.6,
      discountPercentage: 10,
      discountAmount: 0,
      minOrderValue: 60,
    });
  }
});

test('a coupon of an amount never takes more than the products cost', async () => {
  await using story = await testApp();
  const { code } = await aCoupon(story.db, { discount: bani(5000) });
  expect(await story.api('applyCoupon', { body: { coupon: code, cost: 30 } })).toMatchObject({
    updatedCost: 0,
    discount: 30,
    discountAmount: 50,
  });
});

test('below the coupon’s minimum the guest reads how much is missing', async () => {
  await using story = await testApp();
  const { code } = await aCoupon(story.db, { minimumOrder: bani(6000) });
  expect(await refusalOf(story.api, 'applyCoupon', { body: { coupon: code, cost: 42.5 } })).toMatchObject({
    status: 422,
    code: 'coupon_below_minimum',
    details: { minimum: 60, missing: 17.5 },
    message: expect.stringContaining('17,50'),
  });
});

test('unknown, expired, switched off, not yet valid and used get the same answer', async () => {
  await using story = await testApp();
  await aCoupon(story.db, { couponCode: 'EXPIRAT', endDate: '2026-11-19' });
  await aCoupon(story.db, { couponCode: 'VIITOR', startDate: '2026-11-21' });
  await aCoupon(story.db, { couponCode: 'OPRIT', isActive: false });
  const used = await aCoupon(story.db, { couponCode: 'FOLOSIT' });
  await redeem(story, used.id, { mail: 'ana@gmail.com' });
  await aPromotion(story.db, { couponCode: 'PACHET' });
  const answers = [];
  for (const [guest, coupon] of ['NIMIC', 'EXPIRAT', 'VIITOR', 'OPRIT', 'FOLOSIT', 'PACHET'].entries()) {
    const visitor = story.apiOf({ ip: `203.0.113.${guest}` });
    const body = { coupon, cost: 50, mail: 'A.n.a+pizza@googlemail.com' };
    const { requestId: _, ...refusal } = await refusalOf(visitor, 'applyCoupon', { body });
    answers.push(refusal);
  }
  expect(answers[0]).toMatchObject({ status: 422, code: 'coupon_invalid' });
  expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1);
});

test('a coupon used with this phone is used, also under another e-mail; another person may still use it', async () => {
  await using story = await testApp();
  const { id, code } = await aCoupon(story.db);
  await redeem(story, id, { mail: 'ana@exemplu.ro', phone: '0722 123 456' });
  const ask = (mail: string, phoneNumber: string) => ({ body: { coupon: code, cost: 50, mail, phoneNumber } });
  const again = await refusalOf(story.api, 'applyCoupon', ask('alta@exemplu.ro', '+40 722 123 456'));
  expect(again.code).toBe('coupon_invalid');
  expect(await story.api('applyCoupon', ask('ion@exemplu.ro', '0733123456'))).toMatchObject({ updatedCost: 45 });
});

test('after five wrong codes in ten minutes an address has to wait, others do not', async () => {
  await using story = await testApp();
  const { code } = await aCoupon(story.db);
  const guesser = story.apiOf(VISITOR);
  for (let guess = 1; guess <= 5; guess += 1) {
    expect((await refusalOf(guesser, 'applyCoupon', { body: { coupon: `G${guess}`, cost: 50 } })).status).toBe(422);
  }
  const refusal = await refusalOf(guesser, 'applyCoupon', { body: { coupon: code, cost: 50 } });
  expect(refusal).toMatchObject({ status: 429, code: 'too_many_requests' });
  const { status, headers } = await story.request(
    '/user-service/promotions/apply-coupon',
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ coupon: code, cost: 50 }),
    },
    VISITOR,
  );
  expect([status, Number(headers.get('retry-after')) > 0]).toEqual([429, true]);
  const neighbour = story.apiOf({ ip: '203.0.113.8' });
  expect(await neighbour('applyCoupon', { body: { coupon: code, cost: 50 } })).toMatchObject({ updatedCost: 45 });
});

test('fifty codes tried all at once are five guesses, not fifty', async () => {
  await using story = await testApp();
  const guesser = story.apiOf(VISITOR);
  const statuses = await Promise.all(
    Array.from({ length: 50 }, async (_, guess) => {
      const body = { coupon: `G${guess}`, cost: 50 };
      return (await refusalOf(guesser, 'applyCoupon', { body })).status;
    }),
  );
  expect(statuses.filter((status) => status === 422)).toHaveLength(5);
});

test('codes guessed from many addresses are told in the log and leave each address two tries; a right code is taken', async () => {
  await using story = await testApp();
  const { code } = await aCoupon(story.db);
  const guess = async (ip: string) =>
    (await refusalOf(story.apiOf({ ip }), 'applyCoupon', { body: { coupon: 'GHICIT', cost: 50 } })).status;
  for (let address = 1; address <= 41; address += 1) expect(await guess(`198.51.100.${address}`)).toBe(422);
  const late = '203.0.113.200';
  expect([await guess(late), await guess(late), await guess(late)]).toEqual([422, 422, 429]);
  const guest = story.apiOf({ ip: '203.0.113.201' });
  expect(await guest('applyCoupon', { body: { coupon: code, cost: 50 } })).toMatchObject({ updatedCost: 45 });
  expect(story.logged.filter(({ event }) => event === 'coupons.guessed')).toHaveLength(1);
  expect(await story.db.selectFrom('rate_limits').select('key').execute(), 'counted in memory').toEqual([]);
});

test('behind an undeclared proxy one guesser does not stop the other guests', async () => {
  await using story = await testApp();
  const { code } = await aCoupon(story.db);
  const proxied = story.apiOf({ ip: '127.0.0.1' });
  for (let guess = 1; guess <= 6; guess += 1) {
    const body = { coupon: `G${guess}`, cost: 50, mail: 'rau@exemplu.ro' };
    expect((await refusalOf(proxied, 'applyCoupon', { body })).status).toBe(guess <= 5 ? 422 : 429);
  }
  const body = { coupon: code, cost: 50, mail: 'ana@exemplu.ro' };
  expect(await proxied('applyCoupon', { body })).toMatchObject({ updatedCost: 45 });
});

test.each([{ cost: 12.345 }, { cost: -1 }, { cost: Number.NaN }, { coupon: '' }, { coupon: 'x'.repeat(65) }])(
  '%o is not a question about a coupon',
  async (wrong) => {
    await using story = await testApp();
    const body = { coupon: 'COD', cost: 50, ...wrong };
    expect(await refusalOf(story.api, 'applyCoupon', { body })).toMatchObject({ status: 422, code: 'invalid_request' });
  },
);

async function redeem(
  story: TestApp,
  promotionId: number,
  { mail = 'ana@exemplu.ro', phone = '0722123456' }: { mail?: string; phone?: string } = {},
) {
  const { id: orderId } = await anOrder(story.db);
  const redemption = redeemCoupon({
    promotionId,
    orderId,
    emailNormal: normalEmail(mail),
    phoneNormal: normalPhone(phone),
    at: story.clock.now(),
  });
  const { rows } = await inTransaction(story.db, (tx) => redemption.execute(tx));
  return { orderId, isRedeemed: rows.length === 1 };
}

test.each([
  ['one mailbox in many spellings', (n: number) => ({ mail: `ana+${n}@exemplu.ro`, phone: `07${10_000_000 + n}` })],
  [
    'one phone in many spellings',
    (n: number) => ({ mail: `ana${n}@exemplu.ro`, phone: n % 2 ? '0722123456' : '+40 722.123.456' }),
  ],
])('of twenty orders at once with %s one uses the coupon', async (_, person) => {
  await using story = await testApp();
  const { id } = await aCoupon(story.db);
  const outcomes = await Promise.all(Array.from({ length: 20 }, (_, number) => redeem(story, id, person(number))));
  expect(outcomes.filter(({ isRedeemed }) => isRedeemed)).toHaveLength(1);
});

test('a rejected order gives its coupon back exactly once, and it can be used again', async () => {
  await using story = await testApp();
  const { id, code } = await aCoupon(story.db);
  const { orderId } = await redeem(story, id);
  const release = () => inTransaction(story.db, (tx) => releaseCoupon(tx, orderId, instant(story.clock.now())));
  const released = await Promise.all([release(), release(), release()]);
  expect(released.filter(Boolean)).toHaveLength(1);
  const found = await findCoupon(story.db, code, { emailNormal: 'ana@exemplu.ro', phoneNormal: '0722123456' });
  expect([found.coupon?.promotionId, found.isUsed]).toEqual([id, false]);
  expect((await redeem(story, id)).isRedeemed).toBe(true);
  expect(await release()).toBe(false);
});
