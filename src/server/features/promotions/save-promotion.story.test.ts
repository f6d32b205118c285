import { describe, expect, test } from 'vitest';
import type { CallInput } from '#contract/named-api.ts';
import { bani } from '#domain/money/bani.ts';
import { aCoupon, anAdmin, anImage, aProduct, aPromotion, aSize } from '#test/support/factories.ts';
import { refusalOf, type TestApp, testApp } from '#test/support/test-app.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';

type Body = NonNullable<CallInput<'savePromotion'>['body']>;

async function openOffice() {
  const story = await testApp();
  await theRestaurant(story.db);
  const admin = await anAdmin(story.db, { firstName: 'Ioana', lastName: 'Marin' });
  const office = story.apiOf(admin);
  const pizza = await aProduct(story.db, { name: 'Pizza', price: bani(3500) });
  const large = await aSize(story.db, pizza.id, { label: '40 cm', price: bani(4500), position: 1 });
  const juice = await aProduct(story.db, { name: 'Suc', price: bani(900) });
  const cake = await aProduct(story.db, { name: 'Tort', price: bani(6000) });
  const bundle = (about: Body = {}): Body => ({
    name: 'Pizza cu suc',
    type: 'BUY_X_GET_Y_FREE',
    active: true,
    startDate: '2026-11-01',
    endDate: '2026-12-31',
    promotionProductBeans: [
      { isFreeProduct: false, productFieldLabel: 'Pizza ta', products: [{ id: pizza.id, name: 'Pizza' }] },
      {
        isFreeProduct: true,
        productFieldLabel: 'Din partea casei',
        products: [{ id: juice.id, name: 'Suc', dimensions: [{ id: juice.sizeId }] }],
      },
    ],
    ...about,
  });
  const coupon = (about: Body = {}): Body => ({
    name: 'Toamna',
    type: 'COUPON_CODE',
    couponCode: 'toamna10',
    discountPercentage: 10,
    startDate: '2026-11-01',
    endDate: '2026-12-31',
    active: true,
    ...about,
  });
  return { story, office, admin, pizza, large, juice, cake, bundle, coupon };
}

async function shown({ api }: TestApp) {
  return (await api('getPromotions')).content;
}

