import { anOrder, guest as contactOf, place } from '#test/support/an-order.ts';
import { DESK, openOffice } from './support/at-the-office.ts';
import { answerAllOrders, cardOf, openPanel, TABLET } from './support/at-the-panel.ts';
import { addFromItsPage, goToCheckout } from './support/at-the-shop.ts';
import { aDish } from './support/dishes.ts';
import { expect, test } from './support/journey.ts';

test('delivery is stopped for half an hour: guests read it at once, can order for later, and staff take it up again', async ({
  page,
  shop,
  openDevice,
}) => {
  const dish = await aDish(shop);
  // What rings would stand in front of the buttons.
  await answerAllOrders(shop);
  const tablet = await openDevice({ viewport: TABLET });
  await openPanel(tablet, shop, 'Maria');
  await tablet.getByRole('link', { name: 'Pauze' }).click();
  const delivery = tablet.getByRole('region', { name: 'Livrare', exact: true });
  await delivery.getByRole('button', { name: '30 de minute' }).click();
  await expect(delivery.getByText(/^Livrarea este oprită până/)).toBeVisible();

  const notice = page.getByRole('complementary', { name: 'Anunț' });
  await addFromItsPage(page, dish.id);
  await expect(notice).toContainText('Livrarea la domiciliu este oprită pentru puțin timp');
  await expect(notice).toContainText('Reluăm');
  await goToCheckout(page);
  await page.getByRole('radio', { name: /^Livrare la domiciliu/ }).check();
  await expect(page.getByRole('radio', { name: /^Cât mai repede/ })).toBeDisabled();
  await expect(page.getByRole('main')).toContainText('Livrarea este oprită pentru puțin timp');
  await expect(page.getByRole('radio', { name: /^Alege data și ora/ })).toBeEnabled();

  // On whatever page of the panel, nobody forgets to open again.
  await tablet.getByRole('link', { name: 'Toate comenzile' }).click();
  await tablet.getByRole('button', { name: 'Reia livrarea' }).click();
  await expect(tablet.getByText('Livrarea a fost reluată.')).toBeVisible();
  await expect(tablet.getByRole('button', { name: 'Reia livrarea' })).toBeHidden();
  await page.goto('/');
  await expect(notice).toBeHidden();
});

test('a busy kitchen says how much longer it takes', async ({ page, shop, openDevice }) => {
  // What rings would stand in front of the buttons.
  await answerAllOrders(shop);
  const tablet = await openDevice({ viewport: TABLET });
  await openPanel(tablet, shop, 'Ioana');
  await tablet.getByRole('link', { name: 'Pauze' }).click();
  const busy = tablet.getByRole('region', { name: 'Mod aglomerat' });
  await busy.getByRole('radio', { name: '+30 minute' }).check();
  await busy.getByRole('button', { name: 'o oră' }).click();
  await expect(busy.getByText(/^Mod aglomerat: \+30 minute, până/)).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('complementary', { name: 'Anunț' })).toContainText(
    'pregătirea durează acum cu circa 30 de minute mai mult',
  );
  const { orderNumber } = await place(shop.api, anOrder({ of: [await aDish(shop)], delivery: contactOf(7) }));
  await tablet.getByRole('link', { name: 'Toate comenzile' }).click();
  await cardOf(tablet, orderNumber).getByRole('button', { name: 'Acceptă' }).click();
  const dialog = tablet.getByRole('dialog');
  await expect(dialog.getByText('Mod aglomerat: se adaugă 30 de minute la ora promisă.')).toBeVisible();
  await dialog.getByRole('radio', { name: '20' }).check();
  await dialog.getByRole('button', { name: 'Acceptă' }).click();
  await expect(dialog).toBeHidden();
  const { minutes_to_prepare: minutes } = await shop.db
    .selectFrom('orders')
    .select('minutes_to_prepare')
    .where('number', '=', orderNumber)
    .executeTakeFirstOrThrow();
  expect(minutes).toBe(50);
  await tablet.getByRole('link', { name: 'Pauze' }).click();
  await busy.getByRole('button', { name: 'Oprește modul aglomerat' }).click();
  await expect(tablet.getByText('Modul aglomerat a fost oprit.')).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('complementary', { name: 'Anunț' })).toBeHidden();
});

test('the house decides whether guests may take an order back', async ({ page, shop, openDevice }) => {
  const { trackingPath } = await place(shop.api, anOrder({ of: [await aDish(shop)], delivery: contactOf(8) }));
  await page.goto(trackingPath);
  const cancel = page.getByRole('button', { name: 'Anulează comanda' });
  await expect(cancel).toBeVisible();

  const desk = await openDevice({ viewport: DESK });
  await openOffice(desk, shop, '/comenzi/serviciu', 'Adina');
  await desk.getByRole('checkbox', { name: 'Clientul își poate anula comanda până la acceptare' }).uncheck();
  await desk.getByRole('button', { name: 'Salvați regulile' }).click();
  await expect(cancel).toBeHidden();
});
