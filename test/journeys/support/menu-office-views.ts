/** Every menu screen of the back office. The order matters: the first view signs in. */
import { expect, type Page } from '@playwright/test';
import type { z } from 'zod';
import type { MenuImportsResponse } from '#contract/menu-import/wire.ts';
import { openOffice } from './at-the-office.ts';
import { goInside } from './go-inside.ts';
import type { JourneyShop } from './open-journey-shop.ts';
import { chooseAction } from './row-actions.ts';
import type { View } from './view.ts';

/** Pictures would come from servers that journeys cannot reach. */
const IMPORTS: z.input<typeof MenuImportsResponse> = {
  imports: [
    {
      id: 1,
      source: 'gloriafood',
      fileName: 'GloriaFood, www.foodbooking.com',
      state: 'imported',
      readAt: '2026-11-20T10:00:00Z',
      importedAt: '2026-11-20T10:01:00Z',
      added: 42,
      changed: 0,
      mayUndo: true,
      pictures: {
        all: 40,
        done: 17,
        failed: [
          { productId: 1, product: 'Ciorbă de burtă', reason: 'refused' },
          { productId: 2, product: 'Platou pentru patru persoane cu de toate', reason: 'too_large' },
          { productId: 3, product: 'Limonadă', reason: 'foreign_host' },
        ],
      },
    },
  ],
};

const CATEGORIES = '/admin/menu/add-category';

