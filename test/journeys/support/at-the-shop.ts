/** Actions of guests in the shop, by the labels on the screen. */
import { expect, type Locator, type Page } from '@playwright/test';
import { patience } from '#test/support/patience.ts';
import type { Guest } from './journey.ts';

const LOOK_AGAIN_MS = patience(1_000);
/** Stated at each wait: in a bench no configuration does. */
const SEEN_MS = patience(20_000);

/** Waits for news on a live page, which refetches each time it becomes visible. */
export async function lookAgainFor(page: Page, news: Locator): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(news).toBeVisible({ timeout: LOOK_AGAIN_MS });
  }).toPass();
}

/** Adds a product to the cart on its own page. */
export async function addFromItsPage(page: Page, productId: number): Promise<void> {
  await page.goto(`/meniu/${productId}`);
  await page.getByRole('button', { name: /^Adaugă în coș/ }).click();
  await expect(page.getByRole('status').getByText('Produsul a fost adăugat în coș.')).toBeVisible({ timeout: SEEN_MS });
}

/** From any page through the cart to the checkout. */
export async function goToCheckout(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: /^Coș/ }).click();
  await page.getByRole('dialog', { name: 'Coșul tău' }).getByRole('link', { name: 'Continuă comanda' }).click();
  await expect(page.getByRole('heading', { name: 'Finalizarea comenzii' })).toBeVisible({ timeout: SEEN_MS });
}

/** What a checkout asks of a person. */
type Contact = Pick<Guest, 'firstName' | 'lastName' | 'phone' | 'email'>;

export async function fillContact(page: Page, guest: Contact): Promise<void> {
  await openKnown(page, 'Schimbă datele de contact', 'Nume și prenume');
  await page.getByRole('main').getByLabel('Nume și prenume').fill(`${guest.firstName} ${guest.lastName}`);
  await page.getByLabel('Număr de telefon').fill(guest.phone);
  await page.getByRole('main').getByLabel('Adresă de e-mail').fill(guest.email);
}

export async function fillAddress(page: Page, city: string): Promise<void> {
  await openKnown(page, 'Schimbă adresa', 'Localitate');
  await page.getByLabel('Localitate').fill(city);
  await page.getByLabel('Stradă').fill('Strada Lungă');
  await page.getByLabel('Număr', { exact: true }).fill('5A');
}

/** Opens data that the checkout shows on a line: contact and address together, or each separately. */
async function openKnown(page: Page, change: string, field: string): Promise<void> {
  const both = page.getByRole('button', { name: 'Schimbă cine și unde primește comanda' });
  const line = page.getByRole('button', { name: change });
  await expect(both.or(line).or(page.getByLabel(field))).toBeVisible({ timeout: SEEN_MS });
  if (await both.isVisible()) await both.click();
  if (await line.isVisible()) await line.click();
}

/** Opens the folded row with coupon, cutlery, invoice and notes. */
export async function openMore(page: Page): Promise<void> {
  await page.getByText('Cod de reducere și altele').click();
}

export async function acceptTerms(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /Am citit și accept/ }).check();
}

/** Fills in everything for a pickup as soon as possible, paid in cash. */
export async function fillPickup(page: Page, guest: Contact): Promise<void> {
  await page.getByRole('radio', { name: /^Ridicare din restaurant/ }).check();
  await page.getByRole('radio', { name: /^Cât mai repede/ }).check();
  await fillContact(page, guest);
  await page.getByRole('radio', { name: 'Numerar', exact: true }).check();
  await acceptTerms(page);
}

/** From an empty cart to a completed checkout with one product. */
export async function bringToCheckout(page: Page, productId: number, guest: Guest): Promise<void> {
  await addFromItsPage(page, productId);
  await goToCheckout(page);
  await fillPickup(page, guest);
}

export function orderButton(page: Page | Locator) {
  return page.getByRole('button', { name: 'Comandă cu obligație de plată' });
}

/** Presses the order button and waits for the live page; returns the order number. */
export async function order(page: Page): Promise<number> {
  await orderButton(page).click();
  return readOrderNumber(page);
}

export async function readOrderNumber(page: Page): Promise<number> {
  await page.waitForURL(/\/comanda\//);
  const heading = page.getByRole('heading', { level: 1, name: /^Comanda nr\. \d+$/ });
  return Number((await heading.textContent())?.replace(/\D/g, ''));
}
