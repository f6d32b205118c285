/**
 * Every screen of the product editor, in both rooms: lists with their overlays, then forms. The first view of each
 * signs in.
 */
import { expect, type Page } from '@playwright/test';
import { openOffice } from './at-the-office.ts';
import { answerAllOrders, openPanel } from './at-the-panel.ts';
import { aDish } from './dishes.ts';
import { goInside } from './go-inside.ts';
import type { JourneyShop } from './open-journey-shop.ts';
import { chooseAction } from './row-actions.ts';
import type { View } from './view.ts';

const headed = (page: Page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible();
const visit = (name: string, path: string, seen: (page: Page) => Promise<void>): View => ({
  name,
  open: async (page) => {
    await goInside(page, path);
    await headed(page);
    await seen(page);
  },
});

const rows = (page: Page) => expect(page.getByRole('list', { name: 'Produse' })).toBeVisible();
const form = (page: Page) => expect(page.getByRole('textbox', { name: 'Nume', exact: true })).toBeVisible();

const SHOWN = 'Pizza Quattro Stagioni';

async function anArchivedDish(shop: JourneyShop): Promise<{ readonly id: number }> {
  const dish = await aDish(shop, { name: 'Salată de vară' });
  await shop.db.updateTable('products').set({ archived_at: new Date() }).where('id', '=', dish.id).execute();
  return dish;
}

/** The list, with its overlays. */
export async function productViews(shop: JourneyShop): Promise<readonly View[]> {
  const soldOut = await aDish(shop, { name: 'Plăcintă', stock: 0, description: '<p>Cu brânză.</p>' });
  await anArchivedDish(shop);
  await answerAllOrders(shop);
  return [
    {
      name: 'produse',
      open: async (page) => {
        await openOffice(page, shop, '/admin/menu');
        await rows(page);
      },
    },
    {
      name: 'produse-mai-multe',
      open: async (page) => {
        await goInside(page, '/admin/menu');
        await page.getByRole('button', { name: 'Alege mai multe' }).click();
        await page.getByRole('checkbox', { name: 'Toate de pe pagină' }).check();
        await page.getByRole('button', { name: 'Mutați produsele' }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
      },
    },
    {
      name: 'produse-ordine',
      open: async (page) => {
        await goInside(page, '/admin/menu?category=pizza');
        await page.getByRole('button', { name: 'Schimbă ordinea' }).click();
        await expect(page.getByRole('list', { name: 'Ordinea produselor' })).toBeVisible();
      },
    },
    visit('produse-indisponibile', `/admin/menu?state=unavailable&search=${encodeURIComponent(soldOut.name)}`, rows),
    visit('produse-arhiva', '/admin/menu?state=archived', rows),
    visit('produse-negasite', '/admin/menu?search=xyzzy', (page) =>
      expect(page.getByText('Nu s-au găsit produse pentru criteriile selectate.')).toBeVisible(),
    ),
    {
      name: 'stoc',
      open: async (page) => {
        await goInside(page, '/admin/menu?search=stagioni');
        await chooseAction(page, /Pizza Quattro Stagioni/, 'Stoc și porții');
        await expect(page.getByRole('dialog').getByRole('switch').first()).toBeVisible();
      },
    },
    {
      name: 'arhivare',
      open: async (page) => {
        await goInside(page, '/admin/menu?search=stagioni');
        await chooseAction(page, /Pizza Quattro Stagioni/, 'Mută în arhivă');
        await expect(page.getByRole('dialog')).toBeVisible();
      },
    },
    {
      name: 'drepturi',
      open: async (page) => {
        await goInside(page, '/admin/menu');
        await chooseAction(page, 'Produse', 'Drepturile managerilor');
        await expect(page.getByRole('dialog').getByRole('switch').first()).toBeVisible();
      },
    },
    {
      name: 'panou-produse',
      open: async (page) => {
        await openPanel(page, shop);
        await goInside(page, '/comenzi/editare-produse');
        await rows(page);
      },
    },
  ];
}

/** One product: shown, edited, created. */
export async function productFormViews(shop: JourneyShop): Promise<readonly View[]> {
  const { id } = await shop.db.selectFrom('products').select('id').where('name', '=', SHOWN).executeTakeFirstOrThrow();
  const archived = await anArchivedDish(shop);
  await answerAllOrders(shop);
  return [
    {
      name: 'produs',
      open: async (page) => {
        await openOffice(page, shop, `/admin/menu/${id}`);
        await expect(page.getByRole('table').first()).toBeVisible();
      },
    },
    visit('produs-arhivat', `/admin/menu/${archived.id}`, (page) =>
      expect(page.getByText('Produsul este în arhivă')).toBeVisible(),
    ),
    visit('produs-modificare', `/admin/menu/${id}/edit`, form),
    {
      name: 'produs-nou-cu-greseli',
      open: async (page) => {
        await goInside(page, '/admin/menu/add-new-meal');
        await page.getByRole('button', { name: 'Adaugă produsul' }).click();
        await expect(page.getByText('Alegeți categoria.')).toBeVisible();
      },
    },
    {
      name: 'panou-produs-modificare',
      open: async (page) => {
        await openPanel(page, shop);
        await goInside(page, `/comenzi/editare-produse/${id}/edit`);
        await form(page);
      },
    },
    visit('panou-produs-nou', '/comenzi/editare-produse/adaugare-fel-mancare', (page) =>
      expect(page.getByText('prețurile le stabilește administratorul', { exact: false })).toBeVisible(),
    ),
  ];
}
