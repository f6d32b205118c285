/** Actions of staff on a tablet, by the labels on the screen. */
import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import type { OrderStatus } from '#domain/orders/order.ts';
import { instant } from '#domain/time/instant.ts';
import { hashPassword } from '#server/features/accounts/passwords/passwords.ts';
import { aManager } from '#test/support/factories.ts';
import { patience } from '#test/support/patience.ts';
import type { JourneyShop } from './open-journey-shop.ts';

/** Stated at each wait: in a bench no configuration does. */
const SEEN_MS = patience(20_000);

const PASSWORD = 'Frasin-la-poarta-34';
export const TABLET = { width: 1280, height: 800 };

/** A manager with a password. */
export async function aManagerNamed(shop: JourneyShop, firstName: string): Promise<{ readonly email: string }> {
  return aManager(shop.db, {
    firstName,
    lastName: 'Rus',
    email: `${firstName.toLowerCase()}-${randomUUID().slice(0, 13)}@exemplu.ro`,
    passwordHash: await hashPassword(PASSWORD),
    sessionOpenedAt: instant(Date.now()),
  });
}

/** Signs in as a new manager, which opens the board, and goes to the list of orders. */
export async function openPanel(tablet: Page, shop: JourneyShop, firstName = 'Maria'): Promise<void> {
  const { email } = await aManagerNamed(shop, firstName);
  await tablet.goto('/auth/admin');
  await tablet.getByLabel(/^Adresă de e-mail/).fill(email);
  await tablet.getByLabel(/^Parolă/).fill(PASSWORD);
  await tablet.getByRole('button', { name: 'Conectează-te' }).click();
  await tablet.waitForURL(/\/comenzi\/tabla$/);
  await expect(tablet.getByText('Conectat', { exact: true })).toBeVisible({ timeout: SEEN_MS });
  await tablet.getByRole('navigation').getByRole('link', { name: 'Toate comenzile' }).click();
  await tablet.waitForURL(/\/comenzi$/);
  await expect(tablet.getByRole('heading', { level: 1, name: 'Toate comenzile' })).toBeVisible({ timeout: SEEN_MS });
}

/** The tap that begins a shift; afterwards the sound is on, whether or not something rings at once. */
export async function startAlerts(tablet: Page): Promise<void> {
  await tablet.getByRole('button', { name: 'Pornește alertele' }).click();
  const rings = tablet.getByRole('banner').getByRole('button', { name: 'Oprește sunetul' });
  await expect(tablet.getByText('Sunet pornit').or(rings)).toBeVisible({ timeout: SEEN_MS });
}

/** The order's card in a list. */
export function cardOf(tablet: Page, orderNumber: number) {
  return tablet
    .getByRole('article')
    .filter({ has: tablet.getByRole('heading', { name: `Comanda nr. ${orderNumber}` }) });
}

/** The strip above every page: the most urgent notice. */
export function popup(tablet: Page) {
  return tablet.getByRole('complementary', { name: 'Anunțuri' });
}

/** Opens the strip: all notices. */
export async function openNotices(tablet: Page) {
  await popup(tablet)
    .getByRole('button', { name: /^și încă/ })
    .click();
  return tablet.getByRole('dialog', { name: 'Anunțuri' });
}

/** A number of minutes in the dialog that accepts an order; its hour stands below it. */
export function minutesOf(dialog: Locator, minutes: number) {
  return dialog.getByRole('radio', { name: new RegExp(`(^|: )${minutes}, `) });
}

/**
 * Answers everything that the demo and other journeys left: no order waits for an answer or for its preparation, no
 * table waits. Only this journey's own orders ring afterwards.
 */
export async function answerAllOrders(shop: JourneyShop): Promise<void> {
  const headers = { Authorization: `Bearer ${await shop.signIn()}` };
  const numbersOf = async (status: OrderStatus) => {
    const { content } = await shop.api('getAllOrders', { headers, query: { status, page: 0, size: 100 } });
    return content.map(({ orderNumber }) => orderNumber);
  };
  for (const orderNumber of [...(await numbersOf('NEW')), ...(await numbersOf('SCHEDULED'))]) {
    const rejectedOrder = { orderNumber, reason: 'Am închis pentru astăzi.' };
    await shop.api('rejectOrder', { headers, body: { rejectedOrder } });
  }
  for (const orderNumber of await numbersOf('CONFIRMED')) {
    await shop.api('markAsDelivered', { headers, body: { orderNumber } });
  }
  const { waiting } = await shop.api('getReservations', { headers, query: {} });
  for (const { id } of waiting) {
    await shop.api('answerReservation', { headers, body: { id, decision: 'decline', reason: 'Nu mai avem locuri.' } });
  }
}
