/** The panel's screens for what is not as usual: pauses, what is sold out, tables. And what guests see of it. */
import { expect } from '@playwright/test';
import { openPanel } from './at-the-panel.ts';
import type { JourneyShop } from './open-journey-shop.ts';
import type { View } from './view.ts';

export async function serviceViews(shop: JourneyShop): Promise<readonly View[]> {
  const headers = { Authorization: `Bearer ${await shop.signIn()}` };
  return [
    {
      name: 'pauze',
      open: async (page) => {
        await openPanel(page, shop);
        await page.goto('/comenzi/serviciu');
        await expect(page.getByRole('region', { name: 'Livrare', exact: true })).toBeVisible();
      },
    },
    {
      name: 'pauze-pornite',
      open: async (page) => {
        await shop.api('pauseService', { headers, body: { service: 'delivery', length: '60' } });
        await shop.api('pauseService', { headers, body: { service: 'booking', length: 'today' } });
        await shop.api('setBusyMode', { headers, body: { extraMinutes: 20, length: '60' } });
        await page.goto('/comenzi/serviciu');
        await expect(page.getByRole('button', { name: 'Reia livrarea' }).first()).toBeVisible();
      },
    },
    {
      name: 'epuizate',
      open: async (page) => {
        const [product, other] = await shop.api('getBaseProducts');
        const mark = (id: number, until: 'tomorrow' | 'back') =>
          shop.api('markSoldOut', { headers, body: { subject: { kind: 'product', productId: id }, until } });
        if (product && other) await Promise.all([mark(product.id, 'tomorrow'), mark(other.id, 'back')]);
        await page.goto('/comenzi/epuizate');
        await expect(page.getByRole('list', { name: 'Epuizate acum' }).getByRole('listitem')).toHaveCount(2);
      },
    },
    {
      name: 'epuizat-pana-cand',
      open: async (page) => {
        await page.goto('/comenzi/epuizate');
        await page
          .getByRole('button', { name: /^Epuizat: / })
          .first()
          .click();
        await page.getByRole('dialog').getByRole('button', { name: 'Până într-o zi anume' }).click();
        await expect(page.getByLabel('Revine pe')).toBeVisible();
      },
    },
    {
      name: 'magazin-cu-anunt',
      open: async (page) => {
        await page.goto('/');
        await expect(page.getByRole('complementary', { name: 'Anunț' })).toBeVisible();
      },
    },
  ];
}
