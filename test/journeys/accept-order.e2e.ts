import { bani } from '#domain/money/bani.ts';
import { answerAllOrders, cardOf, openPanel, popup, startAlerts, TABLET } from './support/at-the-panel.ts';
import { bringToCheckout, order } from './support/at-the-shop.ts';
import { aDish } from './support/dishes.ts';
import { expect, test } from './support/journey.ts';

const ALLERGY_TICK = 'Bucătăria a citit mesajul despre alergii și poate pregăti comanda';
const CONFIRMED = 'Bucătăria a confirmat: a citit mesajul tău despre alergii.';

test('a manager hears an order, reads its allergy and accepts it; the guest reads it without reloading', async ({
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
  // Where the order does not stand on the screen anyway.
  await tablet.getByRole('link', { name: 'Confirmate' }).click();
  await expect(tablet.getByRole('heading', { name: 'Confirmate' })).toBeVisible();

  await bringToCheckout(page, dish.id, guest);
  await page.getByLabel('Informații suplimentare').fill('ALERGIE LA NUCI!');
  const number = await order(page);
  const waiting = popup(tablet);
  await expect(waiting.getByRole('heading', { name: 'Comandă nouă!' })).toBeVisible();
  await expect(waiting.getByText(`${guest.firstName} ${guest.lastName}`, { exact: true })).toBeVisible();
  await expect(waiting.getByText('„ALERGIE LA NUCI!”')).toBeVisible();
  // The ring: the bar offers to silence it for as long as it sounds.
  await expect(tablet.getByRole('banner').getByRole('button', { name: 'Oprește sunetul' })).toBeVisible();
  await expect(tablet).toHaveTitle(/^\(1\) /);

  const dialog = tablet.getByRole('dialog', { name: `Acceptă comanda nr. ${number}` });
  const whole = dialog.getByRole('region', { name: 'Comanda întreagă' });
  /** Whichever button leads here, the whole order stands beside what is decided, and the allergy has a tick of its own. */
  const readWholeOrder = async () => {
    await expect(whole.getByText('ATENȚIE: ALERGIE')).toBeVisible();
    await expect(whole.getByText('„ALERGIE LA NUCI!”')).toBeVisible();
    await expect(whole.getByText(dish.name)).toBeVisible();
    await expect(whole.getByText('Ridicare din restaurant')).toBeVisible();
    await expect(whole.getByText('Numerar')).toBeVisible();
    await expect(dialog.getByRole('checkbox', { name: ALLERGY_TICK })).not.toBeChecked();
  };
  await waiting.getByRole('button', { name: 'Acceptă' }).click();
  await readWholeOrder();
  await tablet.keyboard.press('Escape');
  await tablet.getByRole('link', { name: 'Comenzi noi' }).click();
  const card = cardOf(tablet, number);
  await expect(card.getByText('„ALERGIE LA NUCI!”')).toBeVisible();
  await expect(waiting.getByRole('heading')).toBeHidden();
  await card.getByRole('button', { name: 'Acceptă' }).focus();
  await tablet.keyboard.press('Enter');
  await readWholeOrder();
  await tablet.keyboard.press('Escape');
  await card.getByRole('link', { name: `Comanda nr. ${number}` }).click();
  await expect(tablet.getByRole('main').getByText('„ALERGIE LA NUCI!”').first()).toBeVisible();
  await tablet.getByRole('main').getByRole('button', { name: 'Acceptă' }).click();
  await readWholeOrder();

  await dialog.getByRole('button', { name: 'Acceptă' }).click();
  await expect(dialog.getByText('Vă rugăm să selectați un timp de pregătire pentru comandă.')).toBeVisible();
  await dialog.getByRole('radio', { name: '30' }).check();
  await dialog.getByLabel('Cost ambalaje').selectOption({ label: '4,00 lei' });
  await expect(dialog.getByText('Totalul crește de la 33,50 lei la 36,00 lei')).toBeVisible();
  await dialog.getByRole('checkbox', { name: 'Clientul a fost de acord' }).check();
  await dialog.getByRole('button', { name: 'Acceptă' }).click();
  await expect(dialog.getByText('bifați că mesajul a fost citit')).toBeVisible();
  await dialog.getByRole('checkbox', { name: ALLERGY_TICK }).check();
  await dialog.getByRole('button', { name: 'Acceptă' }).click();
  await expect(dialog).toBeHidden();
  await expect(tablet.getByText('Sunet pornit')).toBeVisible();
  await expect(waiting.getByRole('heading')).toBeHidden();

  await expect(tablet.getByText('mesajul despre alergii a fost citit')).toBeVisible();
  await expect(page.getByText('Comanda este acceptată')).toBeVisible();
  await expect(page.getByText(CONFIRMED)).toBeVisible();
  await expect(page.getByText(/O poți ridica (mâine, )?în jurul orei \d\d:\d\d \(peste/)).toBeVisible();
  await expect(page.getByText('36,00 lei').last()).toBeVisible();
  const letter = await guest.letter(/acceptată/);
  expect(letter.subject).toBe(`Comanda ta nr. ${number} a fost acceptată: gata în aproximativ 30 de minute`);
  expect(letter.text).toContain('36,00');
  expect(letter.text).toContain(CONFIRMED);
});
