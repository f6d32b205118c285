import { answerAllOrders, cardOf, openPanel, TABLET } from './support/at-the-panel.ts';
import { bringToCheckout, order } from './support/at-the-shop.ts';
import { aDish, stockOf } from './support/dishes.ts';
import { expect, test } from './support/journey.ts';

test('a table is asked for, another hour is offered, the guest takes it from the mail', async ({
  page,
  shop,
  guest,
  openDevice,
}) => {
  await answerAllOrders(shop);
  const day = Temporal.Now.plainDateISO('Europe/Bucharest').add({ days: 4 }).toString();
  await shop.api('bookTable', {
    body: {
      reservationData: {
        fullName: `${guest.firstName} Pop`,
        phoneNumber: guest.phone,
        email: guest.email,
        time: '19:00',
        numberOfPeople: 4,
        reservationDate: day,
      },
    },
  });
  const tablet = await openDevice({ viewport: TABLET });
  await openPanel(tablet, shop, 'Corina');
  await expect(tablet.getByText(/cerer.* de rezervare așteaptă răspuns/)).toBeVisible();
  await tablet.getByRole('link', { name: 'Rezervări', exact: true }).click();
  const waiting = tablet.getByRole('region', { name: 'Așteaptă răspuns' });
  const card = waiting
    .getByRole('listitem')
    .filter({ hasText: guest.phone.slice(-3) })
    .first();
  await card.getByRole('button', { name: 'Propune altă oră' }).click();
  const dialog = tablet.getByRole('dialog');
  await dialog.getByLabel('Ora').fill('20:30');
  await dialog.getByRole('button', { name: 'Trimite propunerea' }).click();
  await expect(dialog).toBeHidden();

  const offer = await guest.letter(/^Îți propunem altă oră/);
  const link = /\/rezervare\/[\w-]+/.exec(offer.text)?.[0] ?? '';
  await page.goto(link);
  await expect(page.getByText(/ora 20:30/)).toBeVisible();
  await page.getByRole('button', { name: 'Accept ora propusă' }).click();
  await expect(page.getByText('Masa este rezervată pe numele tău. Te așteptăm!')).toBeVisible();
  expect((await guest.letter(/este confirmată$/)).subject).toContain('ora 20:30');
  await page.getByRole('button', { name: 'Anulează rezervarea' }).click();
  await page.getByRole('button', { name: 'Da, anulează' }).click();
  await expect(page.getByText('Rezervarea a fost anulată.')).toBeVisible();
});

test('a guest takes an order back before the kitchen answers, and the panel forgets it', async ({
  page,
  shop,
  guest,
  openDevice,
}) => {
  const dish = await aDish(shop, { stock: 3 });
  await answerAllOrders(shop);
  const tablet = await openDevice({ viewport: TABLET });
  await openPanel(tablet, shop, 'Silvia');
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
