import type { WebSocketRoute } from '@playwright/test';
import { anOrder, guest as contactOf, place } from '#test/support/an-order.ts';
import { answerAllOrders, cardOf, openPanel, popup, startAlerts, TABLET } from './support/at-the-panel.ts';
import { aDish } from './support/dishes.ts';
import { expect, test } from './support/journey.ts';

test('a tablet that lost the internet shows every order when it is back, once each, and rings', async ({
  shop,
  openDevice,
  complaints,
}) => {
  const dish = await aDish(shop);
  await answerAllOrders(shop);
  const tablet = await openDevice({ viewport: TABLET });
  // Going offline leaves open sockets alone; here they are cut, and none can be opened until the line is back.
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

  complaints.expect(/ERR_INTERNET_DISCONNECTED|WebSocket/);
  isCut = true;
  await tablet.context().setOffline(true);
  await Promise.all([...sockets].map((socket) => socket.close()));
  const numbers: number[] = [];
  for (const index of [0, 1, 2]) {
    const body = anOrder({ of: [dish], delivery: contactOf(10 * dish.id + index) });
    numbers.push((await place(shop.api, body)).orderNumber);
  }
  // Half a minute of silence is what it takes until the panel says that it is blind.
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
