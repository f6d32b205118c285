/** back-office.md §3 and §7, tested from outside: sales, best sellers and clients. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { submission } from '#test/documents/document-client.ts';
import { type DocumentShop, missing, openDocumentShop, pickup } from '#test/documents/document-shop.ts';

let shop: DocumentShop;
/** Two portions of spaghetti with their boxes: 2 × (38,50 + 1,50). */
const PAID = 80;

beforeAll(async () => {
  shop = await openDocumentShop();
  const lines = [{ product: shop.menu.pasta, quantity: 2 }];
  const { body } = await shop.guest.placeOrder(submission({ lines, delivery: pickup() }));
  const { orderNumber } = body;
  await shop.staff.confirmOrder({ orderNumber, timeToPrepare: 20, totalPackageCost: 3 });
});
afterAll(() => shop.close());

describe('GET sales/{dataType}', () => {
  test.each([
    ['order-numbers-current-month', {}, [PAID, PAID, 1]],
    ['order-numbers-last-month', {}, [0, 0, 0]],
    ['order-numbers-between-dates', { startDate: '2026-11-20', endDate: '2026-11-20' }, [PAID, PAID, 1]],
    ['order-numbers-between-dates', { startDate: '2026-11-01', endDate: '2026-11-19' }, [0, 0, 0]],
  ] as const)('%s %j: income, average and number', async (dataType, filters, expected) => {
    const { status, body } = await shop.admin.getSales(dataType, filters);
    expect(status).toBe(200);
    expect([body.totalIncomeFromOrders, body.mediumOrderPrice, body.numberOfOrders]).toEqual(expected);
  });

  test('an end before the start is refused in words', async () => {
    const filters = { startDate: '2026-11-20', endDate: '2026-11-19' };
    const { status, body } = await shop.admin.getSales('order-numbers-between-dates', filters);
    expect([status, body.message]).toEqual([422, 'Data de sfârșit trebuie să fie după data de început.']);
  });
});

test('GET most-sold/products takes category and searchTerm, and answers names and quantities', async () => {
  for (const filters of [{}, { category: 'Paste', searchTerm: 'spaghete' }, { category: '', searchTerm: '' }]) {
    const { status, body } = await shop.admin.getMostSold(filters);
    expect([status, body[0].productName, body[0].totalQuantity]).toEqual([200, 'Spaghete carbonara', 2]);
  }
  expect((await shop.admin.getMostSold({ category: 'Meniul zilei' })).body).toEqual([]);
});

test('GET clients takes page and size, and answers every field of §3', async () => {
  const { status, body } = await shop.admin.getClients({ page: '0', size: '10' });
  expect(status).toBe(200);
  const fields = [
    'firstName',
    'lastName',
    'phoneNumber',
    'mail',
    'newsletterAccepted',
    'numberOfPurchases',
    'orderAmount',
  ];
  expect(missing(body.content[0], fields)).toEqual([]);
  expect(body.content[0]).toMatchObject({ firstName: 'Ana', numberOfPurchases: 1, orderAmount: PAID });
});

test('statistics are for administrators', async () => {
  for (const client of [shop.staff, shop.customer, shop.guest]) {
    const refused = client === shop.guest ? 401 : 403;
    expect((await client.getSales('order-numbers-current-month')).status).toBe(refused);
    expect((await client.getMostSold()).status).toBe(refused);
    expect((await client.getClients()).status).toBe(refused);
  }
});
