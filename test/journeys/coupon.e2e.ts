import { bani } from '#domain/money/bani.ts';
import { acceptTerms, addFromItsPage, fillAddress, fillContact, goToCheckout, order } from './support/at-the-shop.ts';
import { aDish, ordersOf } from './support/dishes.ts';
import { expect, test } from './support/journey.ts';

test('BUNVENIT10 takes a tenth off the products, not off packaging, deposit and delivery; a sealed drink may be returned', async ({
  page,
  shop,
  guest,
  complaints,
}) => {
  await shop.db
    .updateTable('promotions')
    .set({ start_date: '2026-01-01', end_date: '2099-12-31' })
    .where('coupon_code', '=', 'BUNVENIT10')
    .execute();
  const dish = await aDish(shop, { price: bani(8000), boxPrice: bani(150), deposit: bani(50) });
  await addFromItsPage(page, dish.id);
  await goToCheckout(page);
  await page.getByRole('radio', { name: /^Livrare la domiciliu/ }).check();
  await page.getByRole('radio', { name: /^Cât mai repede/ }).check();
  await fillContact(page, guest);
  await fillAddress(page, 'Blaj');
  await page.getByRole('radio', { name: 'Numerar', exact: true }).check();
  await acceptTerms(page);

  complaints.expect(/status of 4\d\d .*apply-coupon/);
  await page.getByLabel('Cod de reducere').fill('NUEXISTA');
  await page.getByRole('button', { name: 'Aplică' }).click();
  await expect(page.getByText('Cuponul a fost deja aplicat sau nu există.').first()).toBeVisible();
  await page.getByLabel('Cod de reducere').fill('bunvenit10');
  await page.getByRole('button', { name: 'Aplică' }).click();
  await expect(page.getByText('Codul BUNVENIT10 este aplicat: −8,00 lei.')).toBeVisible();
  // 80,00 + 1,50 packaging + 0,50 deposit; delivery is free from 50,00.
  await expect(page.getByText('Total: 74,00 lei')).toBeVisible();
  await expect(page.getByText('La băuturile sigilate ai drept de retragere')).toBeVisible();
  const form = page.getByRole('main').getByRole('link', { name: 'formularul de retragere' });
  await expect(form).toHaveAttribute('href', '/retragere-din-contract');

  await order(page);
  await expect(page.locator('s').filter({ hasText: '82,00 lei' })).toBeVisible();
  expect(await ordersOf(shop, guest.email)).toMatchObject([
    { total_bani: 8200, discount_bani: 800, payable_bani: 7400, coupon_code: 'BUNVENIT10' },
  ]);
});
