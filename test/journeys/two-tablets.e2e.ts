import { anOrder, guest as contactOf, place } from '#test/support/an-order.ts';
import { answerAllOrders, cardOf, openPanel, TABLET } from './support/at-the-panel.ts';
import { aDish } from './support/dishes.ts';
import { expect, test } from './support/journey.ts';

test('of two tablets one accepts, and the other reads at once who did', async ({ shop, openDevice }) => {
  const dish = await aDish(shop);
  await answerAllOrders(shop);
  const { orderNumber } = await place(shop.api, anOrder({ of: [dish], delivery: contactOf(dish.id) }));
  const [first, second] = [await openDevice({ viewport: TABLET }), await openDevice({ viewport: TABLET })];
  await openPanel(first, shop, 'Maria');
  await openPanel(second, shop, 'Ioan');
  const dialogs = [first, second].map((tablet) => tablet.getByRole('dialog', { name: /^Acceptă comanda/ }));
  for (const tablet of [first, second]) {
    await cardOf(tablet, orderNumber).getByRole('button', { name: 'Acceptă' }).click();
    await tablet.getByRole('dialog').getByRole('radio', { name: '25' }).check();
  }
  const [won, lost] = dialogs;
  if (won === undefined || lost === undefined) throw new Error('There are two tablets');
  await won.getByRole('button', { name: 'Acceptă' }).click();
  await expect(won).toBeHidden();

  // Nothing is pressed: nobody rings a guest about an order that is decided already.
  await expect(lost.getByRole('alert')).toContainText(/Comanda a fost deja acceptată de Maria Rus, la/);
  await expect(lost.getByRole('button', { name: 'Acceptă' })).toHaveCount(0);
  const close = lost.getByRole('button', { name: 'Închide' }).last();
  await expect(close).toBeFocused();
  await close.click();
  await expect(cardOf(second, orderNumber).getByText('Acceptată')).toBeVisible();
});
