import { answerAllOrders, cardOf, openPanel, TABLET } from './support/at-the-panel.ts';
import { bringToCheckout, order } from './support/at-the-shop.ts';
import { aDish, stockOf } from './support/dishes.ts';
import { expect, test } from './support/journey.ts';

test('a rejected order tells the guest why, gives its dishes back, and marks what ran out', async ({
  page,
  shop,
  guest,
  openDevice,
}) => {
  const dish = await aDish(shop, { stock: 3 });
  await answerAllOrders(shop);
  await bringToCheckout(page, dish.id, guest);
  const number = await order(page);
  expect(await stockOf(shop, dish.sizeId)).toBe(2);

  const tablet = await openDevice({ viewport: TABLET });
  await openPanel(tablet, shop);
  await cardOf(tablet, number).getByRole('button', { name: 'Respinge' }).click();
  const dialog = tablet.getByRole('dialog', { name: `Respinge comanda nr. ${number}` });
  await dialog.getByRole('button', { name: 'Respinge' }).click();
  await expect(dialog.getByText('Motivul respingerii comenzii este obligatoriu.')).toBeVisible();
  await dialog.getByLabel('Motivul respingerii').fill('S-a terminat tocana pentru azi');
  await dialog.getByRole('checkbox', { name: dish.name }).check();
  await dialog.getByRole('radio', { name: 'Până revine' }).check();
  await dialog.getByRole('button', { name: 'Respinge' }).click();
  await expect(dialog).toBeHidden();
  await tablet.getByRole('link', { name: 'Epuizate' }).click();
  await expect(tablet.getByRole('list', { name: 'Epuizate acum' })).toContainText(dish.name);

  await expect(page.getByText('Ne pare rău, comanda nu poate fi onorată')).toBeVisible();
  await expect(page.getByText('Motivul: S-a terminat tocana pentru azi. Nu ai nimic de plătit.')).toBeVisible();
  const letter = await guest.letter(/nu poate fi onorată/);
  expect(letter.subject).toBe(`Ne pare rău, comanda nr. ${number} nu poate fi onorată`);
  expect(letter.text).toContain('Motivul: S-a terminat tocana pentru azi');
  expect(await stockOf(shop, dish.sizeId)).toBe(3);
});
