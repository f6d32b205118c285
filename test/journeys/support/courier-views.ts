/** Screens of a courier's phone, and the restaurant's screens about couriers. */
import { expect, type Page } from '@playwright/test';
import { aDelivery, anOrder, guest as contactOf, place } from '#test/support/an-order.ts';
import { answerAllOrders, openPanel } from './at-the-panel.ts';
import { aDish } from './dishes.ts';
import { goInside } from './go-inside.ts';
import type { JourneyShop } from './open-journey-shop.ts';
import type { View } from './view.ts';

export async function courierViews(shop: JourneyShop): Promise<readonly View[]> {
  const dish = await aDish(shop);
  await answerAllOrders(shop);
  const headers = { Authorization: `Bearer ${await shop.signIn()}` };
  const { code } = await shop.db
    .selectFrom('delivery_zones')
    .select('code')
    .orderBy('position')
    .executeTakeFirstOrThrow();
  const aReadyOrder = async (index: number) => {
    const { orderNumber } = await place(
      shop.api,
      anOrder({
        of: [[dish, index]],
        delivery: aDelivery(code, {
          ...contactOf(10 * dish.id + index),
          firstName: 'Ștefania',
          lastName: 'Constantinescu-Popa',
          additionalInformation: 'Câine în curte, sunați la poartă.',
        }),
      }),
    );
    await shop.api('confirmOrder', { headers, body: { orderNumber, timeToPrepare: 45 } });
    await shop.api('changeStage', { headers, body: { orderNumber, stage: 'ready' } });
    return orderNumber;
  };
  for (const index of [1, 2, 3]) await aReadyOrder(index);
  const { access } = await shop.api('saveCourier', {
    headers,
    body: { name: 'Mihai Pop', phoneNumber: '0722 999 888', float: 50 },
  });
  if (access === null) throw new Error('A new courier has a link and a PIN');
  const tab = (page: Page, name: RegExp) => page.getByRole('navigation').getByRole('button', { name });
  return [
    {
      name: 'pin-gresit',
      open: async (page) => {
        await page.goto(access.link);
        await page.getByLabel(/^PIN/).fill('000000');
        await page.getByRole('button', { name: 'Intră' }).click();
        await expect(page.getByText('PIN-ul nu este corect.')).toBeVisible();
      },
    },
    {
      name: 'gata',
      leadsOn: true,
      open: async (page) => {
        if (!page.url().includes('/curier/')) await page.goto(access.link);
        await page.getByLabel(/^PIN/).fill(access.pin);
        await page.getByRole('button', { name: 'Intră' }).click();
        const orders = page.getByRole('main').getByRole('listitem').getByRole('button');
        await expect(orders).toHaveCount(3);
        for (const place of [0, 1]) {
          await orders.nth(place).click();
          await expect(orders.nth(place)).toHaveAttribute('aria-pressed', 'true');
        }
      },
    },
    {
      name: 'drum',
      leadsOn: true,
      open: async (page) => {
        await page.getByRole('button', { name: 'Plec cu 2 comenzi' }).click();
        await expect(page.getByRole('button', { name: 'Livrat · numerar' })).toBeVisible();
      },
    },
    {
      name: 'nu-raspunde',
      leadsOn: true,
      open: async (page) => {
        await page.getByRole('button', { name: 'Altă plată' }).click();
        await page.getByRole('button', { name: 'Nu răspunde' }).click();
        await expect(page.getByRole('link', { name: 'Sună din nou' })).toBeVisible();
      },
    },
    {
      name: 'tura',
      open: async (page) => {
        await page.getByRole('button', { name: 'Livrat · card de masă' }).click();
        await expect(page.getByRole('button', { name: 'Anulează' })).toBeVisible();
        await tab(page, /^Tura/).click();
        await expect(page.getByText('De predat')).toBeVisible();
      },
    },
    {
      name: 'panou-curieri',
      leadsOn: true,
      open: async (page) => {
        await openPanel(page, shop);
        await goInside(page, '/comenzi/curieri');
        await expect(page.getByRole('heading', { name: 'Mihai Pop' })).toBeVisible();
      },
    },
    {
      name: 'panou-bani-primiti',
      open: async (page) => {
        await goInside(page, '/comenzi/curieri');
        await page.getByRole('button', { name: 'Primesc bani acum' }).click();
        await expect(page.getByRole('dialog').getByLabel('Suma primită, în lei')).toBeVisible();
      },
    },
  ];
}
