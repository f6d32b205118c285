import type { Locator, Page, Route } from '@playwright/test';
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

test('a double tap adds one piece, closes what it closes and opens nothing else', async ({
  page,
  shop,
  openDevice,
}) => {
  const dish = await aDish(shop, { stock: 9 });
  const phone = await openDevice({ hasTouch: true });
  for (const [device, tapTwice] of [
    [page, (button: Locator) => button.dblclick()],
    [phone, (button: Locator) => tapTwiceByFinger(phone, button)],
  ] as const) {
    await device.goto('/');
    await device.getByRole('main').getByRole('link', { name: 'Vezi meniul' }).click();
    await expect(device).toHaveURL(/\/meniu$/);
    const sheet = device.getByRole('dialog', { name: dish.name });
    const open = async () => {
      await device.getByRole('link', { name: dish.name }).click();
      await expect(sheet.getByRole('button', { name: /^Adaugă în coș/ })).toBeVisible();
    };
    await open();
    await tapTwice(sheet.getByRole('button', { name: 'Închide' }));
    await expect(sheet).toBeHidden();
    await expect(device).toHaveURL(/\/meniu$/);
    await open();
    await tapTwice(sheet.getByRole('button', { name: /^Adaugă în coș/ }));
    await expect(sheet).toBeHidden();
    await expect(device).toHaveURL(/\/meniu$/);
    // Only what nothing lies over can be pressed.
    const bag = device.getByRole('banner').getByRole('button', { name: 'Coș, 1 produs' });
    await bag.click();
    const cart = device.getByRole('dialog', { name: 'Coșul tău' });
    // With its lines the sheet grows, and its button moves.
    await expect(cart.getByRole('link', { name: 'Continuă comanda' })).toBeVisible();
    await tapTwice(cart.getByRole('button', { name: 'Închide' }));
    await expect(cart).toBeHidden();
    await device.goto(`/meniu/${dish.id}`);
    await tapTwice(device.getByRole('button', { name: /^Adaugă în coș/ }));
    await expect(device.getByRole('banner').getByRole('button', { name: 'Coș, 2 produse' })).toBeVisible();
  }
});

/** As the screen of a phone tells it: two taps 120 ms apart, however long the browser takes to hear of them. */
async function tapTwiceByFinger(page: Page, button: Locator): Promise<void> {
  // A finger aims at what stands still.
  await button.hover();
  const box = await button.boundingBox();
  if (box === null) throw new Error('There is nothing to tap');
  const touch = await page.context().newCDPSession(page);
  const finger = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const start = Date.now() / 1000;
  for (const at of [start, start + 0.12]) {
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger], timestamp: at });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp: at + 0.04 });
  }
  await touch.detach();
}
