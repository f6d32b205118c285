import { bringToCheckout, orderButton, readOrderNumber } from './support/at-the-shop.ts';
import { aDish, ordersOf } from './support/dishes.ts';
import { expect, test } from './support/journey.ts';

test('a price that changed under the guest is asked about once more', async ({ page, shop, guest, complaints }) => {
  const dish = await aDish(shop);
  await bringToCheckout(page, dish.id, guest);
  await shop.db.updateTable('sizes').set({ price_bani: 3600 }).where('id', '=', dish.sizeId).execute();
  complaints.expect(/status of 409/);
  await orderButton(page).click();

  const question = page.getByRole('dialog', { name: 'S-a schimbat prețul' });
  const row = question.getByRole('row', { name: dish.name });
  await expect(row.getByRole('cell')).toHaveText(['32,00 lei', '36,00 lei']);
  expect(await ordersOf(shop, guest.email)).toEqual([]);

  await orderButton(question).click();
  await readOrderNumber(page);
  expect((await ordersOf(shop, guest.email)).map((one) => one.payable_bani)).toEqual([3600]);
});
