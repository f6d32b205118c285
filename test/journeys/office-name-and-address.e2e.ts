import { DESK, openOffice, save } from './support/at-the-office.ts';
import { expect, test } from './support/journey.ts';

test('name and address are saved, show in the shop, and two owners do not write over each other', async ({
  page,
  shop,
  complaints,
  openDevice,
}) => {
  complaints.expect(/status of 4(09|22)|net::ERR_FAILED/);
  await page.setViewportSize(DESK);
  await openOffice(page, shop, '/admin/set-name', 'Elena');
  const main = page.getByRole('main');
  const name = main.getByLabel('Numele restaurantului');
  await name.fill('');
  await main.getByRole('button', { name: 'Salvează', exact: true }).click();
  await expect(main.getByText('Completați numele restaurantului.')).toBeVisible();
  await expect(name).toBeFocused();
  await name.fill('Vatra Frasinilor de sus');
  // What is unsaved is asked about before it is lost.
  await page.getByRole('link', { name: 'Adresă', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Rămâneți pe pagină' }).click();
  await expect(name).toHaveValue('Vatra Frasinilor de sus');

  const other = await openDevice({ viewport: DESK });
  await openOffice(other, shop, '/admin/set-name', 'Radu');
  await expect(other.getByLabel('Slogan')).toBeVisible();

  await save(page);
  await other.getByLabel('Slogan').fill('Ca la bunica');
  await other.getByRole('main').getByRole('button', { name: 'Salvează', exact: true }).click();
  await expect(other.getByText('Între timp a salvat Elena Pop', { exact: false })).toBeVisible();
  await expect(other.getByLabel('Slogan')).toHaveValue('Ca la bunica');
  await other.getByRole('button', { name: 'Reîncarcă' }).click();
  await expect(other.getByLabel('Numele restaurantului')).toHaveValue('Vatra Frasinilor de sus');
  await main.getByLabel('Slogan').fill('De la noi');
  await save(page);
  await other.getByLabel('Slogan').fill('Ca la bunica');
  await other.getByRole('main').getByRole('button', { name: 'Salvează', exact: true }).click();
  await other.getByRole('button', { name: 'Salvează totuși' }).click();
  await expect(other.getByText('Datele au fost salvate cu succes!')).toBeVisible();

  await page.getByRole('link', { name: 'Adresă', exact: true }).click();
  await main.getByLabel('Stradă').fill('Strada Teiului');
  await main.getByLabel('Cod poștal').fill('5154');
  await main.getByRole('button', { name: 'Salvează', exact: true }).click();
  await expect(main.getByText('Codul poștal are între 5 și 10 cifre.')).toBeVisible();
  await main.getByLabel('Cod poștal').fill('515400');
  // What was typed outlives a lost network.
  await page.route('**/setup/address', (route) => route.abort());
  await main.getByRole('button', { name: 'Salvează', exact: true }).click();
  await expect(main.getByText('Nu există conexiune la internet.')).toBeVisible();
  await expect(main.getByLabel('Stradă')).toHaveValue('Strada Teiului');
  await page.unroute('**/setup/address');
  await save(page);

  const guest = await openDevice();
  await guest.goto('/contact');
  await expect(guest.getByText('Strada Teiului', { exact: false }).first()).toBeVisible();
  await expect(guest.getByText('Vatra Frasinilor de sus', { exact: false }).first()).toBeVisible();

  await page.goto('/admin/changes');
  await expect(main.getByText('Vatra Frasinilor de sus')).toBeVisible();
});
