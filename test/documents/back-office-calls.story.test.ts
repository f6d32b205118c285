/**
 * back-office.md §7, line by line in its own order: every call with the path, the method and the payload of the
 * document, and the answer's fields of §3. Both forms and the edge cases of each are in the stories beside this one.
 */
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashPassword } from '#server/features/accounts/passwords/passwords.ts';
import {
  type DocumentClient,
  documentClient,
  type Json,
  type Reply,
  submission,
} from '#test/documents/document-client.ts';
import { type DocumentShop, missing, openDocumentShop, pickup } from '#test/documents/document-shop.ts';
import { aManager, anAdmin, aSubscriber } from '#test/support/factories.ts';

let shop: DocumentShop;
let admin: DocumentClient;
let staff: DocumentClient;
let guest: DocumentClient;
let picture: File;
/** Method and path of every request by these clients, in order. */
const asked: string[] = [];

function clientOf(token?: string): DocumentClient {
  return documentClient((path, init) => {
    asked.push(`${init.method ?? 'GET'} ${path}`);
    return shop.story.request(path, init);
  }, token);
}
const SIGN_IN = { email: 'mara@exemplu.ro', password: 'Parola#2026' };
beforeAll(async () => {
  shop = await openDocumentShop();
  const { db } = shop.story;
  admin = clientOf((await anAdmin(db)).token);
  staff = clientOf(shop.manager.token);
  guest = clientOf();
  await aManager(db, { email: SIGN_IN.email, passwordHash: await hashPassword(SIGN_IN.password) });
  await aSubscriber(db);
  const pixels = { create: { width: 60, height: 40, channels: 3 as const, background: '#a00' } };
  picture = new File([new Uint8Array(await sharp(pixels).png().toBuffer())], 'poza.png', { type: 'image/png' });
});
afterAll(() => shop.close());

type Line = readonly [
  says: string,
  ask: () => Promise<Reply>,
  status: number,
  /** Fields of the answer, or of the first item of a list. */
  fields?: readonly string[],
];

const PRODUCT = ['id', 'name', 'category', 'description', 'nutriValues', 'isVeggie', 'standardOrderType'];
const MORE_OF_PRODUCT = ['preOrderOrderType', 'outOfStock', 'imagesLinks', 'removedImagesIDs', 'dimensions'];
const REST_OF_PRODUCT = ['allowPreferredMessage', 'extraIngredientsBeans'];
const ENTRY = [...PRODUCT, ...MORE_OF_PRODUCT, ...REST_OF_PRODUCT];
const CATEGORY = ['id', 'name', 'value', 'specialCategory', 'extraIngredients', 'isPickupFromSpecificLocation'];
const REST_OF_CATEGORY = ['givenLocationForPickup', 'preferredMessage', 'additionalInformation'];
const PERSON = ['firstName', 'lastName', 'email'];
const SALES = ['totalIncomeFromOrders', 'mediumOrderPrice', 'numberOfOrders'];
const ORDER = ['firstName', 'lastName', 'phoneNumber', 'email', 'productInformationList', 'orderPromotionDetails'];
const MORE_OF_ORDER = ['deliveryMethodChosen', 'deliveryDetailsBean', 'subTotalPrice', 'manuallySetPackageCost'];
const REST_OF_ORDER = ['pickupOrDeliveryMoment', 'additionalInformation', 'coupon', 'updatedPriceAfterCoupon'];
const PAID = ['orderPaymentOptions', 'cashAmount', 'cardAmount', 'orderTimeToPrepare'];
const RESTAURANT = [
  'name',
  'phoneNumber',
  'email',
  'county',
  'postalCode',
  'address',
  'streetNumber',
  'city',
  'country',
];
const RESTAURANT_TIMES = ['schedules', 'holidaySchedules', 'promotions'];
const RESTAURANT_FLAGS = ['cashPayment', 'cardPayment', 'cashAndCardPayment'].concat(
  ['preOrders', 'pickup', 'delivery', 'booking'].flatMap((one) => [`${one}Enabled`, `${one}AsSoonAsPossibleEnabled`]),
  ['Pickup', 'Delivery', 'PreOrders', 'Bookings'].flatMap((one) => [
    `minimumTimeInAdvanceFor${one}`,
    `maximumTimeInAdvanceFor${one}`,
  ]),
);
const PROMOTION = ['id', 'name', 'description', 'type', 'active', 'couponCode', 'discountPercentage', 'discountAmount'];
const REST_OF_PROMOTION = ['validityInDays', 'minOrderValue', 'startDate', 'endDate', 'image', 'conditions'];
const CLIENT = ['firstName', 'lastName', 'phoneNumber', 'mail', 'newsletterAccepted', 'numberOfPurchases'];

