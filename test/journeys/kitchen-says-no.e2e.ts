import { anOrder, guest as contactOf, place } from '#test/support/an-order.ts';
import { DESK, openOffice } from './support/at-the-office.ts';
import { answerAllOrders, cardOf, minutesOf, openNotices, openPanel, TABLET } from './support/at-the-panel.ts';
import { addFromItsPage, bringToCheckout, goToCheckout, order } from './support/at-the-shop.ts';
import { aDish, stockOf } from './support/dishes.ts';
import { expect, step, test } from './support/journey.ts';

test('what the kitchen cannot do is said to guests at once: rejected, sold out, paused, busy; and what they take back is gone', async ({
  page,
  shop,
  guest,
  openDevice,
}) => {
  // Ringing orders would cover the buttons.
  await answerAllOrders(shop);
  const { id, name } = await aDish(shop, { name: 'Tochitură' });
  const tablet = await openDevice({ viewport: TABLET });
  await openPanel(tablet, shop, 'Maria');

  await step('a guest takes an order back before the kitchen answers, and the panel forgets it', async () => {
    const dish = await aDish(shop, { stock: 3 });
    await bringToCheckout(page, dish.id, guest);
    const number = await order(page);
    await expect(cardOf(tablet, number).getByRole('button', { name: 'Acceptă' })).toBeVisible();
    await page.getByRole('button', { name: 'Anulează comanda' }).click();
    await page.getByRole('button', { name: 'Da, anulează' }).click();
    await expect(page.getByText('Ai anulat comanda')).toBeVisible();
    await expect(cardOf(tablet, number).getByRole('button', { name: 'Acceptă' })).toBeHidden();
    expect(await stockOf(shop, dish.sizeId)).toBe(3);
    await guest.letter(/a fost anulată$/);
  });
  await step('a rejected order tells the guest why, gives its dishes back, and marks what ran out', async () => {
    const dish = await aDish(shop, { stock: 3 });
    await bringToCheckout(page, dish.id, guest);
    const number = await order(page);
    expect(await stockOf(shop, dish.sizeId)).toBe(2);

    await tablet.getByRole('link', { name: 'Toate comenzile' }).click();
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
  await step('a dish is marked sold out in two taps and taken back in one: the guest sees both at once', async () => {
    await tablet.getByRole('link', { name: 'Epuizate' }).click();
    await tablet.getByLabel('Caută în meniu').fill(name.toLowerCase().replace('ă', 'a'));
    await tablet.getByRole('button', { name: `Epuizat: ${name}` }).click();
    await tablet.getByRole('dialog').getByRole('button', { name: 'Până mâine' }).click();
    const marks = tablet.getByRole('list', { name: 'Epuizate acum' });
    await expect(marks.getByText(name)).toBeVisible();

    await page.goto(`/meniu/${id}`);
    await expect(page.getByRole('main').getByRole('button', { name: 'Stoc epuizat' })).toBeDisabled();

    await marks.getByRole('button', { name: `A revenit: ${name}` }).click();
    await expect(tablet.getByText(new RegExp(`^Din nou pe stoc: ${name}`))).toBeVisible();
    await page.reload();
    await expect(page.getByRole('main').getByRole('button', { name: /^Adaugă în coș/ })).toBeEnabled();
  });
  await step(
    'delivery is stopped for half an hour: guests read it at once, can order for later, and staff take it up again',
    async () => {
      const dish = await aDish(shop);
      await tablet.getByRole('link', { name: 'Pauze' }).click();
      const delivery = tablet.getByRole('region', { name: 'Livrare', exact: true });
      await delivery.getByRole('button', { name: '30 min' }).click();
      await expect(delivery.getByText(/^Livrarea este oprită până/)).toBeVisible();

      const notice = page.getByRole('complementary', { name: 'Anunț' });
      await addFromItsPage(page, dish.id);
      await expect(notice).toContainText('Livrarea la domiciliu este oprită pentru puțin timp');
      await expect(notice).toContainText('Reluăm');
      await goToCheckout(page);
      await page.getByRole('radio', { name: /^Livrare la domiciliu/ }).check();
      await expect(page.getByRole('radio', { name: /^Cât mai repede/ })).toBeDisabled();
      await expect(page.getByRole('main')).toContainText('Livrarea este oprită pentru puțin timp');
      await expect(page.getByRole('radio', { name: 'Altă zi sau oră' })).toBeEnabled();

      // Every page of the panel shows the pause; the button of the previous page has disappeared by then.
      await tablet.getByRole('link', { name: 'Toate comenzile' }).click();
      const notices = await openNotices(tablet);
      await expect(tablet.getByRole('button', { name: 'Reia livrarea' })).toHaveCount(1);
      await notices.getByRole('button', { name: 'Reia livrarea' }).click();
      await expect(tablet.getByText('Livrarea a fost reluată.')).toBeVisible();
      await expect(tablet.getByRole('button', { name: 'Reia livrarea' })).toBeHidden();
      await tablet.keyboard.press('Escape');
      await page.goto('/');
      await expect(notice).toBeHidden();
    },
  );
  await step('a busy kitchen says how much longer it takes', async () => {
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
    await cardOf(tablet, orderNumber).getByRole('button', { name: 'Altă oră' }).click();
    const dialog = tablet.getByRole('dialog');
    await expect(dialog.getByText('Mod aglomerat: se adaugă 30 de minute la ora promisă.')).toBeVisible();
    await minutesOf(dialog, 20).check();
    // A late answer: another order's dialog is open by then, and must stay open.
    const { orderNumber: other } = await place(shop.api, anOrder({ of: [await aDish(shop)], delivery: contactOf(9) }));
    const late = Promise.withResolvers<void>();
    await tablet.route('**/admin-service/confirm-order', async (route) => {
      await late.promise;
      await route.continue();
    });
    await dialog.getByRole('button', { name: 'Acceptă' }).click();
    await tablet.keyboard.press('Escape');
    await cardOf(tablet, other).getByRole('button', { name: 'Respinge' }).click();
    await dialog.getByLabel('Motivul respingerii').fill('Cuptorul nu merge.');
    late.resolve();
    await expect(tablet.getByText(/^#\d+: acceptată\.$/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Respinge' }).click();
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
  await step('the restaurant decides whether guests may take an order back', async () => {
    const { trackingPath } = await place(shop.api, anOrder({ of: [await aDish(shop)], delivery: contactOf(8) }));
    await page.goto(trackingPath);
    const cancel = page.getByRole('button', { name: 'Anulează comanda' });
    await expect(cancel).toBeVisible();

    const desk = await openDevice({ viewport: DESK });
    await openOffice(desk, shop, '/comenzi/serviciu', 'Adina');
    await desk.getByRole('checkbox', { name: 'Clientul își poate anula comanda până la acceptare' }).uncheck();
    await desk.getByRole('button', { name: 'Salvează regulile' }).click();
    await expect(cancel).toBeHidden();
  });
});
