/**
 * The effort of moving a restaurant in from GloriaFood: from an empty shop through the import and its check to the
 * first order on the panel, as `test/support/hand.ts` counts it. Without the demonstration, with a signed-in account
 * and the file on the disk, without interruptions.
 */
import { chromium, expect } from '@playwright/test';
import { openDatabase } from '#server/platform/database.ts';
import { openOffice } from '#test/journeys/support/at-the-office.ts';
import { fillPickup, goToCheckout, order } from '#test/journeys/support/at-the-shop.ts';
import { bringMenu, describeRestaurant, orderMovedDish, proveMenu } from '#test/journeys/support/move-in.ts';
import { Hand, humanTime } from '#test/support/hand.ts';
import { aRunningShop } from '#test/support/running-shop.ts';
import { report } from './report.ts';

const MINUTES = 60;

await using shop = await aRunningShop({ settings: { DEMO: 'off' } });
const { db } = openDatabase({ url: await shop.databaseUrl('superuser'), applicationName: 'bench' });
await using closing = new AsyncDisposableStack();
closing.defer(() => db.destroy());
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium' });
closing.defer(() => browser.close());
const page = await browser.newPage({ baseURL: shop.address, locale: 'ro-RO', viewport: { width: 1280, height: 900 } });
await openOffice(page, { db });

const hand = new Hand();
await describeRestaurant(page, hand);
const described = hand.work();

const menu = new Hand();
await menu.press(page.getByRole('main').getByRole('link', { name: 'Continuați: Primele produse' }));
menu.read();
await menu.press(page.getByRole('main').getByRole('link', { name: 'Aduceți meniul din alt sistem' }));
await bringMenu(page, menu);
const brought = menu.work();

const proof = new Hand();
await proveMenu(page, proof);
const proved = proof.work();

const phone = await browser.newPage({ baseURL: shop.address, locale: 'ro-RO', viewport: { width: 390, height: 844 } });
const guest = new Hand();
await orderMovedDish(phone, guest);
await phone.keyboard.press('Escape');
await goToCheckout(phone);
await fillPickup(phone, { firstName: 'Ioana', lastName: 'Pop', phone: '0745123456', email: 'ioana@exemplu.ro' });
const number = await order(phone);
await page.goto('/comenzi/noi');
await expect(page.getByRole('main').getByText(String(number)).first()).toBeVisible();
const ordered = guest.work();

const parts = [described, brought, proved, ordered];
const sum = (read: (work: (typeof parts)[number]) => number) => parts.reduce((all, work) => all + read(work), 0);
await report(
  'moving-house',
  [
    { what: 'the restaurant: name, address, hours, services, payments', measured: humanTime(described), unit: 's' },
    { what: 'the menu of 187 dishes: file, rows, taken over', measured: humanTime(brought), unit: 's' },
    { what: '200 carts compared', measured: humanTime(proved), unit: 's' },
    { what: 'first order, seen on the panel', measured: humanTime(ordered), unit: 's' },
    { what: 'presses', measured: sum(({ presses }) => presses), unit: '' },
    { what: 'keys', measured: sum(({ keys }) => keys), unit: '' },
    { what: 'machine', measured: sum(({ machineMs }) => machineMs / 1000), unit: 's' },
    { what: 'all of it', measured: sum(humanTime) / MINUTES, unit: 'min', aim: { atMost: 15 } },
  ],
  [
    'One run. 8 s are counted for each screen that is read; the typing of the guest’s checkout is counted by `guest`.',
    'Not in it: signing in, VAT and allergens that the file lacks, pictures, zones of delivery.',
  ],
);
