import { DESK, openOffice, save } from './support/at-the-office.ts';
import { expect, test } from './support/journey.ts';
import { openJourneyShop } from './support/open-journey-shop.ts';

test.setTimeout(180_000);

test('the demonstration goes in one step, and the owner is led from an empty house to the first dish', async ({
  openDevice,
}) => {
  // A house of its own: the others' demonstration stays.
  await using house = await openJourneyShop();
  const page = await openDevice({ baseURL: house.address, viewport: DESK });
  await openOffice(page, house, '/admin', 'Elena');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Șterge datele demonstrative…' }).click();
  const dialog = page.getByRole('dialog');
  const remove = dialog.getByRole('button', { name: 'Șterge tot ce este demonstrativ' });
  await expect(dialog.getByText('50 de produse')).toBeVisible();
  await expect(remove).toBeDisabled();
  await dialog.getByLabel(/^Pentru confirmare/).fill('sterge');
  await remove.click();
  await expect(main.getByRole('heading', { name: 'Pregătiți restaurantul' })).toBeVisible();
  await expect(main.getByText('0 din 6 pași gata')).toBeVisible();
  await expect(main.getByRole('button', { name: 'Șterge datele demonstrative…' })).toHaveCount(0);

  await main.getByRole('link', { name: 'Continuați: Nume și contact' }).click();
  await main.getByLabel('Numele restaurantului').fill('Casa Teiului');
  await main.getByLabel('Număr de telefon').fill('0258 765 432');
  await main.getByLabel('Adresă de e-mail').fill('casa@exemplu.ro');
  await save(page);
  await expect(main.getByText('1 din 6 pași gata')).toBeVisible();
  await main.getByRole('link', { name: 'Continuați: Adresă' }).click();
  await main.getByLabel('Județ').click();
  await page.getByRole('option', { name: 'Alba' }).click();
  await main.getByLabel('Localitate').fill('Blaj');
  await main.getByLabel('Stradă').fill('Strada Teiului');
  await main.getByLabel('Număr', { exact: false }).first().fill('7A');
  await save(page);
  // Left and taken up again: what is done is what was saved.
  await page.goto('/admin');
  await expect(main.getByText('2 din 6 pași gata')).toBeVisible();
});
