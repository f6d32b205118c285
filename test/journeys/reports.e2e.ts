import { readFile } from 'node:fs/promises';
import { bani } from '#domain/money/bani.ts';
import { anOrder, guest as contactOf, place } from '#test/support/an-order.ts';
import { openOffice } from './support/at-the-office.ts';
import { aDish } from './support/dishes.ts';
import { expect, test } from './support/journey.ts';

test.use({ viewport: { width: 1280, height: 900 } });

test('an order that is delivered stands in the books of the day, under its product and its customer, and leaves as a table', async ({
  page,
  shop,
}) => {
  const dish = await aDish(shop, { price: bani(123_45) });
  const contact = contactOf(7_000_000 + dish.id);
  const headers = { Authorization: `Bearer ${await shop.signIn()}` };
  const placed = {
    of: [dish] as const,
    delivery: { ...contact, firstName: 'Ilinca', lastName: `Ștefănescu-${dish.id}` },
  };
  const { orderNumber } = await place(shop.api, anOrder(placed));
  await shop.api('confirmOrder', { headers, body: { orderNumber, timeToPrepare: 20 } });
  await shop.api('markAsDelivered', { headers, body: { orderNumber } });
  const { name } = await shop.db
    .selectFrom('products')
    .select('name')
    .where('id', '=', dish.id)
    .executeTakeFirstOrThrow();
  const main = page.getByRole('main');

  await openOffice(page, shop, '/admin/day-close');
  await expect(main.getByText('Total încasat').first()).toBeVisible();
  await expect(main.getByRole('row', { name: /^Numerar \d/ })).toContainText('lei');

  await page
    .getByRole('navigation', { name: 'Meniul administrării' })
    .getByRole('link', { name: 'Produse vândute' })
    .click();
  await main.getByLabel('Caută un produs').fill(name);
  await expect(main.getByRole('row', { name: new RegExp(name) })).toContainText('123,45 lei');
  await expect(page).toHaveURL(/q=/);

  await page.getByRole('navigation', { name: 'Statistici' }).getByRole('link', { name: 'Clienți' }).click();
  await main.getByLabel('Caută după nume, e-mail sau telefon').fill(`stefanescu-${dish.id}`);
  await expect(main.getByRole('row', { name: /Ilinca/ })).toContainText('123,45 lei');

  await page.getByRole('navigation', { name: 'Statistici' }).getByRole('link', { name: 'Vânzări' }).click();
  const leaving = page.waitForEvent('download');
  await main.getByRole('link', { name: 'Comenzi', exact: true }).click();
  const download = await leaving;
  expect(download.suggestedFilename()).toMatch(/^comenzi-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/);
  const table = await readFile(await download.path(), 'utf8');
  expect(table).toContain(`${orderNumber};`);
});

test('a rejected order is told with its reason and is no income', async ({ page, shop }) => {
  const dish = await aDish(shop);
  const headers = { Authorization: `Bearer ${await shop.signIn()}` };
  const { orderNumber } = await place(shop.api, anOrder({ of: [dish], delivery: contactOf(8_000_000 + dish.id) }));
  await shop.api('rejectOrder', {
    headers,
    body: { rejectedOrder: { orderNumber, reason: `Cuptorul ${dish.id} s-a stricat` } },
  });
  await openOffice(page, shop, '/admin/rejected-orders');
  const row = page.getByRole('row', { name: new RegExp(String(orderNumber)) });
  await expect(row).toContainText(`Cuptorul ${dish.id} s-a stricat`);
  await row.getByRole('link', { name: String(orderNumber) }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(String(orderNumber));
});
