/**
 * Moving a restaurant in from GloriaFood: from an empty shop to the first order, by the labels on the screen. Used by a
 * journey and by `npm run bench moving-house`, which counts the work.
 */
import { expect, type Page } from '@playwright/test';
import { aGloriaMenu } from '#test/support/gloria-menu.ts';
import type { Hand } from '#test/support/hand.ts';
import { patience } from '#test/support/patience.ts';
import { save } from './at-the-office.ts';

/** On the imported menu, beside 186 others: a guest must choose its crust. */
export const MOVED_DISH = { name: 'Pizza Casei Teiului', crust: 'Blat pufos', price: 36.5, crustPrice: 3 };

/** The answer to GloriaFood's „Fetch Menu”, as the owner's file. */
function aMenuFile() {
  const menu = aGloriaMenu();
  const option = (id: number, name: string, price: number) => ({ id, name, price, default: false });
  const crust = {
    id: 7_000_001,
    name: 'Blatul',
    required: true,
    force_min: 1,
    force_max: 1,
    allow_quantity: false,
    options: [option(7_000_002, 'Blat subțire', 0), option(7_000_003, MOVED_DISH.crust, MOVED_DISH.crustPrice)],
  };
  const dish = {
    id: 7_000_004,
    name: MOVED_DISH.name,
    description: 'Roșii, mozzarella, busuioc.',
    price: MOVED_DISH.price,
    active: true,
    active_days: 127,
    tags: null,
    sizes: [],
    groups: [crust],
    extras: { menu_item_allergens_values: [] },
  };
  const category = {
    id: 7_000_005,
    name: 'Pizza casei',
    active: true,
    active_days: 127,
    active_begin: null,
    active_end: null,
    hidden_until: null,
    items: [dish],
    groups: [],
  };
  const text = JSON.stringify({ ...menu, categories: [category, ...menu.categories] });
  return { name: 'fetch-menu.json', mimeType: 'application/json', buffer: Buffer.from(text) };
}

/** Name, address, hours, pickup, payments: everything required before orders are taken. Begins at `/admin`. */
export async function describeRestaurant(page: Page, hand: Hand): Promise<void> {
  const main = page.getByRole('main');
  const next = async (step: string) => {
    hand.read();
    await hand.press(main.getByRole('link', { name: `Continuați: ${step}` }));
    hand.read();
  };
  await next('Nume și contact');
  await hand.write([
    [main.getByLabel('Numele restaurantului'), 'Casa Teiului'],
    [main.getByLabel('Număr de telefon'), '0258 765 432'],
    [main.getByLabel('Adresă de e-mail'), 'casa@exemplu.ro'],
  ]);
  await save(page, hand);
  await expect(main.getByText('1 din 6 pași gata')).toBeVisible({ timeout: patience(20_000) });
  await next('Adresă');
  await hand.press(main.getByLabel('Județ'));
  await hand.press(page.getByRole('option', { name: 'Alba' }));
  await hand.write([
    [main.getByLabel('Localitate'), 'Blaj'],
    [main.getByLabel('Stradă'), 'Strada Teiului'],
    [main.getByLabel('Număr', { exact: false }).first(), '7A'],
  ]);
  await save(page, hand);
  // Leaves and returns: finished steps are those that were saved.
  await page.goto('/admin');
  await next('Program');
  await hand.flip(main.getByRole('switch', { name: 'luni: deschis' }));
  await hand.write([
    [main.getByLabel('luni, intervalul 1: deschidere'), '00:00'],
    [main.getByLabel('luni, intervalul 1: închidere'), '00:00'],
  ]);
  await hand.press(main.getByRole('button', { name: 'Copiază luni la toate zilele' }));
  await save(page, hand);
  await next('Servicii oferite');
  await hand.flip(main.getByRole('switch', { name: 'Ridicare: serviciu pornit' }));
  await save(page, hand);
  await next('Metode de plată');
  for (const name of ['Numerar', 'Card']) await hand.choose(main.getByRole('checkbox', { name, exact: true }));
  await save(page, hand);
}

