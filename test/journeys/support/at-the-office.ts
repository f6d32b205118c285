/** Actions of an administrator in the back office, by the labels on the screen. */
import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { instant } from '#domain/time/instant.ts';
import { hashPassword } from '#server/features/accounts/passwords/passwords.ts';
import { anAdmin } from '#test/support/factories.ts';
import { Hand } from '#test/support/hand.ts';
import { patience } from '#test/support/patience.ts';
import type { JourneyShop } from './open-journey-shop.ts';

const PASSWORD = 'Frasin-la-poarta-34';
export const DESK = { width: 1280, height: 900 };

/** Signs in as a new administrator and opens `path` of the back office. */
export async function openOffice(
  page: Page,
  shop: Pick<JourneyShop, 'db'>,
  path = '/admin',
  firstName = 'Mara',
): Promise<void> {
  const { email } = await anAdmin(shop.db, {
    firstName,
    lastName: 'Pop',
    email: `${firstName.toLowerCase()}-${randomUUID().slice(0, 13)}@exemplu.ro`,
    passwordHash: await hashPassword(PASSWORD),
    sessionOpenedAt: instant(Date.now()),
  });
  await page.goto(`/auth/admin?redirect=${encodeURIComponent(path)}`);
  await page.getByLabel(/^Adresă de e-mail/).fill(email);
  await page.getByLabel(/^Parolă/).fill(PASSWORD);
  await page.getByRole('button', { name: 'Conectează-te' }).click();
  await page.waitForURL((url) => url.pathname === path.replace(/\?.*/, ''));
}

/** Presses „Salvează” and waits for the message that everything was saved. */
export async function save(page: Page, hand = new Hand()): Promise<void> {
  const main = page.getByRole('main');
  await hand.press(main.getByRole('button', { name: 'Salvează', exact: true }));
  await expect(main.getByText('Datele au fost salvate cu succes!')).toBeVisible({ timeout: patience(20_000) });
}
