/** storefront.md, tested from outside: every call that exists, with the documented fields, forms and sentences. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Json, promotionLine, submission } from '#test/documents/document-client.ts';
import { type DocumentShop, missing, openDocumentShop, pickup, toTheDoor } from '#test/documents/document-shop.ts';

let shop: DocumentShop;
beforeAll(async () => {
  shop = await openDocumentShop();
});
afterAll(() => shop.close());

/** The order as staff read it. */
async function detailOf(orderNumber: number): Promise<Json> {
  const { body } = await shop.staff.getStaffOrderDetails(orderNumber);
  return body[0];
}

async function placed(order: unknown): Promise<Json> {
  const { status, body } = await shop.guest.placeOrder(order);
  expect({ status, code: body.code, message: body.code && body.message }).toMatchObject({ status: 201 });
  return body;
}

describe('storefront.md §3: entities', () => {
  test('Category', async () => {
    const { status, body } = await shop.guest.getCategories();
    expect(status).toBe(200);
    expect(body).toHaveLength(3);
    for (const category of body) expect(missing(category, ['id', 'name', 'specialCategory'])).toEqual([]);
  });

  test('Product/meal, its sizes and its extras', async () => {
    const { status, body } = await shop.guest.getProduct(shop.menu.pasta.id);
    expect(status).toBe(200);
    const fields = ['id', 'name', 'description', 'category', 'categoryAdditionalInformation', 'dimensions', 'images'];
    const more = ['imagesLinks', 'outOfStock', 'available', 'allowPreferredMessage', 'extraIngredientsBeans'];
    expect(missing(body, [...fields, ...more, 'similarProducts', 'isVeggie', 'nutriValues'])).toEqual([]);
    expect(body.dimensions[0]).toMatchObject({
      id: expect.any(Number),
      value: '300 g',
      price: 38.5,
      boxPrice: 1.5,
      packagePrice: 1.5,
      availability: true,
      stock: 9999,
      stockUnlimited: true,
      minimumQuantityNumber: 1,
    });
    expect(body.extraIngredientsBeans[0]).toMatchObject({ name: 'Parmezan', price: 6 });
    expect(shop.menu.cake.dimensions[0]).toMatchObject({ stock: 4, stockUnlimited: false });
  });

  test('Promotion and its product sets', async () => {
    const { body } = await shop.guest.getPromotions();
    const [promotion] = body.content;
    const fields = ['id', 'name', 'description', 'type', 'discountPercentage', 'discountAmount', 'couponCode'];
    const more = ['validityInDays', 'minOrderValue', 'active', 'image', 'conditions', 'promotionProductBeans'];
    expect(missing(promotion, [...fields, ...more])).toEqual([]);
    expect(promotion).toMatchObject({
      type: 'BUY_X_GET_Y_FREE',
      active: true,
      startDate: [2026, 1, 1],
      endDate: [2026, 12, 31],
      promotionProductBeans: [
        { isFreeProduct: false, productFieldLabel: 'Felul principal' },
        { isFreeProduct: true, productFieldLabel: 'Desertul' },
      ],
    });
    const [{ products }] = promotion.promotionProductBeans;
    expect(missing(products[0], ['id', 'name', 'dimensions'])).toEqual([]);
    expect(missing(products[0].dimensions[0], ['id', 'value', 'price', 'packagePrice', 'boxPrice'])).toEqual([]);
  });

  test('Restaurant details', async () => {
    const { body } = await shop.guest.getRestaurant();
    const services = ['Pickup', 'Delivery', 'PreOrders', 'Bookings'];
    expect(
      missing(body, [
        ...['name', 'phoneNumber', 'email', 'county', 'postalCode', 'address', 'streetNumber', 'city', 'country'],
        ...['schedules', 'holidaySchedules', 'promotions', 'cashPayment', 'cardPayment', 'cashAndCardPayment'],
        ...['pickup', 'delivery', 'booking', 'preOrders'].flatMap((one) => [
          `${one}Enabled`,
          `${one}AsSoonAsPossibleEnabled`,
        ]),
        ...services.flatMap((one) => [`minimumTimeInAdvanceFor${one}`, `maximumTimeInAdvanceFor${one}`]),
      ]),
    ).toEqual([]);
    expect(body.minimumTimeInAdvanceForPickup).toBe('30 de minute');
    expect(body.schedules[0]).toMatchObject({
      dayOfWeek: 'MONDAY',
      scheduleType: 'REGULAR',
      open: true,
      hours: '10:00 - 22:00',
      openingTime: '10:00',
      closingTime: '22:00',
    });
  });
});

