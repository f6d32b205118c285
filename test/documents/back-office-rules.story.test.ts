/** back-office.md §5, rule by rule, on the server: with the documented calls and payloads. */
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bani } from '#domain/money/bani.ts';
import type { Json, Reply } from '#test/documents/document-client.ts';
import { submission } from '#test/documents/document-client.ts';
import { type DocumentShop, openDocumentShop, pickup } from '#test/documents/document-shop.ts';
import { aCategory, aProduct } from '#test/support/factories.ts';
import { aPayload, OFFICE_MENU, OFFICE_RULES, type OfficeForm, type OfficeSet } from '#test/support/office-rules.ts';

let shop: DocumentShop;
/** A second restaurant for hours and services, because a closed one takes no orders for the other tests. */
let closing: DocumentShop;
let picture: string;
/** The products for the bundle's sets, as answered by `for-promotions`. */
let products: Record<keyof typeof OFFICE_MENU, Json>;
beforeAll(async () => {
  [shop, closing] = await Promise.all([openDocumentShop(), openDocumentShop()]);
  const { db } = shop.story;
  const { id: categoryId } = await aCategory(db, { name: 'Ciorbe' });
  await aCategory(db, { name: 'Torturi', isSpecial: true });
  const made = new Map<string, number>();
  for (const [key, { name, sizeLabel, price }] of Object.entries(OFFICE_MENU)) {
    made.set(key, (await aProduct(db, { name, categoryId, label: sizeLabel, price: bani(price) })).id);
  }
  const { body } = await shop.admin.getEntriesForPromotions();
  const named = (key: string): Json => body.find(({ id }: Json) => id === made.get(key));
  products = { soup: named('soup'), pizza: named('pizza'), tart: named('tart') };
  const pixels = { create: { width: 80, height: 60, channels: 3 as const, background: '#336633' } };
  const form = new FormData();
  form.append('image', new File([new Uint8Array(await sharp(pixels).jpeg().toBuffer())], 'a.jpg'));
  picture = (await shop.admin.addNewsletterImage(form)).body.image;
});
afterAll(() => Promise.all([shop.close(), closing.close()]));

/** Makes values that must be unique different from each other. */
let count = 0;

/** The documented call of each form. */
const SEND: Readonly<Record<OfficeForm, (payload: Json) => Promise<Reply>>> = {
  accept: async ({ isForLater, ...payload }) =>
    shop.staff.confirmOrder({ orderNumber: await anOrder(isForLater), ...payload }),
  reject: async (payload) => shop.staff.rejectOrder({ rejectedOrder: { orderNumber: await anOrder(), ...payload } }),
  user: (payload) => {
    const email = payload.email === aPayload('user').email ? `ioana-${++count}@exemplu.ro` : payload.email;
    return shop.admin.createAdditionalUser({ ...payload, email });
  },
  category: (payload) => {
    const name = payload.name === aPayload('category').name ? `Supe ${++count}` : payload.name;
    return shop.admin.createCategory([{ ...payload, name }]);
  },
  contact: (payload) => shop.admin.saveContact(payload),
  address: (payload) => shop.admin.saveAddress(payload),
  schedule: (payload) => closing.admin.saveSchedule(payload),
  services: (payload) => closing.admin.saveServices(payload),
  product: (payload) => shop.admin.addEntry(payload),
  promotion: ({ sets, ...payload }) =>
    shop.admin.createPromotion({ ...payload, promotionProductBeans: sets.map(beanOf) }),
  newsletter: (payload) =>
    shop.admin.sendEmailToSubscribers({ ...payload, image: payload.image === 'uploaded' ? picture : payload.image }),
};

async function anOrder(isForLater = false): Promise<number> {
  const moment = isForLater ? { asSoonAsPossible: false, chosenOrderDate: '2026-11-20T18:30' } : {};
  const order = submission({ lines: [{ product: shop.menu.pasta }], delivery: pickup(moment) });
  return (await shop.guest.placeOrder(order)).body.orderNumber;
}

function beanOf({ free, label = 'Alegeți', of }: OfficeSet) {
  const chosen = of.map((key) => products[key]);
  return {
    isFreeProduct: free,
    productFieldLabel: label,
    products: chosen.map(({ id, name, dimensions }) => ({ id, name, dimensions })),
  };
}

describe.each(OFFICE_RULES)('§5 „$says”', ({ form, rows }) => {
  test.each(rows)('%s', async (_what, changes, problems) => {
    const { status, body } = await SEND[form]({ ...aPayload(form), ...changes });
    const isFine = Object.keys(problems).length === 0;
    expect([status, body]).toEqual([isFine ? expect.toSatisfy((code) => code === 200 || code === 201) : 422, body]);
    if (isFine) return;
    expect('' in problems ? { '': body.message } : byField(body.fields)).toEqual(problems);
  });
});

/** A category is sent as the only row of an array. */
function byField(fields: Readonly<Record<string, string>>) {
  return Object.fromEntries(Object.entries(fields).map(([path, sentence]) => [path.replace(/^0\./, ''), sentence]));
}

describe('what is taken is kept as the rule says', () => {
  test('N/A is no time, and 9999 never ends', async () => {
    const orderNumber = await anOrder(true);
    await shop.staff.confirmOrder({ orderNumber, timeToPrepare: null, totalPackageCost: 0 });
    const { body } = await shop.staff.getStaffOrderDetails(orderNumber);
    expect(body[0]).toMatchObject({ orderStatus: 'CONFIRMED', orderTimeToPrepare: null });

    const dimensions = [{ value: '1', price: 1, stock: 9999, stockUnlimited: true, boxNeeded: false, boxPrice: 7 }];
    const { body: saved } = await shop.admin.addEntry({ ...aPayload('product'), dimensions });
    const [size] = (await shop.guest.getProduct(saved.id)).body.dimensions;
    expect(size).toMatchObject({ stock: 9999, stockUnlimited: true, boxNeeded: false, boxPrice: 0 });
  });

  test('in a special category a product is for another day, whatever was ticked', async () => {
    const payload = { ...aPayload('product'), category: 'Torturi', standardOrderType: true, preOrderOrderType: false };
    const { body } = await shop.admin.addEntry(payload);
    expect((await shop.admin.getEntry(body.id)).body).toMatchObject({
      standardOrderType: false,
      preOrderOrderType: true,
    });
  });

  test.each([
    ['png', 200],
    ['jpeg', 200],
    ['gif', 422],
    ['tiff', 422],
  ] as const)('an image of a product that is %s is answered with %i', async (kind, expected) => {
    const pixels = { create: { width: 60, height: 40, channels: 3 as const, background: '#a00' } };
    const form = new FormData();
    form.append('images', new File([new Uint8Array(await sharp(pixels).toFormat(kind).toBuffer())], `poza.${kind}`));
    expect((await shop.admin.addProductImages(shop.menu.cake.id, form)).status).toBe(expected);
  });
});
