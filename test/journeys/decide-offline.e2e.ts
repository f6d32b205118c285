import { anOrder, guest as contactOf, place } from '#test/support/an-order.ts';
import { answerAllOrders, cardOf, openPanel, TABLET } from './support/at-the-panel.ts';
import { aDish } from './support/dishes.ts';
import { expect, test } from './support/journey.ts';
import { keptNumbers } from './support/kept-numbers.ts';

test('without a line the last orders can be read, and a decision waits for nobody: it is refused at once, and never made later', async ({
  shop,
  openDevice,
  complaints,
}) => {
  const dish = await aDish(shop);
  await answerAllOrders(shop);
  const tablet = await openDevice({ viewport: TABLET, serviceWorkers: 'allow' });
  await openPanel(tablet, shop);
  const { orderNumber } = await place(shop.api, anOrder({ of: [dish], delivery: contactOf(10 * dish.id) }));
  await expect(cardOf(tablet, orderNumber)).toBeVisible();
  await expect
    .poll(() => tablet.evaluate(async () => (await caches.open('pofta-panou-1')).match('/comenzi').then(Boolean)))
    .toBe(true);
  await expect.poll(() => keptNumbers(tablet), { timeout: 90_000 }).toContain(orderNumber);

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

  // The tablet is started again in the middle of it.
  await tablet.reload();
  await expect(tablet.getByText('Fără legătură: comenzile deschise, de pe acest dispozitiv')).toBeVisible();
  await expect(cardOf(tablet, orderNumber)).toBeVisible();
  await expect(cardOf(tablet, orderNumber).getByRole('button', { name: 'Acceptă' })).toHaveCount(0);
  await cardOf(tablet, orderNumber)
    .getByRole('link', { name: `Comanda nr. ${orderNumber}` })
    .click();
  await expect(tablet.getByText(dish.name)).toBeVisible();
  await expect(tablet.getByRole('button', { name: 'Bon de bucătărie' })).toBeEnabled();
  await expect(tablet.getByRole('main').getByRole('button', { name: 'Acceptă' })).toHaveCount(0);

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

  await tablet.goto('/logout');
  await tablet.waitForURL(/\/auth\/admin/);
  await expect.poll(() => keptNumbers(tablet)).toEqual([]);
});