describe('storefront.md §7: reading the menu and the restaurant', () => {
  test.each([
    [{ category: 'Paste' }, ['Spaghete carbonara']],
    [{ category: 'Specialitati' }, ['Tort de casă']],
    [{ category: 'Meniul Zilei' }, ['Ciorbă de văcuță']],
    [{ category: 'Promotii' }, []],
    [{ category: 'Desert' }, []],
    [{ search: 'CIORBA' }, ['Ciorbă de văcuță']],
    [{ search: 'spaghete', category: 'paste' }, ['Spaghete carbonara']],
    [{ search: 'inexistent' }, []],
  ])('get-base-products with %j', async (filters, names) => {
    const { status, body } = await shop.guest.getBaseProducts(filters as Record<string, string>);
    expect([status, body.map((product: Json) => product.name)]).toEqual([200, names]);
  });

  test('get-base-products takes the number of a category as well', async () => {
    const { body: categories } = await shop.guest.getCategories();
    const pasta = categories.find((category: Json) => category.name === 'Paste');
    const { body } = await shop.guest.getBaseProducts({ category: String(pasta.id) });
    expect(body).toHaveLength(1);
  });

  test('restaurant/last-key is a version number, the one of the details', async () => {
    const [key, details] = [await shop.guest.getLastKey(), await shop.guest.getRestaurant()];
    expect(key.body).toBe(details.body.version);
  });

  test('a product that is not there is 404 with a Romanian message', async () => {
    const { status, body } = await shop.guest.getProduct(999_999);
    expect([status, body.message]).toEqual([404, 'Produsul nu mai există în meniu.']);
  });
});