describe('a bundle', () => {
  test('is created active and shown to guests at the next request', async () => {
    const { story, office, pizza, large, juice, bundle } = await openOffice();
    await using _story = story;
    const created = await office('savePromotion', { body: bundle({ active: false }) });
    expect(created).toMatchObject({
      message: 'Promoția a fost creată cu succes!',
      promotion: { active: true, state: 'running', validityInDays: 60, type: 'BUY_X_GET_Y_FREE', conditions: [] },
    });
    expect(await shown(story)).toMatchObject([
      {
        id: created.id,
        promotionProductBeans: [
          {
            productFieldLabel: 'Pizza ta',
            products: [{ id: pizza.id, dimensions: [{ id: pizza.sizeId }, { id: large.id }] }],
          },
          { isFreeProduct: true, products: [{ id: juice.id, dimensions: [{ id: juice.sizeId }] }] },
        ],
      },
    ]);
  });

  test('is switched off with three words, disappears for guests, and is still there to be switched on', async () => {
    const { story, office, bundle } = await openOffice();
    await using _story = story;
    const { id } = await office('savePromotion', { body: bundle() });
    expect(await office('savePromotion', { body: { id, active: 'no' } })).toMatchObject({
      message: 'Promoția a fost salvată cu succes!',
      promotion: { state: 'off', name: 'Pizza cu suc' },
    });
    expect(await shown(story)).toEqual([]);
    const listed = await office('getAdminPromotions', { query: { type: 'BUY_X_GET_Y_FREE' } });
    expect(listed).toMatchObject({ totalElements: 1, content: [{ id, promotionProductBeans: [{}, {}] }] });
    await office('savePromotion', { body: { id, active: true } });
    expect(await shown(story)).toHaveLength(1);
  });

  test('keeps the sets that guests have in their carts when it is edited', async () => {
    const { story, office, cake, large, pizza, bundle } = await openOffice();
    await using _story = story;
    const { id, promotion } = await office('savePromotion', { body: bundle() });
    const [paid, free] = promotion.promotionProductBeans;
    const saved = await office('savePromotion', {
      body: {
        id,
        promotionProductBeans: [
          { isFreeProduct: false, productFieldLabel: 'Încă ceva', productList: [{ id: cake.id }] },
          {
            id: paid?.id ?? 0,
            productFieldLabel: 'Pizza mare',
            products: [{ id: pizza.id, dimensions: [{ id: large.id }] }],
          },
          { id: free?.id ?? 0, isFreeProduct: true, productFieldLabel: 'Cadou', products: [{ id: pizza.id }] },
        ],
      },
    });
    expect(saved.promotion.promotionProductBeans.map((set) => [set.productFieldLabel, set.id])).toEqual([
      ['Încă ceva', expect.any(Number)],
      ['Pizza mare', paid?.id],
      ['Cadou', free?.id],
    ]);
  });

  test('may not give away what costs more than the dearest thing paid for', async () => {
    const { story, office, cake, juice, bundle } = await openOffice();
    await using _story = story;
    const [paid] = bundle().promotionProductBeans ?? [];
    const sets = [
      ...(paid === undefined ? [] : [paid]),
      { isFreeProduct: true, productFieldLabel: 'Cadou', products: [{ id: juice.id }, { id: cake.id }] },
    ];
    const sentence = 'Preț mai mare decât al celui mai scump produs plătit (45,00\u00a0lei): Tort (300 g).';
    expect(await refusalOf(office, 'savePromotion', { body: bundle({ promotionProductBeans: sets }) })).toMatchObject({
      status: 422,
      code: 'free_option_too_expensive',
      message: sentence,
      fields: { 'promotionProductBeans.1.products': sentence },
      details: { maximum: 45 },
    });
  });

  test('is refused without sets, without a label, and with products that have left the menu', async () => {
    const { story, office, pizza, juice, bundle } = await openOffice();
    await using _story = story;
    expect(await refusalOf(office, 'savePromotion', { body: bundle({ promotionProductBeans: [] }) })).toMatchObject({
      status: 422,
      message: 'Adăugați cel puțin o grupă cu produse plătite.',
    });
    await story.db.updateTable('products').set({ archived_at: new Date() }).where('id', '=', juice.id).execute();
    const sets = [
      { isFreeProduct: false, productFieldLabel: ' ', products: [{ id: pizza.id }] },
      { isFreeProduct: true, productFieldLabel: 'Cadou', products: [{ id: juice.id, name: 'Suc' }] },
    ];
    expect(await refusalOf(office, 'savePromotion', { body: bundle({ promotionProductBeans: sets }) })).toMatchObject({
      status: 422,
      fields: {
        'promotionProductBeans.0.productFieldLabel': 'Scrieți denumirea grupei, cel mult 80 de caractere.',
        'promotionProductBeans.1.products': 'Nu mai avem în meniu: Suc. Scoateți produsul din grupă.',
      },
    });
    expect(await shown(story)).toEqual([]);
  });

  test('takes a picture by its address, keeps it, and lets it go', async () => {
    const { story, office, bundle } = await openOffice();
    await using _story = story;
    const { hash } = await anImage(story.db);
    const image = `http://localhost:3000/imagini/${hash}-640.webp`;
    const { id, promotion } = await office('savePromotion', { body: bundle({ image }) });
    expect(promotion.picture).toMatchObject({ hash, alt: 'Pizza cu suc' });
    const kept = await office('savePromotion', { body: { id, name: 'Alt nume' } });
    expect(kept.promotion.image).toBe(promotion.image);
    expect((await office('savePromotion', { body: { id, image: '' } })).promotion.image).toBeNull();
    expect(await refusalOf(office, 'savePromotion', { body: { id, image: 'nimic.png' } })).toMatchObject({
      fields: { image: 'Imaginea nu a fost găsită. Încărcați-o din nou.' },
    });
  });
});

describe('back-office.md §5: the rules, as the server says them', () => {
  test.each<[string, Body, string, string]>([
    ['no name', { name: '' }, 'name', 'Numele promoției este obligatoriu.'],
    ['no first day', { startDate: null }, 'startDate', 'Alegeți data de început.'],
    ['no last day', { endDate: '' }, 'endDate', 'Alegeți data de sfârșit.'],
    [
      'an end before the start',
      { endDate: '2026-10-31' },
      'endDate',
      'Data de sfârșit trebuie să fie după data de început.',
    ],
    [
      'more than 100 %',
      { discountPercentage: 101 },
      'discountPercentage',
      'Procentul trebuie să fie între 0 și 100, cu cel mult două zecimale.',
    ],
    [
      'less than 0 days',
      { validityInDays: -1 },
      'validityInDays',
      'Numărul de zile trebuie să fie întreg, de la 0 la 3650.',
    ],
  ])('%s', async (_name, about, field, sentence) => {
    const { story, office, bundle } = await openOffice();
    await using _story = story;
    const refused = await refusalOf(office, 'savePromotion', { body: bundle(about) });
    expect(refused).toMatchObject({ status: 422, message: sentence, fields: { [field]: sentence } });
  });
});

