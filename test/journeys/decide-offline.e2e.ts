import { anOrder, guest as contactOf, place } from '#test/support/an-order.ts';
import { answerAllOrders, cardOf, openPanel, TABLET } from './support/at-the-panel.ts';
import { aDish } from './support/dishes.ts';
import { expect, test } from './support/journey.ts';

test('without a line the last orders can be read, and a decision waits for nobody: it is refused at once, and never made later', async ({
  shop,
  openDevice,
  complaints,
}) => {
  const dish = await aDish(shop);
  await answerAllOrders(shop);
  const tablet = await openDevice({ viewport: TABLET });
  await openPanel(tablet, shop);
  const { orderNumber } = await place(shop.api, anOrder({ of: [dish], delivery: contactOf(10 * dish.id) }));
  await expect(cardOf(tablet, orderNumber)).toBeVisible();

  complaints.expect(/ERR_INTERNET_DISCONNECTED|WebSocket/);
  await cardOf(tablet, orderNumber).getByRole('button', { name: 'Acceptă' }).click();
  await tablet.getByRole('dialog').getByRole('radio', { name: '20' }).check();
  await tablet.context().setOffline(true);
  await tablet.getByRole('dialog').getByRole('button', { name: 'Acceptă' }).click();
  await expect(tablet.getByRole('dialog').getByRole('alert')).toContainText('Comanda nu a fost confirmată!');
  await tablet.getByRole('dialog').getByRole('button', { name: 'Renunță' }).click();
  await cardOf(tablet, orderNumber)
    .getByRole('link', { name: `Comanda nr. ${orderNumber}` })
    .click();
  await expect(tablet.getByRole('heading', { name: 'Datele clientului' })).toBeVisible();
  await expect(tablet.getByText(dish.name)).toBeVisible();

  await tablet.context().setOffline(false);
  await expect(tablet.getByText('Conectat', { exact: true })).toBeVisible();
  const { status } = await shop.db
    .selectFrom('orders')
    .select('status')
    .where('number', '=', orderNumber)
    .executeTakeFirstOrThrow();
  expect(status).toBe('NEW');
  await tablet.getByRole('main').getByRole('button', { name: 'Acceptă' }).click();
  await tablet.getByRole('dialog').getByRole('radio', { name: '20' }).check();
  await tablet.getByRole('dialog').getByRole('button', { name: 'Acceptă' }).click();
  await expect(tablet.getByRole('main').getByText('Acceptată').first()).toBeVisible();
});
