/** Every screen and overlay of the back office's frame. The first view signs in. */
import { expect, type Page } from '@playwright/test';
import { openOffice } from './at-the-office.ts';
import { goInside } from './go-inside.ts';
import type { JourneyShop } from './open-journey-shop.ts';
import type { View } from './view.ts';

const visit = (name: string, path: string, seen: (page: Page) => Promise<void> = headed): View => ({
  name,
  open: async (page) => {
    await goInside(page, path);
    await seen(page);
  },
});

async function headed(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
}

export function officeViews(shop: JourneyShop): readonly View[] {
  let isSignedIn = false;
  return [
    {
      name: 'acasa',
      open: async (page) => {
        if (!isSignedIn) await openOffice(page, shop);
        isSignedIn = true;
        await goInside(page, '/admin');
        await expect(page.getByText('Încasări azi')).toBeVisible();
      },
    },
    {
      name: 'meniu-deschis',
      open: async (page) => {
        await goInside(page, '/admin');
        await page.getByRole('button', { name: 'Deschide meniul' }).click();
        await page.getByRole('dialog').getByText('Restaurant', { exact: true }).click();
        await expect(page.getByRole('dialog').getByRole('link', { name: 'Adresă' })).toBeVisible();
      },
    },
    {
      name: 'cautare',
      open: async (page) => {
        await goInside(page, '/admin');
        await expect(page.getByText('Încasări azi')).toBeVisible();
        await page.keyboard.press('Control+k');
        await page.getByRole('dialog').getByRole('textbox').fill('ciorb');
        await expect(page.getByRole('dialog').getByText('Ciorbă de burtă')).toBeVisible();
      },
    },
    {
      name: 'date-demonstrative',
      open: async (page) => {
        await goInside(page, '/admin');
        await page.getByRole('button', { name: 'Șterge datele demonstrative…' }).click();
        await expect(page.getByRole('dialog').getByLabel(/^Pentru confirmare/)).toBeVisible();
      },
    },
    visit('nume', '/admin/set-name', (page) => expect(page.getByLabel('Numele restaurantului')).toBeVisible()),
    {
      name: 'nume-cu-greseli',
      open: async (page) => {
        await goInside(page, '/admin/set-name');
        await page.getByLabel('Numele restaurantului').fill('');
        await page.getByLabel('CUI').fill('123');
        await page.getByRole('button', { name: 'Salvează', exact: true }).click();
        await expect(page.getByText('Completați numele restaurantului.')).toBeVisible();
      },
    },
    {
      name: 'nesalvat',
      open: async (page) => {
        // Leaves the previous form; a question about unsaved changes is accepted.
        page.once('dialog', (dialog) => dialog.accept());
        await goInside(page, '/admin/set-location');
        await page.getByLabel('Stradă').fill('Strada Teiului');
        await page.keyboard.press('Control+k');
        await page.getByRole('dialog').getByRole('textbox').fill('istoric');
        await page.getByRole('dialog').getByRole('button', { name: 'Istoric modificări' }).click();
        await expect(page.getByRole('dialog').getByRole('button', { name: 'Rămâi pe pagină' })).toBeVisible();
      },
    },
    {
      name: 'adresa',
      open: async (page) => {
        page.once('dialog', (dialog) => dialog.accept());
        await goInside(page, '/admin/set-location');
        await expect(page.getByLabel('Stradă')).toBeVisible();
      },
    },
    visit('istoric', '/admin/changes'),
    visit('istoric-gol', '/admin/changes?subject=campaign', (page) =>
      expect(page.getByText('Nicio modificare pentru criteriile alese.')).toBeVisible(),
    ),
    visit('starea-magazinului', '/admin/health', (page) =>
      expect(page.getByRole('heading', { name: 'Copii de siguranță' })).toBeVisible(),
    ),
    visit('jurnal-de-securitate', '/admin/security', (page) =>
      expect(page.getByRole('table', { name: 'Jurnal de securitate' })).toBeVisible(),
    ),
    visit('jurnal-de-securitate-gol', '/admin/security?kind=exported&userId=999999', (page) =>
      expect(page.getByText('Nimic pentru criteriile alese.')).toBeVisible(),
    ),
    visit('contul-meu', '/admin/account', (page) =>
      expect(page.getByRole('button', { name: 'Adaugă aplicația' })).toBeVisible(),
    ),
    {
      name: 'contul-meu-aplicatie',
      open: async (page) => {
        await page.getByRole('button', { name: 'Adaugă aplicația' }).click();
        await expect(page.getByRole('dialog').getByRole('img', { name: /^Cod QR/ })).toBeVisible();
      },
    },
    visit('in-lucru', '/admin/page-under-construction'),
    visit('pagina-negasita', '/admin/nu-exista'),
  ];
}
