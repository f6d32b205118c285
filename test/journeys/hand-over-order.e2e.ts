import { answerAllOrders, cardOf, openPanel, TABLET } from './support/at-the-panel.ts';
import { bringToCheckout, lookAgainFor, order } from './support/at-the-shop.ts';
import { aDish } from './support/dishes.ts';
import { expect, test } from './support/journey.ts';

test('an order that was picked up ends with a good wish', async ({ page, shop, guest, openDevice }) => {
  const dish = await aDish(shop);
  await answerAllOrders(shop);
  await bringToCheckout(page, dish.id, guest);
  const number = await order(page);

  const tablet = await openDevice({ viewport: TABLET });
  await openPanel(tablet, shop);
  await cardOf(tablet, number)
    .getByRole('link', { name: `Comanda nr. ${number}` })
    .click();
  await tablet.getByRole('article').getByRole('button', { name: 'Acceptă' }).click();
  const acceptance = tablet.getByRole('dialog');
  await acceptance.getByRole('radio', { name: '20' }).check();
  await acceptance.getByRole('button', { name: 'Acceptă' }).click();
  await tablet.getByRole('button', { name: 'Marchează ca ridicată' }).click();
  const handover = tablet.getByRole('dialog', { name: `Comanda nr. ${number}` });
  await expect(handover.getByText('De încasat: 32,00 lei')).toBeVisible();
  await handover.getByRole('button', { name: 'Marchează ca ridicată' }).click();
  await expect(tablet.getByRole('main').getByText('Comanda a fost ridicată.')).toBeVisible();

  // It was the card after all.
  await tablet.getByRole('button', { name: 'Corectează plata' }).click();
  const correction = tablet.getByRole('dialog', { name: `Plata comenzii nr. ${number}` });
  await expect(correction.getByText('Înregistrată acum: Numerar')).toBeVisible();
  await correction.getByRole('radio', { name: 'Card', exact: true }).check();
  await correction.getByRole('button', { name: 'Salvează plata' }).click();
  await expect(correction).toBeHidden();
  const step = tablet.getByRole('listitem').filter({ hasText: 'Plata corectată' });
  await expect(step).toContainText('de Maria Rus');
  await expect(step).toContainText('cu cardul');

  await lookAgainFor(page, page.getByText('Poftă bună!'));
  await expect(page.getByText('Comanda a fost ridicată. Îți mulțumim!')).toBeVisible();
});