describe('storefront.md §3: order submission', () => {
  test('PICKUP, as soon as possible, CASH, with extras and a message', async () => {
    const { pasta } = shop.menu;
    const line = { product: pasta, quantity: 2, extras: [{ name: 'Parmezan', price: 6 }], message: 'fără ceapă' };
    const order = await placed(submission({ lines: [line], delivery: pickup() }));
    expect(order).toMatchObject({ orderStatus: 'NEW', subTotalPrice: 89, totalBoxPrice: 3, totalPrice: 92 });
    expect(await detailOf(order.orderNumber)).toMatchObject({
      pickupOrDeliveryMoment: 'Cât mai repede',
      orderPaymentOptions: 'CASH',
      productInformationList: [
        {
          productId: pasta.id,
          name: 'Spaghete carbonara',
          dimensionOrders: [
            {
              quantity: 2,
              value: '300 g',
              price: 38.5,
              boxPrice: 1.5,
              extraIngredientsBeanList: [{ name: 'Parmezan', price: 6 }],
              preferredMessage: 'fără ceapă',
            },
          ],
        },
      ],
    });
  });

  test('sums that went through toFixed(2) are read as well', async () => {
    const sums = { totalPrice: '40.00', subTotalPrice: '38.50', totalBoxPrice: '1.50', deliveryFee: '0.00' };
    const order = { ...submission({ lines: [{ product: shop.menu.pasta }], delivery: pickup() }), ...sums };
    expect(await placed(order)).toMatchObject({ totalPrice: 40 });
    const { status } = await shop.guest.placeOrder({ ...order, deliveryDetailsBean: pickup(), totalPrice: '40.005' });
    expect(status).toBe(422);
  });

  test('DELIVERY in the home city: fee 5 below 50 lei, free from there on, CARD', async () => {
    const { cake, pasta } = shop.menu;
    const card = { orderPaymentEnumValue: 'CARD' };
    const small = submission({ lines: [{ product: cake }], delivery: toTheDoor(), deliveryFee: 5, more: card });
    expect(await placed(small)).toMatchObject({ deliveryFee: 5, totalPrice: 26 });
    const large = submission({ lines: [{ product: pasta, quantity: 2 }], delivery: toTheDoor(), more: card });
    expect(await placed(large)).toMatchObject({ deliveryFee: 0, totalPrice: 80 });
  });

  test.each([
    ['the account form’s spelling apartmentNumber', { appartmentNumber: undefined, apartmentNumber: '12' }, 'Blaj'],
    ['a city by name only', { cityCode: undefined }, 'Blaj'],
    ['a city in `city`', { cityCode: undefined, cityAddress: undefined, city: 'blaj' }, 'Blaj'],
    ['a city code of the client’s own', { cityCode: '1' }, 'Blaj'],
    ['the documented Craciunel', { cityCode: undefined, cityAddress: 'Craciunel' }, 'Crăciunelu de Jos'],
    ['the documented Bucerdea', { cityCode: 'Bucerdea', cityAddress: undefined }, 'Bucerdea Grânoasă'],
    ['nulls for what is optional', { buildingNumber: null, appartmentNumber: null, chosenOrderDate: null }, 'Blaj'],
  ])('DELIVERY with %s', async (_form, delivery, city) => {
    const lines = [{ product: shop.menu.pasta, quantity: 2 }];
    const { orderNumber } = await placed(submission({ lines, delivery: toTheDoor(delivery) }));
    expect(await detailOf(orderNumber)).toMatchObject({
      deliveryMethodChosen: 'Livrare la domiciliu',
      deliveryDetailsBean: { city, streetAddress: 'Strada Eroilor', deliveryMethod: 'DELIVERY' },
    });
  });

  test('a city beyond the table is refused, however it is named', async () => {
    const lines = [{ product: shop.menu.pasta, quantity: 2 }];
    for (const city of ['Cluj', 'Bla', 'Cra']) {
      const delivery = toTheDoor({ cityCode: undefined, cityAddress: city });
      const { status, body } = await shop.guest.placeOrder(submission({ lines, delivery }));
      expect([status, body.message]).toEqual([422, 'Nu livrăm în localitatea aleasă.']);
    }
  });

  const evening = 'sâmbătă, 21 noiembrie 2026, ora 18:30';
  test.each([
    ['date and HH:mm', '2026-11-21', '18:30'],
    ['date and HH:mm:ss', '2026-11-21', '18:30:00'],
    ['dd-MM-yyyy and HH:mm', '21-11-2026', '18:30'],
    ['local time', '2026-11-21T18:30', undefined],
    ['local time with a space', '2026-11-21 18:30', undefined],
    ['the documented display form', '21-11-2026, 18:30:00', undefined],
    ['ISO text in UTC', '2026-11-21T16:30:00.000Z', undefined],
    ['ISO text with an offset', '2026-11-21T18:30:00+02:00', undefined],
    ['a date picker’s midnight in UTC and HH:mm', '2026-11-20T22:00:00.000Z', '18:30'],
    ['five numbers', [2026, 11, 21, 18, 30], undefined],
    ['seven numbers', [2026, 11, 21, 18, 30, 0, 0], undefined],
    ['three numbers and HH:mm', [2026, 11, 21], '18:30'],
    ['three numbers and two', [2026, 11, 21], [18, 30]],
    ['the whole moment in arrivalTime', null, '2026-11-21T18:30'],
  ])('a chosen time as %s', async (_form, chosenOrderDate, arrivalTime) => {
    const delivery = pickup({ asSoonAsPossible: false, chosenOrderDate });
    const order = submission({ lines: [{ product: shop.menu.pasta }], delivery, more: { arrivalTime } });
    const { orderNumber, orderStatus } = await placed(order);
    expect(orderStatus).toBe('SCHEDULED');
    expect((await detailOf(orderNumber)).pickupOrDeliveryMoment).toBe(evening);
  });

  test('an hour alone is one of today', async () => {
    const delivery = pickup({ asSoonAsPossible: false });
    const order = submission({ lines: [{ product: shop.menu.pasta }], delivery, more: { arrivalTime: '18:30' } });
    const { orderNumber } = await placed(order);
    expect((await detailOf(orderNumber)).pickupOrDeliveryMoment).toBe('vineri, 20 noiembrie 2026, ora 18:30');
  });

  test('promotion bundles as the cart keeps them: the free one costs nothing and needs no packaging', async () => {
    const { body } = await shop.guest.getPromotions();
    const order = await placed(submission({ promotions: [promotionLine(body.content[0])], delivery: pickup() }));
    expect(order).toMatchObject({ subTotalPrice: 38.5, totalBoxPrice: 1.5, totalPrice: 40 });
    expect((await detailOf(order.orderNumber)).orderPromotionDetails).toMatchObject([
      {
        promotionName: 'Desert gratuit',
        quantity: 1,
        productBeans: [
          { productName: 'Spaghete carbonara', dimensionName: '300 g', productPrice: 38.5, isFreeProduct: false },
          { productName: 'Tort de casă', productPrice: 0, isFreeProduct: true },
        ],
      },
    ]);
  });

  test.each([
    ['numbers', 10, 30],
    ['texts of the fields', '10', '30,00'],
  ])('CASH_AND_CARD with the parts as %s', async (_form, cashAmount, cardAmount) => {
    const more = { orderPaymentEnumValue: 'CASH_AND_CARD', cashAmount, cardAmount };
    const { orderNumber } = await placed(
      submission({ lines: [{ product: shop.menu.pasta }], delivery: pickup(), more }),
    );
    expect(await detailOf(orderNumber)).toMatchObject({ cashAmount: 10, cardAmount: 30 });
  });

  test('a coupon is quoted by apply-coupon and kept with the order: total before, updated price after', async () => {
    const delivery = pickup();
    const asked = { mail: delivery.email, phoneNumber: delivery.phoneNumber, cost: 38.5, coupon: 'BUNVENIT10' };
    const quote = await shop.guest.applyCoupon(asked);
    expect([quote.status, quote.body.updatedCost]).toEqual([200, 34.65]);
    const more = { inputCouponPayloadBean: asked };
    const { orderNumber } = await placed(submission({ lines: [{ product: shop.menu.pasta }], delivery, more }));
    expect(await detailOf(orderNumber)).toMatchObject({
      coupon: 'BUNVENIT10',
      totalPrice: 40,
      updatedPriceAfterCoupon: 36.15,
    });
    const again = await shop.guest.applyCoupon(asked);
    const unknown = await shop.guest.applyCoupon({ ...asked, coupon: 'NUEXISTA' });
    const sentence = 'Cuponul a fost deja aplicat sau nu există. Te-ai abonat la newsletterul nostru?';
    expect([again.status, again.body.message]).toEqual([422, sentence]);
    expect([unknown.status, unknown.body.message]).toEqual([422, sentence]);
  });
});

