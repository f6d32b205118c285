/** Every user screen of the back office. The order matters: the first view signs in. */
import { expect, type Page } from '@playwright/test';
import { openAccount, orderAsGuest } from './at-the-account.ts';
import { openOffice } from './at-the-office.ts';
import { aDish } from './dishes.ts';
import { goInside } from './go-inside.ts';
import type { Guest } from './journey.ts';
import type { JourneyShop } from './open-journey-shop.ts';
import type { View } from './view.ts';

export async function userOfficeViews(shop: JourneyShop, guest: Guest): Promise<readonly View[]> {
  const userId = await openAccount(shop, guest);
  await orderAsGuest(shop, await aDish(shop), guest, 2);
  await shop.db.updateTable('orders').set({ user_id: userId }).where('email', '=', guest.email).execute();
  await shop.api('subscribe', { body: { email: guest.email, source: 'footer' } });
  const visit = (name: string, path: string, seen: (page: Page) => Promise<void> = headed): View => ({
    name,
    open: async (page) => {
      await goInside(page, path);
      await seen(page);
    },
  });
  return [
    {
      name: 'utilizatori',
      open: async (page) => {
        await openOffice(page, shop, '/admin/users');
        await expect(page.getByRole('table').nth(1)).toBeVisible();
      },
    },
    visit('utilizatori-negasiti', '/admin/users?q=xyzzy', (page) =>
      expect(page.getByText('Nu există utilizatori disponibili.')).toBeVisible(),
    ),
    visit('utilizator', `/admin/users/${userId}`, (page) =>
      expect(page.getByText('A cerut abonarea', { exact: false })).toBeVisible(),
    ),
    {
      name: 'utilizator-dezactivare',
      open: async (page) => {
        await goInside(page, `/admin/users/${userId}`);
        await page.getByRole('button', { name: 'Dezactivează contul' }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
      },
    },
    visit('utilizator-modificare', `/admin/users/${userId}/edit`, (page) =>
      expect(page.getByLabel('Prenume')).toHaveValue(guest.firstName),
    ),
    visit('utilizator-nou', '/admin/users/add-user'),
    {
      name: 'administrator-nou-cu-greseli',
      open: async (page) => {
        await goInside(page, '/admin/users/add-admin-user');
        await page.getByRole('button', { name: 'Creează contul' }).click();
        await expect(page.getByText('Adresa de e-mail nu este validă.')).toBeVisible();
      },
    },
    visit('utilizator-inexistent', '/admin/users/99999999', (page) =>
      expect(page.getByText('Utilizatorul nu a fost găsit.')).toBeVisible(),
    ),
  ];
}

async function headed(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}
