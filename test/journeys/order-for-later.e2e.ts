import { acceptTerms, addFromItsPage, fillContact, goToCheckout, order } from './support/at-the-shop.ts';
import { aDish, ordersOf } from './support/dishes.ts';
import { expect, test } from './support/journey.ts';

test('a guest picks an order up at the hour she chose', async ({ page, shop, guest }) => {
  const dish = await aDish(shop);
  await addFromItsPage(page, dish.id);
  await goToCheckout(page);
  await page.getByRole('radio', { name: /^Ridicare din restaurant/ }).check();
  await page.getByRole('radio', { name: /^Alege data și ora/ }).check();
  // The day after tomorrow: late in the evening nothing of tomorrow is a day away any more.
  const day = Temporal.Now.plainDateISO('Europe/Bucharest').add({ days: 2 });
  const days = page.getByLabel('Data', { exact: true });
  await days.selectOption(day.toString());
  const name = (await days.locator('option:checked').textContent())?.toLowerCase();
  const hours = page.getByLabel('Ora', { exact: true });
  await hours.selectOption({ index: 3 });
  const hour = await hours.locator('option:checked').textContent();
  await fillContact(page, guest);
  await page.getByRole('radio', { name: /^Card la ridicare/ }).check();
  await acceptTerms(page);

  const number = await order(page);
  // At midnight it becomes tomorrow.
  await expect(page.getByText(new RegExp(`Ai cerut-o pentru (${name}|mâine), la ${hour}\\.`))).toBeVisible();

  const [stored] = await ordersOf(shop, guest.email);
  expect(stored).toMatchObject({ status: 'SCHEDULED', method: 'PICKUP', payment_method: 'CARD' });
  expect((await guest.letter(/^Am primit/)).text).toContain(`${hour}`);
  expect(number).toBeGreaterThan(0);
});