describe('storefront.md §5 and §8: what is refused, and in which words', () => {
  const one = () => [{ product: shop.menu.pasta }];

  test('another price is 409 with the new quote, and no order', async () => {
    const before = (await shop.staff.getAllOrders()).body.totalElements;
    const { status, body } = await shop.guest.placeOrder({
      ...submission({ lines: one(), delivery: pickup() }),
      totalPrice: 1,
    });
    expect([status, body.code]).toEqual([409, 'price_changed']);
    expect(body.quote).toMatchObject({ subTotalPrice: 38.5, totalBoxPrice: 1.5, totalPrice: 40 });
    expect((await shop.staff.getAllOrders()).body.totalElements).toBe(before);
  });

  test('cash and card that do not make the total: 422, the amount in lei', async () => {
    const more = { orderPaymentEnumValue: 'CASH_AND_CARD', cashAmount: 1, cardAmount: 1 };
    const { status, body } = await shop.guest.placeOrder(submission({ lines: one(), delivery: pickup(), more }));
    expect([status, body.details]).toEqual([422, { total: 40 }]);
    expect(body.message).toBe(
      'Te rugăm să verifici sumele: cea în numerar și cea cu cardul trebuie să dea împreună 40,00\u00a0lei.',
    );
  });

  test.each([
    ['yesterday', '2026-11-19T18:30', 'Cea mai apropiată oră posibilă este azi, la 12:30.'],
    ['next month', '2026-12-24T18:30', 'Poți comanda cel târziu pentru luni, 23 noiembrie, la 12:00.'],
    [
      'at night',
      '2026-11-21T23:30',
      'Ora aleasă este în afara programului de comenzi (10:00–22:00). Ultima oră care se poate alege este 21:45.',
    ],
    ['a word', 'mâine', 'Data sau ora aleasă nu este validă.'],
    ['nothing', undefined, 'Alege data și ora.'],
  ])('a chosen time that cannot be: %s', async (_name, chosenOrderDate, message) => {
    const delivery = pickup({ asSoonAsPossible: false, chosenOrderDate });
    const { status, body } = await shop.guest.placeOrder(submission({ lines: one(), delivery }));
    expect([status, body.message]).toEqual([422, message]);
    expect(body.fields['deliveryDetailsBean.chosenOrderDate']).toBe(message);
  });

  test.each([
    [
      'firstName',
      'A1!',
      'Prenumele trebuie să aibă între 2 și 40 de caractere și nu poate conține caractere speciale.',
    ],
    ['email', 'nimic', 'Adresa de e-mail nu este validă.'],
    ['phoneNumber', '123', 'Introdu un număr de telefon românesc de 10 cifre (ex.: 0722 123 456).'],
  ])('a wrong %s is told at its field', async (field, value, message) => {
    const delivery = pickup({ [field]: value });
    const { status, body } = await shop.guest.placeOrder(submission({ lines: one(), delivery }));
    expect([status, body.fields]).toEqual([422, { [`deliveryDetailsBean.${field}`]: message }]);
  });

  test('a message of more than 40 characters', async () => {
    const lines = [{ product: shop.menu.pasta, message: 'x'.repeat(41) }];
    const { status, body } = await shop.guest.placeOrder(submission({ lines, delivery: pickup() }));
    expect([status, Object.values(body.fields)]).toEqual([
      422,
      ['Mesajul pentru bucătărie are cel mult 40 de caractere.'],
    ]);
  });

  test('a double post with one key is one order', async () => {
    const order = submission({ lines: one(), delivery: pickup() });
    const key = { 'Idempotency-Key': crypto.randomUUID() };
    const [first, second] = [await shop.guest.placeOrder(order, key), await shop.guest.placeOrder(order, key)];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body.orderNumber).toBe(first.body.orderNumber);
    expect(second.headers.get('Idempotent-Replayed')).toBe('true');
  });
});

