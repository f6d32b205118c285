import type { Route } from '@playwright/test';
import { acceptTerms, bringToCheckout, orderButton, readOrderNumber } from './support/at-the-shop.ts';
import { aDish, ordersOf } from './support/dishes.ts';
import { expect, test } from './support/journey.ts';

test('a double click on the order button is one order', async ({ page, shop, guest }) => {
  const dish = await aDish(shop, { stock: 9 });
  await bringToCheckout(page, dish.id, guest);
  await orderButton(page).dblclick();
  const number = await readOrderNumber(page);
  expect((await ordersOf(shop, guest.email)).map((one) => one.number)).toEqual([number]);
});

test('a page reloaded while the order was on its way places it once', async ({ page, shop, guest }) => {
  const dish = await aDish(shop, { stock: 9 });
  await bringToCheckout(page, dish.id, guest);
  const arrived = Promise.withResolvers<void>();
  // The order reaches the restaurant; its answer never reaches the guest.
  const loseAnswer = async (route: Route) => {
    await route.fetch();
    arrived.resolve();
  };
  await page.route('**/user-service/user-placing-order', loseAnswer, { times: 1 });
  await orderButton(page).click();
  await arrived.promise;
  await page.reload();

  await expect(page.getByText('Trimiterea comenzii a fost întreruptă')).toBeVisible();
  await expect(page.getByRole('main').getByLabel('Adresă de e-mail')).toHaveValue(guest.email);
  await acceptTerms(page);
  await orderButton(page).click();
  const number = await readOrderNumber(page);
  expect((await ordersOf(shop, guest.email)).map((one) => one.number)).toEqual([number]);
});
