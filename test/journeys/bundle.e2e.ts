import { bani } from '#domain/money/bani.ts';
import { aPromotion } from '#test/support/factories.ts';
import { fillPickup, goToCheckout, order } from './support/at-the-shop.ts';
import { aDish, ordersOf } from './support/dishes.ts';
import { expect, test } from './support/journey.ts';

test('a guest puts a bundle together, and the free part costs nothing', async ({ page, shop, guest }) => {
  const soup = await aDish(shop, { name: 'Supă', price: bani(2000), boxPrice: bani(150) });
  const roast = await aDish(shop, { name: 'Friptură', price: bani(4000), boxPrice: bani(150) });
  const cake = await aDish(shop, { name: 'Prăjitură', price: bani(1800), boxPrice: bani(100) });
  const dear = await aDish(shop, { name: 'Tort', price: bani(4500) });
  const name = `Prânz cu desert ${soup.id}`;
  await aPromotion(shop.db, {
    name,
    startDate: '2026-01-01',
    endDate: '2099-12-31',
    sets: [
      { label: 'Felul unu', options: [soup] },
      { label: 'Felul doi', options: [roast] },
      { label: 'Desert', isFree: true, options: [cake, dear] },
    ],
  });

  await page.goto('/meniu');
  await page.getByRole('navigation', { name: 'Categorii' }).getByRole('link', { name: 'Promoții' }).click();
  await page.getByRole('link', { name }).click();
  const builder = page.getByRole('dialog', { name });
  await expect(builder.getByRole('button', { name: 'Mai ai de ales 3 produse' })).toBeDisabled();
  await builder.getByRole('radio', { name: new RegExp(soup.name) }).check();
  await builder.getByRole('radio', { name: new RegExp(roast.name) }).check();
  await expect(builder.getByRole('radio', { name: new RegExp(`${dear.name}.*costă mai mult`) })).toBeDisabled();
  await builder.getByRole('radio', { name: new RegExp(cake.name) }).check();
  await builder.getByRole('button', { name: 'Adaugă în coș 60,00 lei' }).click();
  await expect(builder).toBeHidden();

  await goToCheckout(page);
  await fillPickup(page, guest);
  await order(page);
  await expect(page.getByText(`${cake.name}, 300 g · Produs gratuit`)).toBeVisible();
  expect(await ordersOf(shop, guest.email)).toMatchObject([{ products_bani: 6000, packaging_bani: 300 }]);
});
