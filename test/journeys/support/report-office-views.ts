/** Every report of the back office. The order matters: the first view signs in. */
import { expect, type Page } from '@playwright/test';
import { openOffice } from './at-the-office.ts';
import { goInside } from './go-inside.ts';
import type { JourneyShop } from './open-journey-shop.ts';
import type { View } from './view.ts';

const visit = (name: string, path: string, seen: (page: Page) => Promise<void>): View => ({
  name,
  open: async (page) => {
    await goInside(page, path);
    await seen(page);
  },
});

export async function reportOfficeViews(shop: JourneyShop): Promise<readonly View[]> {
  const chart = (name: RegExp) => (page: Page) => expect(page.getByRole('img', { name })).toBeVisible();
  const said = (text: string) => (page: Page) => expect(page.getByRole('main').getByText(text)).toBeVisible();
  return [
    {
      name: 'statistici',
      open: async (page) => {
        await openOffice(page, shop, '/admin/statistics');
        await chart(/^Clienții care au cumpărat cel mai mult/)(page);
      },
    },
    {
      name: 'vanzari',
      open: async (page) => {
        await goInside(page, '/admin/statistics/sales?perioada=luna-trecuta');
        await page.getByText('Arată ca tabel').click();
        await expect(page.getByRole('table', { name: 'Încasări pe zile' })).toBeVisible();
      },
    },
    visit(
      'vanzari-interval',
      '/admin/statistics/sales?perioada=interval&de=2020-01-01&pana=2020-01-02',
      said('Nu sunt comenzi în perioada aleasă.'),
    ),
    visit('produse-vandute', '/admin/statistics/products', chart(/^Cele mai vândute 5 produse/)),
    visit(
      'produse-vandute-negasite',
      '/admin/statistics/products?q=nimic',
      said('Nu s-au găsit produse pentru criteriile selectate.'),
    ),
    visit('clienti', '/admin/statistics/customers?sort=name&page=2', (page) =>
      expect(page.getByRole('table')).toBeVisible(),
    ),
    visit('comenzi-respinse', '/admin/rejected-orders', (page) => expect(page.getByRole('table')).toBeVisible()),
    visit('plati-de-verificat', '/admin/plati-de-verificat', (page) =>
      expect(page.getByText('Toate plățile sunt în regulă')).toBeVisible(),
    ),
    visit('inchidere-zi', '/admin/day-close', (page) => expect(page.getByLabel('Ziua')).toBeVisible()),
    visit('bonuri-fiscale', '/admin/receipts', (page) => expect(page.getByLabel('Ziua')).toBeVisible()),
  ];
}
