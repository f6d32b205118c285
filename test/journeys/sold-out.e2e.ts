import { bringToCheckout, orderButton } from './support/at-the-shop.ts';
import { aDish, ordersOf } from './support/dishes.ts';
import { expect, test } from './support/journey.ts';

test('a sold-out dish is shown, and cannot be ordered', async ({ page, shop }) => {
  const dish = await aDish(shop, { stock: 0 });
  await page.goto(`/meniu?search=${encodeURIComponent(dish.name)}`);
  await expect(page.getByRole('article').filter({ hasText: dish.name })).toContainText('Stoc epuizat');
  await page.getByRole('link', { name: dish.name }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Stoc epuizat' })).toBeDisabled();
});

test('a dish that sells out before the button is pressed is not ordered, and goes with one tap', async ({
  page,
  shop,
  guest,
  complaints,
}) => {
  const dish = await aDish(shop, { stock: 1 });
  await bringToCheckout(page, dish.id, guest);
  await shop.db.updateTable('sizes').set({ stock: 0 }).where('id', '=', dish.sizeId).execute();
  complaints.expect(/status of 409/);
  await orderButton(page).click();

  const problem = page
    .getByRole('alert')
    .filter({ hasText: dish.name, has: page.getByRole('button', { name: 'Scoate din coș' }) });
  await expect(problem).toContainText(/epuizat/i);
  expect(await ordersOf(shop, guest.email)).toEqual([]);
  await problem.getByRole('button', { name: 'Scoate din coș' }).click();
  await expect(page.getByText('Coșul tău este gol.')).toBeVisible();
});