const entry = (name: string) => ({
  name,
  category: 'Paste',
  description: 'Cu dulceață',
  nutriValues: '',
  isVeggie: true,
  standardOrderType: true,
  preOrderOrderType: false,
  outOfStock: false,
  dimensions: [
    {
      value: '250 g',
      price: 28.5,
      stock: 9999,
      stockUnlimited: true,
      availability: true,
      minimumQuantityType: 'NA',
      minimumQuantityNumber: 1,
      boxNeeded: false,
      boxPrice: 0,
    },
  ],
  allowPreferredMessage: true,
  extraIngredientsBeans: [],
});
const person = (email: string, role: string) => ({
  firstName: 'Ioana',
  lastName: 'Marin',
  email,
  password: 'Covrig#Plimba7',
  role,
});
const category = { name: 'Supe', specialCategory: false, extraIngredients: [], preferredMessage: true };

async function anOrder(): Promise<number> {
  const order = submission({ lines: [{ product: shop.menu.pasta }], delivery: pickup() });
  return (await guest.placeOrder(order)).body.orderNumber;
}

async function anAccepted(): Promise<number> {
  const orderNumber = await anOrder();
  await staff.confirmOrder({ orderNumber, timeToPrepare: 20, totalPackageCost: 1.5 });
  return orderNumber;
}

/** The id of a newly created product. */
async function anEntry(name: string): Promise<number> {
  return (await admin.addEntry(entry(name))).body.id;
}

async function aForm(field: string): Promise<FormData> {
  const form = new FormData();
  form.append(field, picture);
  return form;
}