describe('storefront.md §3 and §7: order detail', () => {
  test('is a list of one with every documented field, for the one who ordered', async () => {
    const mine = await shop.customer.placeOrder(
      submission({ lines: [{ product: shop.menu.daily }], delivery: pickup() }),
    );
    const { status, body } = await shop.customer.getOrderDetails(mine.body.orderNumber);
    expect([status, body.length]).toEqual([200, 1]);
    const [order] = body;
    expect(order.orderDate).toEqual([2026, 11, 20, 12, 0, 0, 0]);
    expect(
      missing(order, [
        ...['orderNumber', 'orderStatus', 'firstName', 'lastName', 'phoneNumber', 'email', 'productInformationList'],
        ...['orderPromotionDetails', 'deliveryMethodChosen', 'deliveryDetailsBean', 'subTotalPrice'],
        ...['manuallySetPackageCost', 'pickupOrDeliveryMoment', 'additionalInformation', 'coupon', 'totalPrice'],
        ...['updatedPriceAfterCoupon', 'orderPaymentOptions', 'cashAmount', 'cardAmount', 'orderTimeToPrepare'],
      ]),
    ).toEqual([]);
    const address = ['streetAddress', 'streetNumberAddress', 'buildingNumber', 'appartmentNumber', 'city'];
    expect(missing(order.deliveryDetailsBean, [...address, 'deliveryFee', 'deliveryMethod'])).toEqual([]);
  });

  test('is 401 for a visitor and 404 for another customer', async () => {
    const { orderNumber } = await placed(submission({ lines: [{ product: shop.menu.daily }], delivery: pickup() }));
    const visitor = await shop.guest.getOrderDetails(orderNumber);
    const other = await shop.customer.getOrderDetails(orderNumber);
    expect([visitor.status, visitor.body.message]).toEqual([401, 'Sesiunea a expirat. Conectează-te din nou.']);
    expect([other.status, other.body.message]).toEqual([404, 'Comanda nu a fost găsită.']);
  });
});
