import { bani } from '#domain/money/bani.ts';
import { answerAllOrders, openPanel, popup, startAlerts, TABLET } from './support/at-the-panel.ts';
import { bringToCheckout, order } from './support/at-the-shop.ts';
import { aDish } from './support/dishes.ts';
import { expect, test } from './support/journey.ts';

test('a manager hears an order and accepts it; the guest reads it without reloading', async ({
  page,
  shop,
  guest,
  openDevice,
}) => {
  const dish = await aDish(shop, { boxPrice: bani(150) });
  await answerAllOrders(shop);
  const tablet = await openDevice({ viewport: TABLET });
  await openPanel(tablet, shop);
  await startAlerts(tablet);

  await bringToCheckout(page, dish.id, guest);
  const number = await order(page);
  const waiting = popup(tablet);
  await expect(waiting.getByRole('heading', { name: 'Comandă nouă!' })).toBeVisible();
  await expect(waiting.getByText(`${guest.firstName} ${guest.lastName}`, { exact: true })).toBeVisible();
  // The ring: the bar offers to silence it for as long as it sounds.
  await expect(tablet.getByRole('banner').getByRole('button', { name: 'Oprește sunetul' })).toBeVisible();
  await expect(tablet).toHaveTitle(/^\(1\) /);

  await waiting.getByRole('button', { name: 'Acceptă' }).click();
  const dialog = tablet.getByRole('dialog', { name: `Acceptă comanda nr. ${number}` });
  await dialog.getByRole('button', { name: 'Acceptă' }).click();
  await expect(dialog.getByText('Vă rugăm să selectați un timp de pregătire pentru comandă.')).toBeVisible();
  await dialog.getByRole('radio', { name: '30' }).check();
  await dialog.getByLabel('Cost ambalaje').selectOption({ label: '4,00 lei' });
  await expect(dialog.getByText('Totalul crește de la 33,50 lei la 36,00 lei')).toBeVisible();
  await dialog.getByRole('checkbox', { name: 'Clientul a fost de acord' }).check();
  await dialog.getByRole('button', { name: 'Acceptă' }).click();
  await expect(dialog).toBeHidden();
  await expect(tablet.getByText('Sunet pornit')).toBeVisible();
  await expect(waiting.getByRole('heading')).toBeHidden();

  await expect(page.getByText('Comanda este acceptată')).toBeVisible();
  await expect(page.getByText(/O poți ridica (mâine, )?în jurul orei \d\d:\d\d \(peste/)).toBeVisible();
  await expect(page.getByText('36,00 lei').last()).toBeVisible();
  const letter = await guest.letter(/acceptată/);
  expect(letter.subject).toBe(`Comanda ta nr. ${number} a fost acceptată: gata în aproximativ 30 de minute`);
  expect(letter.text).toContain('36,00');
});
