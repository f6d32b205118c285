/** Actions of customers in their account, by the labels on the screen. */
import { expect, type Page } from '@playwright/test';
import { instant } from '#domain/time/instant.ts';
import { hashPassword } from '#server/features/accounts/passwords/passwords.ts';
import { anOrder, guest as contactOf, place } from '#test/support/an-order.ts';
import { aCustomer } from '#test/support/factories.ts';
import type { Guest } from './journey.ts';
import type { JourneyShop } from './open-journey-shop.ts';

export const PASSWORD = 'Covrig#Plimba7';

/** Creates a confirmed account with `PASSWORD` for the guest. */
export async function openAccount(shop: JourneyShop, { email, firstName, lastName, phone }: Guest): Promise<number> {
  const passwordHash = await hashPassword(PASSWORD);
  const opened = instant(Date.now());
  const { id } = await aCustomer(shop.db, { email, firstName, lastName, phone, passwordHash, sessionOpenedAt: opened });
  return id;
}

export async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  const form = page.getByRole('form', { name: 'Autentificare' });
  await form.getByLabel('Adresă de e-mail').fill(email);
  await form.getByLabel('Parolă', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Conectează-te' }).click();
}

/** Signs in and opens the account's list of orders. */
export async function enterAccount(page: Page, email: string): Promise<void> {
  await page.goto('/auth?mode=authenticate');
  await signIn(page, email);
  await page.waitForURL(/\/user\/orders$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Comenzile mele' })).toBeVisible();
}

/** Places this many orders without signing in, the last one the newest. */
export async function orderAsGuest(
  shop: JourneyShop,
  dish: { readonly id: number; readonly sizeId: number },
  { email, firstName, lastName }: Guest,
  count: number,
): Promise<readonly number[]> {
  const numbers: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const delivery = { ...contactOf(100 * dish.id + index), email, firstName, lastName };
    numbers.push((await place(shop.api, anOrder({ of: [dish], delivery }))).orderNumber);
  }
  return numbers;
}

/** The address of a link in a mail. */
export function linkIn(text: string, path: string): string {
  const link = new RegExp(`http\\S+/${path}/\\S+`).exec(text)?.[0];
  if (link === undefined) throw new Error(`No link to /${path} in: ${text}`);
  return link;
}
