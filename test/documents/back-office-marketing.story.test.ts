/** back-office.md §3, §5, §7 and §8, tested from outside: promotions and the newsletter. */
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Json } from '#test/documents/document-client.ts';
import { promotionLine, submission } from '#test/documents/document-client.ts';
import { type DocumentShop, missing, openDocumentShop, pickup } from '#test/documents/document-shop.ts';
import { aSubscriber } from '#test/support/factories.ts';

let shop: DocumentShop;
beforeAll(async () => {
  shop = await openDocumentShop();
});
afterAll(() => shop.close());

const FIELDS = ['id', 'name', 'description', 'type', 'active', 'couponCode', 'discountPercentage', 'discountAmount'];
const MORE_FIELDS = ['validityInDays', 'minOrderValue', 'startDate', 'endDate', 'image', 'conditions'];
const DATES = { startDate: '2026-11-01', endDate: '2026-12-31' };

/** A bundle in the documents' format: every field of the payload, dates as text. */
function bundle(about: Json = {}): Json {
  const { pasta, cake } = shop.menu;
  const bean = (product: Json, isFreeProduct: boolean, productFieldLabel: string) => ({
    isFreeProduct,
    productFieldLabel,
    products: [{ id: product.id, name: product.name, dimensions: product.dimensions }],
  });
  return {
    id: null,
    name: 'Paste cu desert',
    description: 'Desertul este gratuit',
    type: 'BUY_X_GET_Y_FREE',
    discountPercentage: null,
    couponCode: null,
    validityInDays: 60,
    discountAmount: null,
    minOrderValue: 0,
    active: true,
    ...DATES,
    conditions: [],
    promotionProductBeans: [bean(pasta, false, 'Alege pastele'), bean(cake, true, 'Desertul tău')],
    ...about,
  };
}

describe('GET admin/promotions', () => {
  test('answers content with every field of §3, dates as numbers, codes for the administrator', async () => {
    const { status, body } = await shop.admin.getAdminPromotions();
    expect(status).toBe(200);
    const coupon = body.content.find((one: Json) => one.couponCode === 'BUNVENIT10');
    expect(missing(coupon, [...FIELDS, ...MORE_FIELDS, 'promotionProductBeans'])).toEqual([]);
    expect([coupon.type, coupon.startDate]).toEqual(['COUPON_CODE', [2026, 1, 1]]);
    const combo = body.content.find((one: Json) => one.type === 'BUY_X_GET_Y_FREE');
    const [set] = combo.promotionProductBeans;
    expect(missing(set, ['isFreeProduct', 'productFieldLabel', 'products'])).toEqual([]);
    expect(missing(set.products[0].dimensions[0], ['id', 'value', 'price', 'packagePrice', 'boxPrice'])).toEqual([]);
    expect((await shop.staff.getAdminPromotions()).status).toBe(403);
  });
});