const LINES: readonly Line[] = [
  [
    'POST /admin-service/authenticate',
    () => guest.authenticateStaff(SIGN_IN),
    200,
    ['jwtToken', 'userRoles', ...PERSON],
  ],
  [
    'GET /admin-service/entries',
    () => admin.getEntries({ searchBy: '', page: '0', size: '10', category: '' }),
    200,
    ENTRY,
  ],
  [
    'GET /admin-service/entries/for-promotions',
    () => admin.getEntriesForPromotions(),
    200,
    ['id', 'name', 'dimensions'],
  ],
  ['GET /admin-service/entries/get-entry/{id}', () => admin.getEntry(shop.menu.pasta.id), 200, ENTRY],
  ['POST /admin-service/entries/add-entry', () => admin.addEntry(entry('Papanași')), 201, ['message']],
  [
    'DELETE /admin-service/entries/delete-entry/{id}',
    async () => admin.deleteEntry(await anEntry('Savarine')),
    200,
    ['message'],
  ],
  [
    'POST /admin-service/entries/add-product-images/{id}',
    async () => admin.addProductImages(await anEntry('Amandine'), await aForm('images')),
    200,
  ],
  [
    'GET /admin-service/setup/fetch-information',
    () => admin.fetchSetup(),
    200,
    [...RESTAURANT, ...RESTAURANT_TIMES, ...RESTAURANT_FLAGS],
  ],
  [
    'POST /admin-service/setup/contact-information',
    () => admin.saveContact({ name: 'Casa Teiului', phoneNumber: '0258765432', email: 'comenzi@exemplu.ro' }),
    200,
    ['message'],
  ],
  [
    'POST /admin-service/setup/address',
    () =>
      admin.saveAddress({
        county: 'Alba',
        address: 'Strada Teiului',
        streetNumber: '7A',
        city: 'Blaj',
        postalCode: '515400',
        country: 'România',
      }),
    200,
    ['message'],
  ],
  [
    'POST /admin-service/setup/restaurant-schedule',
    () =>
      admin.saveSchedule({
        schedules: [
          {
            dayOfWeek: 'MONDAY',
            open: true,
            hours: '10:00 - 22:00',
            openingTime: '10:00',
            closingTime: '22:00',
            scheduleType: 'REGULAR',
          },
        ],
        holidaySchedules: [
          { name: 'Crăciun', notificationMessage: 'Închis', startDate: '2026-12-25', endDate: '2026-12-26' },
        ],
      }),
    200,
    ['message'],
  ],
  [
    'POST /admin-service/setup/offered-services',
    () => admin.saveServices({ bookingEnabled: true, minimumTimeInAdvanceForBookings: '30 minute' }),
    200,
    ['message'],
  ],
  ['POST /admin-service/setup/pmt', () => admin.savePaymentMethods({ paymentMethods: 'cash-card' }), 200, ['message']],
  ['POST /admin-service/setup/create-category', () => admin.createCategory([category]), 200, ['message']],
  [
    'DELETE /admin-service/setup/delete-category/{id}',
    async () => {
      const { body } = await admin.getStaffCategories();
      return admin.deleteCategory(body.find(({ name }: Json) => name === 'Supe').id);
    },
    200,
    ['message'],
  ],
  [
    'GET /admin-service/setup/get-categories',
    () => admin.getStaffCategories(),
    200,
    [...CATEGORY, ...REST_OF_CATEGORY],
  ],
  [
    'POST /admin-service/admin/promotions/create-promotion',
    () =>
      admin.createPromotion({
        id: null,
        name: 'Iarna',
        description: '',
        type: 'COUPON_CODE',
        discountPercentage: 15,
        couponCode: 'IARNA15',
        validityInDays: 30,
        discountAmount: 0,
        minOrderValue: 0,
        active: true,
        startDate: '2026-11-20',
        endDate: '2026-12-20',
        conditions: [{ conditionType: 'COUPON_CODE', conditionValue: 'IARNA15' }],
      }),
    201,
    ['message'],
  ],
  ['GET /admin-service/admin/promotions', () => admin.getAdminPromotions(), 200, [...PROMOTION, ...REST_OF_PROMOTION]],
  [
    'POST /admin-service/sales/send-email-to-subscribers',
    async () => {
      const { image } = (await admin.addNewsletterImage(await aForm('image'))).body;
      return admin.sendEmailToSubscribers({ subject: 'Noutăți', content: '<p>Vă așteptăm</p>', image, couponCode: '' });
    },
    200,
    ['message'],
  ],
  [
    'POST /admin-service/sales/add-newsletter-image',
    async () => admin.addNewsletterImage(await aForm('image')),
    200,
    ['image'],
  ],
  [
    'GET /admin-service/sales/order-numbers-current-month',
    () => admin.getSales('order-numbers-current-month'),
    200,
    SALES,
  ],
  ['GET /admin-service/sales/order-numbers-last-month', () => admin.getSales('order-numbers-last-month'), 200, SALES],
  [
    'GET /admin-service/sales/order-numbers-between-dates',
    () => admin.getSales('order-numbers-between-dates', { startDate: '2026-11-01', endDate: '2026-11-20' }),
    200,
    SALES,
  ],
  [
    'GET /admin-service/most-sold/products',
    async () => {
      await anAccepted();
      return admin.getMostSold({ category: 'Paste', searchTerm: 'spaghete' });
    },
    200,
    ['productName', 'totalQuantity'],
  ],
  ['GET /admin-service/clients', () => admin.getClients({ page: '0', size: '10' }), 200, [...CLIENT, 'orderAmount']],
  [
    'POST /user-service/create-additional-users',
    () => admin.createAdditionalUser(person('ioana@exemplu.ro', 'ROLE_USER')),
    200,
  ],
  ['POST /admin-service/create-admin-user', () => admin.createAdminUser(person('sefa@exemplu.ro', 'ROLE_ADMIN')), 200],
  ['GET /admin-service/get-users', () => admin.getUsers(), 200, PERSON],
  ['GET /admin-service/get-admins', () => admin.getAdmins(), 200, PERSON],
  [
    'GET /user-service/get-all-orders',
    async () => {
      await anOrder();
      return staff.getAllOrders({ status: 'NEW', page: '0', size: '10' });
    },
    200,
    [
      'orderNumber',
      'id',
      'orderStatus',
      'status',
      'orderDate',
      'client',
      'customer',
      'totalPrice',
      'cartTotal',
      'items',
    ],
  ],
  [
    'GET /admin-service/get-order-details/{id}',
    async () => staff.getStaffOrderDetails(await anAccepted()),
    200,
    [...ORDER, ...MORE_OF_ORDER, ...REST_OF_ORDER, ...PAID],
  ],
  [
    'POST /admin-service/confirm-order',
    async () => staff.confirmOrder({ orderNumber: await anOrder(), timeToPrepare: 45, totalPackageCost: 0 }),
    200,
  ],
  [
    'POST /admin-service/reject-order',
    async () => staff.rejectOrder({ rejectedOrder: { orderNumber: await anOrder(), reason: 'Am închis' } }),
    200,
    ['message'],
  ],
  [
    'POST /admin-service/mark-as-delivered',
    async () => staff.markAsDelivered({ orderNumber: await anAccepted() }),
    200,
    ['message'],
  ],
];

const ASKED = LINES.map(([says, ask, status, fields = []]) => ({ says, ask, status, fields }));

test.each(ASKED)('$says', async ({ says, ask, status, fields }) => {
  const reply = await ask();
  expect(
    asked
      .at(-1)
      ?.replace(/\?.*$/, '')
      .replace(/\/\d+$/, '/{id}'),
  ).toBe(says);
  expect([reply.status, reply.body]).toEqual([status, reply.body]);
  const { body } = reply;
  const [first] = Array.isArray(body) ? body : Array.isArray(body.content) ? body.content : [body];
  expect(missing(first, fields)).toEqual([]);
});
