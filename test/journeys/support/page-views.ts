/**
 * Pages of staff that no other view opens: a page that is added is read by axe without an entry here. The first view
 * signs in.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { STAFF_PAGES } from '#web/pages/staff-pages.ts';
import { openOffice } from './at-the-office.ts';
import { goInside } from './go-inside.ts';
import type { JourneyShop } from './open-journey-shop.ts';
import type { View } from './view.ts';

export function pageViews(shop: JourneyShop): readonly View[] {
  let isSignedIn = false;
  return unopenedAddresses().map((address) => ({
    name: address.slice(1).replaceAll('/', '-'),
    open: async (page) => {
      if (isSignedIn) await goInside(page, address);
      else await openOffice(page, shop, address);
      isSignedIn = true;
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
    },
  }));
}

/** Addresses behind a sign-in that need no number, and stand in no file of views. */
export function unopenedAddresses(): readonly string[] {
  const views = readdirSync(import.meta.dirname)
    .filter((file) => file.endsWith('-views.ts'))
    .map((file) => readFileSync(`${import.meta.dirname}/${file}`, 'utf8'))
    .join('\n');
  return STAFF_PAGES.map(({ address }) => address)
    .filter((address) => /^\/(?:admin|comenzi)\b[^$]*$/.test(address))
    .filter((address) => !new RegExp(`['"\`]${address}['"\`?]`).test(views));
}
