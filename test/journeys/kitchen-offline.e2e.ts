import type { WebSocketRoute } from '@playwright/test';
import { anOrder, guest as contactOf, place } from '#test/support/an-order.ts';
import { patience } from '#test/support/patience.ts';
import { answerAllOrders, cardOf, minutesOf, openPanel, popup, startAlerts, TABLET } from './support/at-the-panel.ts';
import { aDish } from './support/dishes.ts';
import { expect, step, test } from './support/journey.ts';
import { keptNumbers } from './support/kept-numbers.ts';

test('a tablet without a line reads what it has, decides nothing, and has every order when the line is back', async ({
  shop,
  openDevice,
  complaints,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED|WebSocket/);
  const dish = await aDish(shop);
  await answerAllOrders(shop);

  await step('every order is there when the line is back, once each, and rings', async () => {
    const tablet = await openDevice({ viewport: TABLET });
    // Playwright's offline mode keeps open sockets; here they are closed, and none can be opened until the network is
    // back.
    const sockets = new Set<WebSocketRoute>();
    let isCut = false;
    await tablet.routeWebSocket(/\/user-service\/ws/, async (socket) => {
      if (isCut) return socket.close();
      socket.connectToServer();
      sockets.add(socket);
    });
    await tablet.clock.install();
    await openPanel(tablet, shop);
    await startAlerts(tablet);

    isCut = true;
    await tablet.context().setOffline(true);
    await Promise.all([...sockets].map((socket) => socket.close()));
    const numbers: number[] = [];
    for (const index of [0, 1, 2]) {
      const body = anOrder({ of: [dish], delivery: contactOf(10 * dish.id + index) });
      numbers.push((await place(shop.api, body)).orderNumber);
    }
    // After 25 s of silence the panel says that it is disconnected.
    await tablet.clock.runFor(30_000);
    await expect(tablet.getByText('Conexiune pierdută. Se reconectează…').first()).toBeVisible();
    for (const number of numbers) await expect(cardOf(tablet, number)).toHaveCount(0);

    isCut = false;
    await tablet.context().setOffline(false);
    await expect(popup(tablet).getByRole('alert')).toHaveText(/3 comenzi noi$/);
    await expect(tablet.getByText('Conectat', { exact: true })).toBeVisible();
    await expect(tablet.getByRole('banner').getByRole('button', { name: 'Oprește sunetul' })).toBeVisible();
    for (const number of numbers) await expect(cardOf(tablet, number)).toHaveCount(1);
  });
  await step('the last orders can be read, and a decision is refused at once, and never made later', async () => {
    await answerAllOrders(shop);
    const tablet = await openDevice({ viewport: TABLET, serviceWorkers: 'allow' });
    await openPanel(tablet, shop);
    const { orderNumber } = await place(shop.api, anOrder({ of: [dish], delivery: contactOf(10 * dish.id + 5) }));
    await expect(cardOf(tablet, orderNumber)).toBeVisible();
    await expect
      .poll(() => tablet.evaluate(async () => (await caches.open('pofta-panou-1')).match('/comenzi').then(Boolean)))
      .toBe(true);
    await expect.poll(() => keptNumbers(tablet), { timeout: patience(30_000) }).toContain(orderNumber);

    await cardOf(tablet, orderNumber).getByRole('button', { name: 'Altă oră' }).click();
    await minutesOf(tablet.getByRole('dialog'), 20).check();
    await tablet.context().setOffline(true);
    await tablet.getByRole('dialog').getByRole('button', { name: 'Acceptă' }).click();
    await expect(tablet.getByRole('dialog').getByRole('alert')).toContainText('Comanda nu a fost confirmată!');
    await tablet.getByRole('dialog').getByRole('button', { name: 'Renunță' }).click();
    await cardOf(tablet, orderNumber)
      .getByRole('link', { name: `Comanda nr. ${orderNumber}` })
      .click();
    await expect(tablet.getByRole('heading', { name: 'Datele clientului' })).toBeVisible();
    await expect(tablet.getByText(dish.name)).toBeVisible();

    // The tablet is restarted while it is offline.
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
    await tablet.getByRole('main').getByRole('button', { name: 'Altă oră' }).click();
    await minutesOf(tablet.getByRole('dialog'), 20).check();
    await tablet.getByRole('dialog').getByRole('button', { name: 'Acceptă' }).click();
    await expect(tablet.getByRole('main').getByText('Acceptată').first()).toBeVisible();

    await tablet.getByRole('tab', { name: 'Configurare' }).click();
    await tablet.getByRole('link', { name: 'Deconectează-te' }).click();
    await tablet.waitForURL(/\/auth\/admin/);
    await expect.poll(() => keptNumbers(tablet)).toEqual([]);
  });
});
