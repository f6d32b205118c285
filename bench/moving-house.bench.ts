/**
 * The effort of moving a restaurant in: from an empty shop to the first order on the panel, with a menu of GloriaFood
 * and with the owner's own file, whose headings are not known. Counted by `test/support/hand.ts`, without the
 * demonstration, with a signed-in account and the file on the disk, without interruptions.
 */
import { type Browser, chromium, expect, type Page } from '@playwright/test';
import { openDatabase } from '#server/platform/database.ts';
import { openOffice } from '#test/journeys/support/at-the-office.ts';
import { cardOf } from '#test/journeys/support/at-the-panel.ts';
import { fillPickup, goToCheckout, order } from '#test/journeys/support/at-the-shop.ts';
import {
  bringMenu,
  bringOwnTable,
  describeRestaurant,
  OWN_DISH,
  openRestaurant,
  orderMovedDish,
  proveMenu,
} from '#test/journeys/support/move-in.ts';
import { Hand, humanTime, type Work } from '#test/support/hand.ts';
import { patience } from '#test/support/patience.ts';
import { aRunningShop } from '#test/support/running-shop.ts';
import { type Figure, report } from './report.ts';

const MINUTES = 60;
/** A press that waits for a page, on a busy machine. */
const PRESS_MS = patience(30_000);
const GUEST = { firstName: 'Ioana', lastName: 'Pop', phone: '0745123456', email: 'ioana@exemplu.ro' };

type Part = { readonly what: string; readonly work: Work };

/** Counts one part of a move. */
async function count(what: string, take: (hand: Hand) => Promise<void>): Promise<Part> {
  const hand = new Hand();
  await take(hand);
  return { what, work: hand.work() };
}

/** The parts that every move has, with those of `bring` between the restaurant's data and the first order. */
async function moveIn(
  browser: Browser,
  {
    bring,
    choose,
  }: {
    readonly bring: (page: Page) => Promise<readonly Part[]>;
    /** A guest puts a dish of the menu into the cart. */
    readonly choose: (phone: Page, hand: Hand) => Promise<void>;
  },
): Promise<readonly Part[]> {
  await using shop = await aRunningShop({ settings: { DEMO: 'off' } });
  const { db } = openDatabase({ url: await shop.databaseUrl('superuser'), applicationName: 'bench' });
  await using closing = new AsyncDisposableStack();
  closing.defer(() => db.destroy());
  const page = await browser.newPage({
    baseURL: shop.address,
    locale: 'ro-RO',
    viewport: { width: 1280, height: 900 },
  });
  closing.defer(() => page.close());
  page.setDefaultTimeout(PRESS_MS);
  await openOffice(page, { db });

  const described = await count('the restaurant: name, address, hours, services, payments', async (hand) => {
    await describeRestaurant(page, hand);
    await hand.press(page.getByRole('main').getByRole('link', { name: 'Continuați: Primele produse' }));
    hand.read();
    await hand.press(page.getByRole('main').getByRole('link', { name: 'Aduceți meniul din alt sistem' }));
  });
  const brought = await bring(page);
  const ordered = await count('first order, seen on the panel', async (hand) => {
    const phone = await browser.newPage({
      baseURL: shop.address,
      locale: 'ro-RO',
      viewport: { width: 390, height: 844 },
    });
    phone.setDefaultTimeout(PRESS_MS);
    await choose(phone, hand);
    await phone.keyboard.press('Escape');
    await goToCheckout(phone);
    await fillPickup(phone, GUEST);
    const number = await order(phone);
    await page.goto('/comenzi/noi');
    await expect(cardOf(page, number)).toBeVisible({ timeout: patience(20_000) });
    await phone.close();
  });
  return [described, ...brought, ordered];
}

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium' });
try {
  const gloria = await moveIn(browser, {
    bring: async (page) => [
      await count('the menu of 187 dishes: file, rows, taken over', (hand) => bringMenu(page, hand)),
      await count('200 carts compared', (hand) => proveMenu(page, hand)),
    ],
    choose: orderMovedDish,
  });
  const own = await moveIn(browser, {
    bring: async (page) => [
      await count('60 dishes of an own file: columns matched, looked at, taken over', (hand) =>
        bringOwnTable(page, hand),
      ),
      await count('open, with three trial orders on the panel', (hand) => openRestaurant(page, hand)),
    ],
    choose: async (phone, hand) => {
      await phone.goto('/meniu');
      await hand.press(phone.getByRole('button', { name: `Adaugă ${OWN_DISH} în coș` }));
    },
  });
  await report(
    'moving-house',
    [...figuresOf('GloriaFood', gloria, 15), ...figuresOf('own file', own, 12)],
    [
      'One run. 8 s are counted for each screen that is read; the typing of the guest’s checkout is counted by `guest`.',
      'Not in it: signing in, VAT and allergens that the file lacks, pictures, zones of delivery.',
    ],
  );
} finally {
  await browser.close();
}

function figuresOf(source: string, parts: readonly Part[], atMost: number): readonly Figure[] {
  const sum = (read: (work: Work) => number) => parts.reduce((all, { work }) => all + read(work), 0);
  const figure = (what: string) => `${source}: ${what}`;
  return [
    ...parts.map(({ what, work }) => ({ what: figure(what), measured: humanTime(work), unit: 's' })),
    { what: figure('presses'), measured: sum(({ presses }) => presses), unit: '' },
    { what: figure('fields'), measured: sum(({ fields }) => fields), unit: '' },
    { what: figure('keys'), measured: sum(({ keys }) => keys), unit: '' },
    { what: figure('machine'), measured: sum(({ machineMs }) => machineMs / 1000), unit: 's' },
    { what: figure('all of it'), measured: sum(humanTime) / MINUTES, unit: 'min', aim: { atMost } },
  ];
}