describe('POST admin/promotions/create-promotion', () => {
  test('makes a bundle that a guest reads and orders at once; with id it updates', async () => {
    const { status, body } = await shop.admin.createPromotion(bundle());
    expect([status, body.message]).toEqual([201, 'Promoția a fost creată cu succes!']);
    const listed = (await shop.guest.getPromotions()).body.content;
    const promotion = listed.find((one: Json) => one.name === 'Paste cu desert');
    const order = submission({ promotions: [promotionLine(promotion)], delivery: pickup() });
    expect((await shop.guest.placeOrder(order)).status).toBe(201);

    const updated = await shop.admin.createPromotion(bundle({ id: promotion.id, name: 'Alt nume' }));
    expect([updated.status, updated.body.message]).toEqual([200, 'Promoția a fost salvată cu succes!']);
    // An answer may be sent back unchanged: dates as numbers, complete sets.
    const { body: read } = await shop.admin.getAdminPromotions();
    const again = read.content.find((one: Json) => one.id === promotion.id);
    expect((await shop.admin.createPromotion({ ...again, active: false })).status).toBe(200);
    const names = (await shop.guest.getPromotions()).body.content.map((one: Json) => one.name);
    expect(names).not.toContain('Alt nume');
  });

  test.each([
    [{ name: '' }, 'Numele promoției este obligatoriu.'],
    [{ startDate: '' }, 'Alegeți data de început.'],
    [{ endDate: null }, 'Alegeți data de sfârșit.'],
    [{ endDate: '2026-10-01' }, 'Data de sfârșit trebuie să fie după data de început.'],
    [{ discountPercentage: 101 }, 'Procentul trebuie să fie între 0 și 100, cu cel mult două zecimale.'],
    [{ validityInDays: -1 }, 'Numărul de zile trebuie să fie întreg, de la 0 la 3650.'],
    [{ promotionProductBeans: [] }, 'Adăugați cel puțin o grupă cu produse plătite.'],
  ])('%j is refused: %s', async (about, sentence) => {
    const { status, body } = await shop.admin.createPromotion(bundle(about));
    expect([status, body.message]).toEqual([422, sentence]);
  });

  test.each([
    ['its own type', { type: 'COUPON_CODE', couponCode: 'IARNA15', conditions: [] }],
    [
      'the newsletter’s type, as built',
      {
        type: 'NEWSLETTER_SUBSCRIPTION',
        couponCode: 'IARNA20',
        conditions: [{ conditionType: 'COUPON_CODE', conditionValue: 'IARNA20' }],
      },
    ],
  ])('a coupon under %s is read as one, and guests may use it', async (_name, about) => {
    const payload = { ...bundle(about), name: 'Iarna', discountPercentage: 20, promotionProductBeans: null };
    const { status, body } = await shop.admin.createPromotion(payload);
    expect([status, body.promotion.type]).toEqual([201, 'COUPON_CODE']);
    const applied = await shop.guest.applyCoupon({ mail: 'a@b.ro', cost: 100, coupon: about.couponCode });
    expect(applied.body.updatedCost).toBe(80);
  });

  test('codes for subscribers have their own number of days', async () => {
    const conditions = [{ conditionType: 'SUBSCRIBED_TO_NEWSLETTER', conditionValue: 'true' }];
    const payload = {
      ...bundle({ type: 'NEWSLETTER_SUBSCRIPTION', conditions, validityInDays: 14, discountPercentage: 10 }),
      promotionProductBeans: undefined,
    };
    const { status, body } = await shop.admin.createPromotion(payload);
    expect([status, body.promotion.validityInDays]).toEqual([201, 14]);
  });

  test('is for administrators', async () => {
    expect((await shop.staff.createPromotion(bundle())).status).toBe(403);
    expect((await shop.customer.createPromotion(bundle())).status).toBe(403);
    expect((await shop.guest.createPromotion(bundle())).status).toBe(401);
  });
});

describe('the newsletter', () => {
  test('add-newsletter-image takes a form with image; its answer goes into send-email-to-subscribers', async () => {
    await aSubscriber(shop.story.db);
    const pixels = { create: { width: 800, height: 600, channels: 3 as const, background: '#336633' } };
    const form = new FormData();
    form.append('image', new File([new Uint8Array(await sharp(pixels).jpeg().toBuffer())], 'a.jpg'));
    const { status, body } = await shop.admin.addNewsletterImage(form);
    expect(status).toBe(200);
    const letter = { subject: 'Noutăți', content: '<p>Vă așteptăm</p>', image: body.image, couponCode: 'BUNVENIT10' };
    const sent = await shop.admin.sendEmailToSubscribers(letter);
    expect([sent.status, sent.body.message]).toEqual([200, 'E-mailul a fost trimis cu succes!']);
    for (const part of ['subject', 'content', 'image']) {
      const refused = await shop.admin.sendEmailToSubscribers({ ...letter, [part]: '' });
      expect([refused.status, refused.body.message]).toEqual([422, 'Completați subiectul, conținutul și imaginea.']);
    }
    expect((await shop.staff.sendEmailToSubscribers(letter)).status).toBe(403);
  });

  test('a file that is no picture is refused', async () => {
    const form = new FormData();
    form.append('image', new File(['<svg onload=alert(1)>'], 'a.png', { type: 'image/png' }));
    expect((await shop.admin.addNewsletterImage(form)).status).toBe(422);
    expect((await shop.staff.addNewsletterImage(form)).status).toBe(403);
  });
});
