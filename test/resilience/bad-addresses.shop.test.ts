/** Promise P9 for pages: an address that nobody was given is a page that is missing, never a fault of the shop. */
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openDatabase } from '#server/platform/database.ts';
import { aRunningShop } from '#test/support/running-shop.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';
import { STAFF_PAGES } from '#web/pages/staff-pages.ts';
import { HOSTILE_ADDRESS_PARTS } from './hostile-values.ts';

/** Addresses of guests' pages, by the names of their route files. */
const GUEST_PAGES = readdirSync('src/web/routes/_shop')
  .filter((file) => file.endsWith('.tsx'))
  .map(
    (file) =>
      `/${file
        .replace(/\.tsx$/, '')
        .replace(/\.index$/, '')
        .replace(/^_home\./, '')
        .replaceAll('.', '/')
        .replace('meniu_', 'meniu')}`,
  );

/** Addresses with a parameter. */
const PAGES = [...GUEST_PAGES, ...STAFF_PAGES.map(({ address }) => address)].filter((page) => /\$\w/.test(page));

/** They are no address of a page: a path ends before them, or climbs out of it. */
const NO_PART = ['..', '%2e%2e%2f%2e%2e%2fetc%2fpasswd'];

test('whatever stands in the address of a page, no page answers 500', async () => {
  await using shop = await aRunningShop();
  const { db } = openDatabase({ url: await shop.databaseUrl(), applicationName: 'story' });
  await theRestaurant(db, { isOpenAroundTheClock: true });
  await db.destroy();
  expect(PAGES.length).toBeGreaterThan(15);
  const faults: string[] = [];
  for (const page of PAGES) {
    for (const part of [...HOSTILE_ADDRESS_PARTS.filter((one) => !NO_PART.includes(one)), 'x%1b', 'x%00']) {
      const address = page.replaceAll(/\$\w+/g, part);
      const { status } = await fetch(`${shop.address}${address}`, { redirect: 'manual' });
      if (status >= 500) faults.push(`${status} ${address.slice(0, 80)}`);
    }
  }
  expect(faults).toEqual([]);
  for (const page of ['/c/x%00', '/comanda/x%00', '/meniu/%00', '/rezervare/x%00']) {
    const { status } = await fetch(`${shop.address}${page}`);
    expect([404, 200], page).toContain(status);
  }
  expect((await fetch(`${shop.address}/c/x%00`)).status).toBe(404);
  expect((await fetch(`${shop.address}/comanda/x%00`)).status).toBe(404);
  expect(shop.printed()).not.toContain('page.failed');
});
