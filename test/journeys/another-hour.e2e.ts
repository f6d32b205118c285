import { answerAllOrders, cardOf, openPanel, TABLET } from './support/at-the-panel.ts';
import { bringToCheckout, lookAgainFor, order } from './support/at-the-shop.ts';
import { aDish } from './support/dishes.ts';
import { expect, test } from './support/journey.ts';

test('the hour changes after acceptance and the money is taken at the door: both panels and the guest follow', async ({
  page,
  shop,
  guest,
  openDevice,
}) => {
  const dish = await aDish(shop);
  await answerAllOrders(shop);
  await bringToCheckout(page, dish.id, guest);
  const number = await order(page);
  const [tablet, counter] = [await openDevice({ viewport: TABLET }), await openDevice({ viewport: TABLET })];
  await openPanel(tablet, shop, 'Maria');
  await openPanel(counter, shop, 'Ioan');

  await cardOf(tablet, number).getByRole('button', { name: 'Acceptă' }).click();
  await tablet.getByRole('dialog').getByRole('radio', { name: '20' }).check();
  await tablet.getByRole('dialog').getByRole('button', { name: 'Acceptă' }).click();
  await expect(page.getByText('Comanda este acceptată')).toBeVisible();

  await counter
    .getByRole('link', { name: `Comanda nr. ${number}` })
    .first()
    .click();
  await counter.getByRole('main').getByRole('button', { name: 'Schimbă ora' }).click();
  const dialog = counter.getByRole('dialog', { name: `Altă oră pentru comanda nr. ${number}` });
  await dialog.getByRole('button', { name: 'Schimbă ora' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Alegeți ora nouă.');
  await dialog.getByRole('radio', { name: /^45,/ }).check();
  await dialog.getByRole('button', { name: 'Schimbă ora' }).click();
  await expect(dialog).toBeHidden();
  await expect(counter.getByRole('main').getByText('Altă oră')).toBeVisible();
  await expect(counter.getByRole('main').getByText('de Ioan Rus')).toBeVisible();
  await lookAgainFor(page, page.getByText(/Ora s-a schimbat\. O poți ridica (mâine, )?în jurul orei \d\d:\d\d/));
  expect((await guest.letter(/ora nouă este/)).text).toContain('Comanda este acum promisă pentru');

  await tablet.getByRole('link', { name: 'Confirmate' }).click();
  await cardOf(tablet, number).getByRole('button', { name: 'Marchează ca ridicată' }).click();
  const handover = tablet.getByRole('dialog', { name: `Comanda nr. ${number}` });
  await expect(handover.getByRole('radio', { name: 'Numerar', exact: true })).toBeChecked();
  await handover.getByRole('radio', { name: 'Numerar și card' }).check();
  await handover.getByLabel('Numerar, în lei').fill('12');
  await handover.getByLabel('Card, în lei').fill('19');
  await handover.getByRole('button', { name: 'Marchează ca ridicată' }).click();
  await expect(handover.getByRole('alert')).toContainText('să dea împreună 32,00');
  await handover.getByLabel('Card, în lei').fill('20');
  await handover.getByRole('button', { name: 'Marchează ca ridicată' }).click();
  await expect(handover).toBeHidden();
  await lookAgainFor(page, page.getByText('Poftă bună!'));
  await expect(
    counter.getByRole('main').getByText(/încasat 12,00\s*lei numerar și 20,00\s*lei cu cardul/),
  ).toBeVisible();
  await expect(counter.getByRole('main').getByText('Numerar și card · Plătit')).toBeVisible();
});