export async function menuOfficeViews(shop: JourneyShop): Promise<readonly View[]> {
  const headed = (page: Page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const { id } = await shop.db
    .selectFrom('categories')
    .select('id')
    .where('name', '=', 'Pizza')
    .executeTakeFirstOrThrow();
  // Before any screen that lists them, because lists are cached for a while.
  await addIngredients(shop);
  await shop.api('addBlocks', {
    headers: { Authorization: `Bearer ${await shop.signIn()}` },
    body: {
      entries: [{ kind: 'phone', value: `07${String(Date.now() % 100_000_000).padStart(8, '0')}` }],
      reason: 'Comandă falsă',
      until: null,
    },
  });
  return [
    {
      name: 'categorii',
      open: async (page) => {
        await openOffice(page, shop, CATEGORIES);
        await expect(page.getByRole('list', { name: 'Categoriile meniului' })).toBeVisible();
      },
    },
    {
      name: 'categorie-cu-greseli',
      open: async (page) => {
        await goInside(page, `${CATEGORIES}?categorie=noua`);
        await page.getByRole('button', { name: 'Adaugă categoria' }).click();
        await expect(page.getByText('Numele categoriei este obligatoriu.')).toBeVisible();
      },
    },
    {
      name: 'categorie',
      open: async (page) => {
        await goInside(page, `${CATEGORIES}?categorie=${id}`);
        await headed(page);
        await page.getByRole('checkbox', { name: 'Punct de ridicare diferit' }).check();
        await page.getByRole('button', { name: 'Adaugă supliment' }).click();
      },
    },
    {
      name: 'stergere-categorie',
      open: async (page) => {
        await goInside(page, CATEGORIES);
        await chooseAction(page, 'Pizza', 'Șterge categoria');
        await expect(page.getByRole('dialog')).toBeVisible();
      },
    },
    {
      name: 'grupuri-de-optiuni',
      open: async (page) => {
        await addOptionGroup(shop);
        await goInside(page, '/admin/menu/option-groups');
        await expect(page.getByRole('list', { name: 'Lista grupurilor' })).toBeVisible();
      },
    },
    {
      name: 'grup-de-optiuni',
      open: async (page) => {
        await goInside(page, '/admin/menu/option-groups');
        await page.getByRole('list', { name: 'Lista grupurilor' }).getByRole('link').first().click();
        await page
          .getByRole('button', { name: /^Mai multe despre / })
          .first()
          .click();
        await expect(page.getByText('Ce cere legea')).toBeVisible();
      },
    },
    {
      name: 'grup-cu-greseli',
      open: async (page) => {
        await goInside(page, '/admin/menu/option-groups/nou');
        await page.getByRole('button', { name: 'Adaugă grupul' }).click();
        await expect(page.getByText('Scrieți numele grupului')).toBeVisible();
      },
    },
    {
      name: 'ingrediente',
      open: async (page) => {
        await goInside(page, '/admin/menu/ingredients');
        await expect(page.getByRole('list', { name: 'Lista ingredientelor' })).toBeVisible();
      },
    },
    {
      name: 'ingredient-preparate',
      open: async (page) => {
        await goInside(page, '/admin/menu/ingredients');
        await page
          .getByRole('button', { name: /^Alege preparatele: / })
          .first()
          .click();
        await expect(page.getByRole('dialog').getByRole('checkbox').first()).toBeVisible();
      },
    },
    {
      name: 'ingredient-cu-greseli',
      open: async (page) => {
        await goInside(page, '/admin/menu/ingredients');
        await page.getByRole('button', { name: 'Adaugă un ingredient' }).click();
        await page.getByRole('button', { name: 'Salvează ingredientul' }).click();
        await expect(page.getByText('Scrieți numele ingredientului')).toBeVisible();
      },
    },
    {
      name: 'import-de-meniu',
      open: async (page) => {
        await goInside(page, '/admin/import');
        await page.locator('input[type=file]').setInputFiles({
          name: 'meniu.csv',
          mimeType: 'text/csv',
          buffer: Buffer.from('Categorie,Produs,Preț\nGustări,Bruschete cu roșii,18\nGustări,Fără preț,la cerere'),
        });
        await page.getByRole('button', { name: 'Citește fișierul' }).click();
        await expect(page.getByRole('list', { name: 'Rândurile fișierului' })).toBeVisible();
      },
    },
    {
      name: 'poze-de-import',
      open: async (page) => {
        await page.route('**/admin-service/menu-imports', (route) => route.fulfill({ json: IMPORTS }));
        await goInside(page, '/admin/import');
        await page.getByText('3 poze nu au putut fi luate').click();
        await expect(page.getByRole('button', { name: 'Ia din nou pozele care lipsesc din GloriaFood' })).toBeVisible();
      },
    },
    {
      name: 'sectii',
      open: async (page) => {
        await goInside(page, '/admin/menu/stations');
        await page.getByRole('button', { name: 'Adaugă o secție' }).click();
        await expect(page.getByRole('textbox', { name: 'Secția 1' })).toBeFocused();
      },
    },
    {
      name: 'opinii',
      open: async (page) => {
        const text = 'Ciorbă ca la mama acasă, caldă și la timp.\nRevenim cu drag!';
        for (const [rating, name] of [
          [5, 'Ioana'],
          [2, 'Mihai Andrei'],
        ] as const) {
          await shop.api('sendFeedback', { body: { rating, name, text } });
        }
        await goInside(page, '/admin/reviews');
        await expect(page.getByRole('article').first()).toBeVisible();
      },
    },
    {
      name: 'blocari',
      open: async (page) => {
        await goInside(page, '/admin/blocks');
        await expect(page.getByText('Comandă falsă').first()).toBeVisible();
      },
    },
    {
      name: 'blocare-noua',
      open: async (page) => {
        await goInside(page, '/admin/blocks');
        await page.getByRole('button', { name: 'Blochează un client' }).click();
        await page.getByLabel('Ce se blochează').selectOption('address');
        await page.getByRole('dialog').getByRole('button', { name: 'Blochează', exact: true }).click();
        await expect(page.getByText('Scrieți motivul')).toBeVisible();
      },
    },
    {
      name: 'datele-unei-persoane',
      open: async (page) => {
        const body = { name: 'Ana-Maria Pop', email: 'ana.pop@exemplu.ro', items: '2 × Suc de mere, nedeschise' };
        await shop.api('withdraw', { body: { ...body, orderNumber: '12345678' } });
        await goInside(page, '/admin/person-data');
        await page.getByLabel('E-mail sau telefon').fill(body.email);
        await page.getByRole('button', { name: 'Caută datele' }).click();
        await expect(page.getByText('Ce păstrăm pentru ana.pop@exemplu.ro')).toBeVisible();
      },
    },
    {
      name: 'retrageri',
      open: async (page) => {
        const body = { name: 'Ana-Maria Pop', email: 'ana@exemplu.ro', items: '2 × Suc de mere, nedeschise' };
        await shop.api('withdraw', { body: { ...body, orderNumber: '12345678' } });
        await goInside(page, '/admin/withdrawals');
        await expect(page.getByRole('article').first()).toBeVisible();
      },
    },
  ];
}

/** Two ingredients; one of them is needed by dishes and by a size. */
async function addIngredients(shop: JourneyShop): Promise<void> {
  const headers = { Authorization: `Bearer ${await shop.signIn()}` };
  const products = await shop.api('getBaseProducts');
  const changes = products.slice(0, 3).flatMap(({ id, dimensions }, index) => {
    const [size] = dimensions;
    const product = { kind: 'product', productId: id } as const;
    return index === 2 && size
      ? { target: { kind: 'size', sizeId: size.id } as const, effect: 'closes' as const }
      : { target: product, effect: 'closes' as const };
  });
  await shop.api('saveIngredient', { headers, body: { name: `Mozzarella ${Date.now()}`, changes } });
  await shop.api('saveIngredient', { headers, body: { name: `Ciuperci pleurotus ${Date.now()}` } });
}

/** A group with a price per size, allergens and a deposit, used by a category. */
async function addOptionGroup(shop: JourneyShop): Promise<void> {
  const headers = { Authorization: `Bearer ${await shop.signIn()}` };
  const option = {
    price: 4.5,
    dimensionPrices: [{ dimension: 'Ø 40 cm', price: 6 }],
    most: 2,
    isDefault: false,
    productId: null,
    opensGroupId: null,
    allergens: ['milk', 'mustard'] as ('milk' | 'mustard')[],
    vatPercent: 11,
    vatPercentOnPremises: null,
    depositPrice: 0.5,
    ageRestricted18: false,
  };
  const { id } = await shop.api('saveOptionGroup', {
    headers,
    body: {
      name: `Sosuri de casă ${Date.now()}`,
      minimum: 0,
      maximum: 3,
      included: 1,
      pricing: 'sum',
      options: ['Usturoi', 'Iute de ardei copți, cu o denumire lungă', 'Maioneză'].map((name) => ({ ...option, name })),
    },
  });
  const [category] = await shop.api('getStaffCategories', { headers });
  if (category === undefined) return;
  await shop.api('saveOptionUses', {
    headers,
    body: { kind: 'category', id: category.id, uses: [{ groupId: id, dimension: '' }] },
  });
}
