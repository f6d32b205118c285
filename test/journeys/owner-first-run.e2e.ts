import { DESK, openOffice, save } from './support/at-the-office.ts';
import { fillPickup, goToCheckout, order } from './support/at-the-shop.ts';
import { expect, step, test } from './support/journey.ts';
import { openJourneyShop } from './support/open-journey-shop.ts';

test('a new owner takes the demonstration away, and is led from an empty house to the first order', async ({
  openDevice,
  guest,
}) => {
  // A house of its own: the others' demonstration stays.
  await using house = await openJourneyShop();
  const page = await openDevice({ baseURL: house.address, viewport: DESK });
  const main = page.getByRole('main');

  await step('the demonstration goes in one step, and what is left is an empty house', async () => {
    await openOffice(page, house, '/admin', 'Elena');
    await main.getByRole('button', { name: 'Șterge datele demonstrative…' }).click();
    const dialog = page.getByRole('dialog');
    const remove = dialog.getByRole('button', { name: 'Șterge tot ce este demonstrativ' });
    await expect(dialog.getByText('52 de produse')).toBeVisible();
    await expect(remove).toBeDisabled();
    await dialog.getByLabel(/^Pentru confirmare/).fill('sterge');
    await remove.click();
    await expect(main.getByRole('heading', { name: 'Pregătiți restaurantul' })).toBeVisible();
    await expect(main.getByText('0 din 6 pași gata')).toBeVisible();
    await expect(main.getByRole('button', { name: 'Șterge datele demonstrative…' })).toHaveCount(0);
  });
  await step('from an empty house to a first dish', async () => {
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
    await main.getByRole('link', { name: 'Continuați: Program' }).click();
    await main.getByRole('switch', { name: 'luni: deschis' }).press('Space');
    await main.getByLabel('luni, intervalul 1: deschidere').fill('00:00');
    await main.getByLabel('luni, intervalul 1: închidere').fill('00:00');
    await main.getByRole('button', { name: 'Copiază luni la toate zilele' }).click();
    await save(page);
    await main.getByRole('link', { name: 'Continuați: Servicii oferite' }).click();
    await main.getByRole('switch', { name: 'Ridicare: serviciu pornit' }).press('Space');
    await save(page);
    await main.getByRole('link', { name: 'Continuați: Metode de plată' }).click();
    for (const name of ['Numerar', 'Card']) await main.getByRole('checkbox', { name, exact: true }).check();
    await save(page);
    await main.getByRole('link', { name: 'Continuați: Primele produse' }).click();
    await main.getByRole('link', { name: 'Adaugă prima categorie' }).click();
    await main.getByRole('textbox', { name: 'Nume', exact: true }).fill('Ciorbe');
    await main.getByRole('button', { name: 'Adaugă categoria' }).click();
    await expect(main.getByRole('list', { name: 'Categoriile meniului' }).getByText('Ciorbe')).toBeVisible();
    await main.getByRole('link', { name: 'Continuați: Primele produse' }).click();
    await main.getByRole('link', { name: 'Adaugă produs' }).click();
    await main.getByRole('textbox', { name: 'Nume', exact: true }).fill('Ciorbă de fasole');
    await main.getByLabel('Categorie').selectOption({ label: 'Ciorbe' });
    await main.getByRole('textbox', { name: 'Descriere' }).fill('În pâine de casă.');
    await main.getByLabel('Denumire').fill('350 ml');
    await main.getByLabel('Preț (lei)').fill('19,50');
    await main.getByRole('button', { name: 'Adaugă produsul' }).click();
    await expect(main.getByRole('heading', { level: 1, name: 'Ciorbă de fasole' })).toBeVisible();
  });
  await step('the first order', async () => {
    const phone = await openDevice({ baseURL: house.address });
    await phone.goto('/meniu');
    await phone.getByRole('link', { name: 'Ciorbă de fasole' }).click();
    await phone.getByRole('button', { name: /^Adaugă în coș/ }).click();
    await phone.keyboard.press('Escape');
    await goToCheckout(phone);
    await fillPickup(phone, guest);
    const orderNumber = await order(phone);
    await page.goto('/comenzi/noi');
    await expect(page.getByRole('main').getByText(String(orderNumber)).first()).toBeVisible();
    // Both ask again and again; the house closes after them.
    for (const one of [phone, page]) await one.close();
  });
});
