/** The panel's screens for exceptions: pauses, sold-out marks, tables; and how guests see them. */
import { expect } from '@playwright/test';
import { reservationPath, reservationToken } from '#server/features/reservations/reservation-access.ts';
import { openSecrets } from '#server/platform/security/secrets.ts';
import { answerAllOrders, openPanel } from './at-the-panel.ts';
import { goInside } from './go-inside.ts';
import type { JourneyShop } from './open-journey-shop.ts';
import type { View } from './view.ts';

export async function serviceViews(shop: JourneyShop): Promise<readonly View[]> {
  // Ringing orders would cover the buttons.
  await answerAllOrders(shop);
  const headers = { Authorization: `Bearer ${await shop.signIn()}` };
  return [
    {
      name: 'pauze',
      leadsOn: true,
      open: async (page) => {
        await openPanel(page, shop);
        await goInside(page, '/comenzi/serviciu');
        await expect(page.getByRole('region', { name: 'Livrare', exact: true })).toBeVisible();
      },
    },
    {
      name: 'pauze-pornite',
      leadsOn: true,
      open: async (page) => {
        await shop.api('pauseService', { headers, body: { service: 'delivery', length: '60' } });
        await shop.api('pauseService', { headers, body: { service: 'booking', length: 'today' } });
        await shop.api('setBusyMode', { headers, body: { extraMinutes: 20, length: '60' } });
        await goInside(page, '/comenzi/serviciu');
        await expect(page.getByRole('button', { name: 'Reia livrarea' }).first()).toBeVisible();
      },
    },
    {
      name: 'seara-pe-sferturi',
      open: async (page) => {
        await shop.api('saveCapacity', { headers, body: EVENING_LIMITS });
        await fillEvening(shop, headers);
        await goInside(page, '/comenzi/serviciu');
        const quarters = page.getByRole('list', { name: 'Sferturi de oră' });
        await expect(quarters.getByText('plin').first()).toBeVisible();
        await expect(quarters.getByText('închis', { exact: true })).toBeVisible();
        await quarters.scrollIntoViewIfNeeded();
      },
    },
    {
      name: 'imprimante-cu-probleme',
      open: async (page) => {
        await emptyEvening(shop);
        const printers = await Promise.all(TROUBLED.map((about) => aPrinterWith(shop, headers, about)));
        await page.goto('/comenzi/serviciu');
        await expect(page.getByText('nu răspunde')).toBeVisible();
        await expect(page.getByText('nu mai are hârtie')).toBeVisible();
        await Promise.all(printers.map((id) => shop.api('removePrinter', { headers, body: { id } })));
      },
    },
    {
      name: 'meniul-zilei',
      open: async (page) => {
        // A new dish has a price, which managers set only where they are allowed to.
        const rights = await shop.api('getManagerRights', { headers });
        await shop.api('saveManagerRights', { headers, body: { ...rights, changePrices: true } });
        await page.goto('/comenzi/meniul-zilei');
        await page.getByLabel('Adaugă un fel').fill('Ciorbă de praz cu afumătură de casă');
        await page.getByRole('button', { name: /^Fel nou/ }).click();
        await page.getByRole('button', { name: 'Publică meniul de azi' }).click();
        await expect(page.getByText('Bifați alergenii')).toBeVisible();
        const { changePrices } = rights;
        await shop.api('saveManagerRights', {
          headers,
          body: { ...(await shop.api('getManagerRights', { headers })), changePrices },
        });
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
      leadsOn: true,
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
      leadsOn: true,
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

type Headers = { readonly Authorization: string };

const EVENING_LIMITS = { points: 20, deliveries: 4 };

/** One quarter is full, one nearly full, one closed. */
async function fillEvening(shop: JourneyShop, headers: Headers): Promise<void> {
  const { slots } = await shop.api('getSlots', { headers });
  const [, full, nearly, closed] = slots.map(({ at }) => at);
  if (full === undefined || nearly === undefined || closed === undefined)
    throw new Error('The restaurant is open all day');
  const loads = [
    { slot_at: new Date(full), scope: 'all', taken: EVENING_LIMITS.points },
    { slot_at: new Date(full), scope: 'delivery', taken: EVENING_LIMITS.deliveries },
    { slot_at: new Date(nearly), scope: 'all', taken: EVENING_LIMITS.points - 1 },
  ];
  await shop.db
    .insertInto('slot_loads')
    .values(loads)
    .onConflict((conflict) =>
      conflict.columns(['slot_at', 'scope']).doUpdateSet(({ ref }) => ({ taken: ref('excluded.taken') })),
    )
    .execute();
  await shop.api('setSlot', { headers, body: { at: closed, isClosed: true } });
}

/** Removes the capacity limit again. */
async function emptyEvening(shop: JourneyShop): Promise<void> {
  for (const table of ['slot_limits', 'slot_loads', 'closed_slots'] as const) await shop.db.deleteFrom(table).execute();
}

/** A negative value is in the future, so that the printer counts as just seen during the whole journey. */
const TROUBLED = [
  { name: 'Bucătărie', heardMinutesAgo: 10, condition: 'ready' },
  { name: 'Livrări la ușa din spate', heardMinutesAgo: -60, condition: 'no_paper' },
] as const;

async function aPrinterWith(
  shop: JourneyShop,
  headers: Headers,
  { name, heardMinutesAgo, condition }: (typeof TROUBLED)[number],
): Promise<number> {
  const settings = { protocol: 'star', width: 576, prints: 'kitchen', printsOn: 'acceptance' } as const;
  const { id } = await shop.api('savePrinter', { headers, body: { name: `${name} ${Date.now()}`, ...settings } });
  const heardAt = new Date(Date.now() - heardMinutesAgo * 60_000);
  await shop.db
    .updateTable('printers')
    .set({ last_seen_at: heardAt, condition, condition_at: heardAt })
    .where('id', '=', id)
    .execute();
  return id;
}

/** A guest requests a table in three days. */
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
