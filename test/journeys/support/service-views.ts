/** The panel's screens for what is not as usual: pauses, what is sold out, tables. And what guests see of it. */
import { expect } from '@playwright/test';
import { reservationPath, reservationToken } from '#server/features/reservations/reservation-access.ts';
import { openSecrets } from '#server/platform/security/secrets.ts';
import { answerAllOrders, openPanel } from './at-the-panel.ts';
import { goInside } from './go-inside.ts';
import type { JourneyShop } from './open-journey-shop.ts';
import type { View } from './view.ts';

export async function serviceViews(shop: JourneyShop): Promise<readonly View[]> {
  // What rings would stand in front of the buttons.
  await answerAllOrders(shop);
  const headers = { Authorization: `Bearer ${await shop.signIn()}` };
  return [
    {
      name: 'pauze',
      open: async (page) => {
        await openPanel(page, shop);
        await goInside(page, '/comenzi/serviciu');
        await expect(page.getByRole('region', { name: 'Livrare', exact: true })).toBeVisible();
      },
    },
    {
      name: 'pauze-pornite',
      open: async (page) => {
        await shop.api('pauseService', { headers, body: { service: 'delivery', length: '60' } });
        await shop.api('pauseService', { headers, body: { service: 'booking', length: 'today' } });
        await shop.api('setBusyMode', { headers, body: { extraMinutes: 20, length: '60' } });
        await goInside(page, '/comenzi/serviciu');
        await expect(page.getByRole('button', { name: 'Reia livrarea' }).first()).toBeVisible();
      },
    },
    {
      name: 'meniul-zilei',
      open: async (page) => {
        await goInside(page, '/comenzi/meniul-zilei');
        await page.getByLabel('Adaugă un fel').fill('Ciorbă de praz cu afumătură de casă');
        await page.getByRole('button', { name: /^Fel nou/ }).click();
        await page.getByRole('button', { name: 'Publică meniul de azi' }).click();
        await expect(page.getByText('Bifați alergenii')).toBeVisible();
      },
    },
    {
      name: 'repetitie-intrebare',
      open: async (page) => {
        await goInside(page, '/comenzi/serviciu');
        await page.getByRole('button', { name: 'Începe repetiția' }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
      },
    },
    {
      name: 'epuizate',
      open: async (page) => {
        const [product, other] = await shop.api('getBaseProducts');
        const mark = (id: number, until: 'tomorrow' | 'back') =>
          shop.api('markSoldOut', { headers, body: { subject: { kind: 'product', productId: id }, until } });
        if (product && other) await Promise.all([mark(product.id, 'tomorrow'), mark(other.id, 'back')]);
        await goInside(page, '/comenzi/epuizate');
        await expect(page.getByRole('list', { name: 'Epuizate acum' }).getByRole('listitem')).toHaveCount(2);
      },
    },
    {
      name: 'epuizat-pana-cand',
      open: async (page) => {
        await goInside(page, '/comenzi/epuizate');
        await page
          .getByRole('button', { name: /^Epuizat: / })
          .first()
          .click();
        await page.getByRole('dialog').getByRole('button', { name: 'Până într-o zi anume' }).click();
        await expect(page.getByLabel('Revine pe')).toBeVisible();
      },
    },
    {
      name: 'rezervari',
      open: async (page) => {
        await shop.api('resumeService', { headers, body: { service: 'booking' } });
        await askForTable(shop);
        await goInside(page, '/comenzi/rezervari');
        await expect(page.getByRole('button', { name: 'Confirmă' }).first()).toBeVisible();
      },
    },
    {
      name: 'rezervare-refuz',
      open: async (page) => {
        await page.getByRole('main').getByRole('button', { name: 'Refuză' }).first().click();
        const dialog = page.getByRole('dialog');
        await dialog.getByRole('button', { name: 'Refuză' }).click();
        await expect(dialog.getByText('Scrieți clientului de ce nu îl puteți primi.')).toBeVisible();
      },
    },
    {
      name: 'rezervarea-mea',
      open: async (page) => {
        const { id } = await shop.db
          .selectFrom('reservations')
          .select('id')
          .orderBy('id', 'desc')
          .limit(1)
          .executeTakeFirstOrThrow();
        const token = reservationToken(await openSecrets(shop.db).load('order_access'), id);
        await page.goto(reservationPath(token));
        await expect(page.getByRole('button', { name: 'Anulează rezervarea' })).toBeVisible();
      },
    },
    {
      name: 'rezervarea-mea-anulare',
      open: async (page) => {
        await page.reload();
        await page.getByRole('button', { name: 'Anulează rezervarea' }).click();
        await expect(page.getByRole('button', { name: 'Da, anulează' })).toBeVisible();
      },
    },
    {
      name: 'magazin-cu-anunt',
      open: async (page) => {
        await page.goto('/');
        await expect(page.getByRole('complementary', { name: 'Anunț' })).toBeVisible();
      },
    },
  ];
}

/** A guest asks for a table in three days. */
async function askForTable(shop: JourneyShop): Promise<void> {
  const day = Temporal.Now.plainDateISO('Europe/Bucharest').add({ days: 3 });
  await shop.api('bookTable', {
    body: {
      reservationData: {
        fullName: 'Ștefania Constantinescu-Popa',
        phoneNumber: '0722 555 111',
        email: `masa-${Date.now()}@exemplu.ro`,
        time: '19:00',
        numberOfPeople: 6,
        reservationDate: day.toString(),
        additionalInformation: 'Avem nevoie de un scaun pentru copii.',
      },
    },
  });
}