describe('a coupon', () => {
  test('works for guests at once, with the minimum that was set, and stops when it is switched off', async () => {
    const { story, office, coupon } = await openOffice();
    await using _story = story;
    const { id, promotion } = await office('savePromotion', { body: coupon({ minOrderValue: '50,00' }) });
    expect(promotion).toMatchObject({
      type: 'COUPON_CODE',
      couponCode: 'TOAMNA10',
      minOrderValue: 50,
      conditions: [{ conditionType: 'COUPON_CODE', conditionValue: 'TOAMNA10' }],
    });
    const apply = (cost: number) => ({ body: { cost, coupon: 'Toamna10', mail: 'ana@exemplu.ro' } });
    expect(await story.api('applyCoupon', apply(80))).toMatchObject({ updatedCost: 72 });
    expect(await refusalOf(story.api, 'applyCoupon', apply(40))).toMatchObject({ code: 'coupon_below_minimum' });
    expect(await shown(story)).toEqual([]);
    await office('savePromotion', { body: { id, active: false } });
    expect(await refusalOf(story.api, 'applyCoupon', apply(80))).toMatchObject({ code: 'coupon_invalid' });
  });

  test('has a code of its own: another promotion’s is refused, its own is not', async () => {
    const { story, office, coupon } = await openOffice();
    await using _story = story;
    await aCoupon(story.db, { name: 'Veche', couponCode: 'Toamna10' });
    const sentence = 'Codul este deja folosit de promoția „Veche”. Alegeți altul.';
    expect(await refusalOf(office, 'savePromotion', { body: coupon() })).toMatchObject({
      status: 409,
      message: sentence,
      fields: { couponCode: sentence },
    });
    const { id } = await office('savePromotion', { body: coupon({ couponCode: 'IARNA' }) });
    await office('savePromotion', { body: coupon({ id, couponCode: 'iarna', discountPercentage: 20 }) });
  });

  test('stays what it is', async () => {
    const { story, office, bundle, coupon } = await openOffice();
    await using _story = story;
    const { id } = await office('savePromotion', { body: coupon() });
    expect(await refusalOf(office, 'savePromotion', { body: bundle({ id }) })).toMatchObject({
      code: 'promotion_type_fixed',
    });
  });
});

test('codes for subscribers follow the confirmation of a subscription, each for its own days', async () => {
  const { story, office } = await openOffice();
  await using _story = story;
  const body: Body = {
    name: 'Bun venit',
    type: 'NEWSLETTER_SUBSCRIPTION',
    discountPercentage: '15',
    validityInDays: '30',
    startDate: '2026-11-01',
    endDate: '2026-12-31',
    conditions: [{ conditionType: 'SUBSCRIBED_TO_NEWSLETTER', conditionValue: true }],
  };
  const { promotion } = await office('savePromotion', { body });
  expect(promotion).toMatchObject({
    type: 'NEWSLETTER_SUBSCRIPTION',
    couponCode: null,
    validityInDays: 30,
    codesIssued: 0,
  });
  const listed = await office('getAdminPromotions', { query: { type: 'NEWSLETTER_SUBSCRIPTION' } });
  expect(listed.content.map(({ id }) => id)).toEqual([promotion.id]);
});

test('two who edit the same promotion: the second is told who was first; what stood there is not lost', async () => {
  const { story, office, bundle } = await openOffice();
  await using _story = story;
  const { id, version } = await office('savePromotion', { body: bundle() });
  const first = await office('savePromotion', { body: { id, name: 'Prima', version } });
  expect(first.version).toBeGreaterThan(version);
  expect(await refusalOf(office, 'savePromotion', { body: { id, name: 'A doua', version } })).toMatchObject({
    status: 409,
    code: 'changed_meanwhile',
    details: { actor: 'Ioana Marin' },
  });
  const unchanged = await office('savePromotion', { body: { id, name: 'Prima', version: first.version } });
  expect(unchanged.version).toBe(first.version);
  const { content } = await office('getChanges', { query: { subject: `promotion:${id}` } });
  expect(content).toMatchObject([
    { action: 'updated', fields: [{ name: 'Nume', before: 'Pizza cu suc', after: 'Prima' }] },
    { action: 'created', title: 'Promoție: Pizza cu suc' },
  ]);
  expect((await office('getAdminPromotions')).content[0]).toMatchObject({ id, version: first.version });
});

test('of two who take the same code at once, one gets it', async () => {
  const { story, office, coupon } = await openOffice();
  await using _story = story;
  const both = await Promise.allSettled([
    office('savePromotion', { body: coupon({ name: 'Una' }) }),
    office('savePromotion', { body: coupon({ name: 'Alta' }) }),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect((await office('getAdminPromotions')).totalElements).toBe(1);
});

test('an unknown promotion is not found; pages hold ten', async () => {
  const { story, office } = await openOffice();
  await using _story = story;
  expect(await refusalOf(office, 'savePromotion', { body: { id: 999_999, name: 'X' } })).toMatchObject({ status: 404 });
  for (let index = 0; index < 12; index += 1) await aPromotion(story.db, { name: `Promoția ${index}` });
  expect((await office('getAdminPromotions')).content).toHaveLength(12);
  const second = await office('getAdminPromotions', { query: { page: 1 } });
  expect([second.content.length, second.totalElements]).toEqual([2, 12]);
});
