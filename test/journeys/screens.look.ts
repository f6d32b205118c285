import type { Page } from '@playwright/test';
import { anOrder, guest as contactOf, place } from '#test/support/an-order.ts';
import { answerAllOrders, openPanel, startAlerts } from './support/at-the-panel.ts';
import { expect, test } from './support/journey.ts';
import { SANDBOXED } from './support/marketing-views.ts';
import { ROOMS } from './support/rooms.ts';
import type { View } from './support/view.ts';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 800 };

test.beforeEach(({ complaints }) => {
  complaints.expect(/Failed to load resource/);
  complaints.expect(SANDBOXED);
});

for (const { name, prefix, views } of ROOMS) {
  test(name, async ({ page, shop, guest }) => {
    await takePictures(page, await views(shop, guest), prefix);
  });
}

test('for the README', async ({ page, shop, openDevice }) => {
  await answerAllOrders(shop);
  await page.setViewportSize(DESK);
  await page.goto('/');
  await page.screenshot({ path: 'screenshots/readme-magazin.png', animations: 'disabled' });
  const phone = await openDevice({ viewport: PHONE, isMobile: true, hasTouch: true, deviceScaleFactor: 2 });
  await phone.goto('/meniu?category=pizza');
  await phone.getByRole('link', { name: 'Pizza Quattro Stagioni' }).click();
  await expect(phone.getByRole('dialog').getByRole('radio').first()).toBeVisible();
  await phone.screenshot({ path: 'screenshots/readme-telefon.png', animations: 'disabled' });

  const pizza = await shop.db
    .selectFrom('sizes')
    .innerJoin('products', 'products.id', 'sizes.product_id')
    .select(['products.id', 'sizes.id as sizeId'])
    .where('products.name', '=', 'Pizza Quattro Stagioni')
    .executeTakeFirstOrThrow();
  const tablet = await openDevice({ viewport: DESK });
  await openPanel(tablet, shop);
  await startAlerts(tablet);
  await place(shop.api, anOrder({ of: [[pizza, 2]], delivery: contactOf(1) }));
  await expect(tablet.getByRole('main').getByRole('button', { name: 'Acceptă' })).toBeVisible();
  await tablet.screenshot({ path: 'screenshots/readme-comenzi.png', animations: 'disabled' });
});

/**
 * Saves `screenshots/magazin-cos-390-luminos.png` and so on: each view at two widths, in the light and the dark theme.
 */
async function takePictures(page: Page, views: readonly View[], room: string): Promise<void> {
  for (const { name, open } of views) {
    await page.setViewportSize(PHONE);
    await open(page);
    for (const size of [PHONE, DESK]) {
      await page.setViewportSize(size);
      for (const [theme, word] of [
        ['light', 'luminos'],
        ['dark', 'intunecat'],
      ] as const) {
        await page.evaluate((chosen) => {
          document.documentElement.dataset.theme = chosen;
        }, theme);
        await page.screenshot({
          path: `screenshots/${room}-${name}-${size.width}-${word}.png`,
          animations: 'disabled',
        });
      }
    }
  }
}