/** Imports the menu file: reads it, checks the report, runs it. Begins at `/admin/import`. */
export async function bringMenu(page: Page, hand: Hand): Promise<void> {
  const main = page.getByRole('main');
  hand.read();
  await hand.give(
    main.getByRole('button', { name: 'Fișierul cu meniul' }),
    page.locator('input[type="file"]').first(),
    aMenuFile(),
  );
  await hand.press(main.getByRole('button', { name: 'Citește fișierul' }));
  await expect(main.getByRole('article').filter({ hasText: MOVED_DISH.name }).first()).toBeVisible({
    timeout: patience(60_000),
  });
  hand.read();
  await hand.press(main.getByRole('button', { name: /^Importă 1?\d+ de produse$/ }));
  // With 12,653 options this takes a while on a busy machine.
  await expect(main.getByRole('heading', { name: 'Ce mai e de făcut' })).toBeVisible({ timeout: patience(80_000) });
}

/** A dish of the owner's own file. */
export const OWN_DISH = 'Ciorbă de fasole în pâine';

/** The menu as an owner has it: a title, a date, an empty line, headings of their own, a column for the margin. */
function anOwnTable() {
  const dishes = Array.from({ length: 58 }, (_, place) => `Preparat ${place + 1};${18 + (place % 30)},50;Feluri;45 %`);
  const rows = [
    'MENIUL CASEI TEIULUI;;;',
    'valabil din 1 noiembrie;;;',
    ';;;',
    'Ce gătim;Cât costă;Unde stă;Adaos',
    `${OWN_DISH};24,50;Ciorbe;60 %`,
    'Papanași;22;Deserturi;55 %',
    ...dishes,
  ];
  return { name: 'meniul nostru.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\r\n')) };
}

/** Imports it: its headings are not known, so its columns are matched by hand. Begins at `/admin/import`. */
export async function bringOwnTable(page: Page, hand: Hand): Promise<void> {
  const main = page.getByRole('main');
  hand.read();
  await hand.give(
    main.getByRole('button', { name: 'Fișierul cu meniul' }),
    page.locator('input[type="file"]').first(),
    anOwnTable(),
  );
  await hand.press(main.getByRole('button', { name: 'Citește fișierul' }));
  hand.read();
  await hand.pick(main.getByLabel('Rândul cu titlurile coloanelor'), '3');
  await hand.pick(main.getByLabel('Produs', { exact: false }).first(), '0');
  await hand.pick(main.getByLabel('Preț', { exact: false }).first(), '1');
  await hand.pick(main.getByLabel('Categorie'), '2');
  await hand.press(main.getByRole('button', { name: 'Citește cu aceste coloane' }));
  await expect(main.getByRole('article').filter({ hasText: OWN_DISH })).toContainText('24,50', {
    timeout: patience(20_000),
  });
  hand.read();
  await hand.press(main.getByRole('button', { name: 'Importă 60 de produse' }));
  await expect(main.getByRole('heading', { name: 'Ce mai e de făcut' })).toBeVisible({ timeout: patience(30_000) });
}

/** The end of the guide: the restaurant is open, and three trial orders ring on the panel. Begins anywhere. */
export async function openRestaurant(page: Page, hand: Hand): Promise<void> {
  await page.goto('/admin');
  const card = page.getByRole('region', { name: /^(?:Sunteți deschis|Totul este completat)/ });
  hand.read();
  await hand.press(card.getByRole('button', { name: 'Trimite trei comenzi de probă' }));
  await hand.press(card.getByRole('link', { name: 'Vedeți-le pe tablă' }));
  await expect(page.getByRole('main').getByText('REPETIȚIE').first()).toBeVisible({ timeout: patience(20_000) });
}

/** Checks that 200 carts cost the same in both systems. */
export async function proveMenu(page: Page, hand: Hand): Promise<void> {
  const main = page.getByRole('main');
  hand.read();
  await hand.press(main.getByRole('button', { name: 'Compară prețurile', exact: true }));
  await expect(main.getByText('200 din 200 de coșuri la întâmplare costă la fel, la ban')).toBeVisible({
    timeout: patience(60_000),
  });
  hand.read();
}

/** A guest finds the imported dish, chooses its crust and goes to the checkout. */
export async function orderMovedDish(phone: Page, hand: Hand): Promise<void> {
  await phone.goto('/meniu');
  await hand.press(phone.getByRole('link', { name: MOVED_DISH.name }).first());
  await hand.choose(phone.getByRole('radio', { name: new RegExp(`^${MOVED_DISH.crust}`) }));
  await hand.press(phone.getByRole('button', { name: /^Adaugă în coș 39,50/, disabled: false }));
}
