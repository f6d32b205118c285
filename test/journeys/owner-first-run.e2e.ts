import { Hand } from '#test/support/hand.ts';
import { DESK, openOffice } from './support/at-the-office.ts';
import { cardOf } from './support/at-the-panel.ts';
import { fillPickup, goToCheckout, order } from './support/at-the-shop.ts';
import { expect, step, test } from './support/journey.ts';
import { bringMenu, describeRestaurant, orderMovedDish, proveMenu } from './support/move-in.ts';
import { openOwnShop } from './support/open-journey-shop.ts';

test('a new owner takes the demonstration away, and is led from an empty shop to the first order', async ({
  openDevice,
  guest,
}) => {
  // A shop of its own, so that the other journeys keep their demonstration.
  await using shop = await openOwnShop();
  const page = await openDevice({ baseURL: shop.address, viewport: DESK });
  const main = page.getByRole('main');

  await step('the demonstration goes in one step, and what is left is an empty house', async () => {
    await openOffice(page, shop, '/admin', 'Elena');
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
  await step('what a house needs before it takes orders', () => describeRestaurant(page, new Hand()));
  await step('a first dish', async () => {
    await main.getByRole('link', { name: 'Continuați: Primele produse' }).click();
    await expect(main.getByRole('link', { name: 'Aduceți meniul din alt sistem' })).toBeVisible();
    await main.getByRole('link', { name: 'Adaugă prima categorie' }).click();
    await main.getByRole('textbox', { name: 'Nume', exact: true }).fill('Ciorbe');
    await main.getByRole('button', { name: 'Adaugă categoria' }).click();
    await expect(main.getByRole('list', { name: 'Categoriile meniului' }).getByText('Ciorbe')).toBeVisible();
    await main.getByRole('link', { name: 'Continuați: Primele produse' }).click();
    await main.getByRole('link', { name: 'Adaugă produs' }).click();
    await expect(main.getByRole('heading', { level: 1, name: 'Produs nou' })).toBeVisible();
    await main.getByRole('textbox', { name: 'Nume', exact: true }).fill('Ciorbă de fasole');
    await main.getByLabel('Categorie').selectOption({ label: 'Ciorbe' });
    await main.getByRole('textbox', { name: 'Descriere' }).fill('În pâine de casă.');
    await main.getByLabel('Denumire').fill('350 ml');
    await main.getByLabel('Preț (lei)').fill('19,50');
    await main.getByRole('button', { name: 'Adaugă produsul' }).click();
    await expect(main.getByRole('heading', { level: 1, name: 'Ciorbă de fasole' })).toBeVisible();
    await page.goto('/admin/menu');
    await main.getByRole('link', { name: 'Deschideți magazinul' }).click();
    await expect(page).toHaveURL(/\/admin$/);
  });
  await step('the guide ends with what is left to do, until it is closed', async () => {
    await page.goto('/admin');
    // The shop of the journeys has an address of this machine.
    const card = main.getByRole('region', { name: 'Totul este completat; clienții nu ajung încă la magazin' });
    await expect(card.getByRole('link', { name: 'Deschideți panoul' })).toBeVisible();
    await card.getByRole('button', { name: 'Trimite-mi un e-mail de probă' }).click();
    await expect(page.getByText(/^E-mailul (de probă a plecat|a fost scris)/)).toBeVisible();
    await card.getByRole('button', { name: 'Trimite trei comenzi de probă' }).click();
    await card.getByRole('link', { name: 'Vedeți-le pe tablă' }).click();
    await expect(main.getByText('REPETIȚIE').first()).toBeVisible();
    await page.goto('/comenzi/serviciu');
    await main.getByRole('button', { name: 'Oprește repetiția' }).click();
    await page.goto('/admin');
    await page.reload();
    await card.getByRole('button', { name: 'Am înțeles, închide' }).click();
    await expect(card).toBeHidden();
    await page.reload();
    await expect(main.getByRole('region', { name: 'Azi, pe scurt' })).toBeVisible();
    await expect(card).toBeHidden();
  });
  await step('the rest of the menu moves in from GloriaFood, and costs what it cost there', async () => {
    await page.goto('/admin/import');
    await bringMenu(page, new Hand());
    await proveMenu(page, new Hand());
  });
  await step('the first order', async () => {
    const phone = await openDevice({ baseURL: shop.address });
    await phone.goto('/meniu');
    await phone.getByRole('link', { name: 'Ciorbă de fasole' }).click();
    await phone.getByRole('button', { name: /^Adaugă în coș/ }).click();
    await phone.keyboard.press('Escape');
    await orderMovedDish(phone, new Hand());
    await phone.keyboard.press('Escape');
    await goToCheckout(phone);
    await fillPickup(phone, guest);
    const orderNumber = await order(phone);
    await page.goto('/comenzi/noi');
    await expect(cardOf(page, orderNumber)).toBeVisible();
    // Both pages poll, so they are closed before the restaurant is.
    for (const one of [phone, page]) await one.close();
  });
});
