/** Issue „The whole back office”, point 4, and the panel's product editing: what is saved is what guests see. */
import { randomInt } from 'node:crypto';
import { aCategory, aProduct } from '#test/support/factories.ts';
import { openOffice } from './support/at-the-office.ts';
import { answerAllOrders, openPanel, TABLET } from './support/at-the-panel.ts';
import { bringToCheckout, order } from './support/at-the-shop.ts';
import { aDish, ordersOf } from './support/dishes.ts';
import { expect, test } from './support/journey.ts';

test('a product with two sizes is added, and a guest sees and orders it', async ({ page, shop, guest, openDevice }) => {
  const office = await openDevice({ viewport: TABLET });
  await openOffice(office, shop, '/admin/menu');
  const main = office.getByRole('main');
  await main.getByRole('link', { name: 'Adaugă produs' }).click();
  // Nothing typed: the first field that is wrong is where one stands.
  await main.getByRole('button', { name: 'Adaugă produsul' }).click();
  await expect(main.getByText('Alegeți categoria.')).toBeVisible();

  const name = `Ciorbă de salată ${Date.now() % 1_000_000}`;
  await main.getByRole('textbox', { name: 'Nume', exact: true }).fill(name);
  await main.getByLabel('Categorie').selectOption({ label: 'Supe și ciorbe' });
  await main.getByRole('textbox', { name: 'Descriere' }).fill('Cu ou și smântână.');
  const size = (number: number) => main.getByRole('group', { name: new RegExp(`^Porția ${number}:`) });
  await size(1).getByLabel('Denumire').fill('350 ml');
  await size(1).getByLabel('Preț (lei)').fill('21,50');
  await main.getByRole('button', { name: 'Adaugă o porție' }).click();
  await size(2).getByLabel('Denumire').fill('500 ml');
  await size(2).getByLabel('Preț (lei)').fill('28');
  await size(2).getByRole('checkbox', { name: 'Stoc nelimitat' }).uncheck();
  await size(2).getByLabel('Stoc (bucăți)').fill('3');
  await expect(office.getByRole('complementary', { name: 'Așa îl vede clientul' })).toContainText('21,50');
  await main.getByRole('button', { name: 'Adaugă produsul' }).click();
  await expect(main.getByRole('heading', { level: 1, name })).toBeVisible();

  const { id } = await shop.db.selectFrom('products').select('id').where('name', '=', name).executeTakeFirstOrThrow();
  await page.goto(`/meniu?search=${encodeURIComponent(name)}`);
  await expect(page.getByRole('article').filter({ hasText: name })).toContainText('21,50');
  await bringToCheckout(page, id, guest);
  await order(page);
  expect((await ordersOf(shop, guest.email)).map((one) => one.payable_bani)).toEqual([2150]);
});

test('one switch, and a guest can no longer order it; one number, and it is sold out', async ({
  page,
  shop,
  openDevice,
}) => {
  const dish = await aDish(shop);
  const office = await openDevice({ viewport: TABLET });
  await openOffice(office, shop, '/admin/menu');
  const main = office.getByRole('main');
  await main.getByRole('searchbox', { name: 'Caută un produs' }).fill(dish.name.toUpperCase());
  const available = main.getByRole('switch', { name: `Disponibil: ${dish.name}` });
  await available.press('Space');
  await expect(office.getByText(`${dish.name}: indisponibil.`)).toBeVisible();
  const card = page.getByRole('article').filter({ hasText: dish.name });
  await page.goto(`/meniu?search=${encodeURIComponent(dish.name)}`);
  await expect(card).toContainText('Indisponibil');

  await available.press('Space');
  await expect(office.getByText(`${dish.name}: disponibil.`)).toBeVisible();
  await main.getByRole('button', { name: `Stoc: ${dish.name}` }).click();
  const dialog = office.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: 'Stoc nelimitat' }).uncheck();
  await dialog.getByLabel('Bucăți rămase').fill('0');
  await dialog.getByRole('button', { name: 'Salvează stocul' }).click();
  await expect(office.getByText('Stocul a fost salvat.')).toBeVisible();
  await page.reload();
  await expect(card).toContainText('Stoc epuizat');
});

test('a manager edits words in the panel, and prices only once they are granted', async ({ shop, openDevice }) => {
  const dish = await aDish(shop, { description: '<p>Bună.</p>' });
  // What rings from the demo would stand in the way.
  await answerAllOrders(shop);
  const tablet = await openDevice({ viewport: TABLET });
  await openPanel(tablet, shop);
  await tablet.getByRole('tab', { name: 'Configurare' }).click();
  await tablet.getByRole('link', { name: 'Editare produse' }).click();
  const main = tablet.getByRole('main');
  await main.getByRole('searchbox', { name: 'Caută un produs' }).fill(dish.name);
  await main.getByRole('link', { name: `Modifică: ${dish.name}` }).click();
  await expect(main.getByLabel('Preț (lei)')).toBeDisabled();
  await main.getByRole('textbox', { name: 'Ingrediente' }).fill('burtă, SMÂNTÂNĂ');
  await main.getByRole('checkbox', { name: 'Conține Lapte (inclusiv lactoză)' }).check();
  await main.getByRole('button', { name: 'Salvează', exact: true }).click();
  await expect(main.getByText('Produsul a fost actualizat cu succes!')).toBeVisible();
  const { allergens } = await shop.api('getProduct', { params: { id: dish.id } });
  expect(allergens).toEqual(['milk']);

  const headers = { Authorization: `Bearer ${await shop.signIn()}` };
  await shop.api('saveManagerRights', { headers, body: { changePrices: true, deleteProducts: false } });
  await tablet.reload();
  await main.getByLabel('Preț (lei)').fill('36');
  await main.getByRole('button', { name: 'Salvează', exact: true }).click();
  await expect(main.getByText('Produsul a fost actualizat cu succes!')).toBeVisible();
  const { dimensions } = await shop.api('getProduct', { params: { id: dish.id } });
  expect(dimensions.map(({ price }) => price)).toEqual([36]);
});

test('a product goes into the archive and comes back; two forms of one product do not write over each other', async ({
  shop,
  openDevice,
  complaints,
}) => {
  complaints.expect(/status of 409/);
  const dish = await aDish(shop, { description: '<p>Bună.</p>' });
  const [one, two] = [await openDevice({ viewport: TABLET }), await openDevice({ viewport: TABLET })];
  const path = `/admin/menu/${dish.id}/edit`;
  await openOffice(one, shop, path, 'Mara');
  await openOffice(two, shop, path, 'Ion');
  const nameOf = (page: typeof one) => page.getByRole('main').getByRole('textbox', { name: 'Nume', exact: true });
  await nameOf(one).fill(`${dish.name} bun`);
  await nameOf(two).fill(`${dish.name} foarte bun`);
  await one.getByRole('button', { name: 'Salvează', exact: true }).click();
  await expect(one.getByText('Produsul a fost actualizat cu succes!')).toBeVisible();
  await two.getByRole('button', { name: 'Salvează', exact: true }).click();
  await expect(two.getByText(/Între timp a salvat Mara Pop/)).toBeVisible();
  await expect(nameOf(two)).toHaveValue(`${dish.name} foarte bun`);
  await two.getByRole('button', { name: 'Salvează totuși' }).click();
  await expect(two.getByText('Produsul a fost actualizat cu succes!')).toBeVisible();

  await two.goto(`/admin/menu?search=${encodeURIComponent(dish.name)}`);
  await two.getByRole('button', { name: `Arhivează: ${dish.name} foarte bun` }).click();
  await two.getByRole('dialog').getByRole('button', { name: 'Mută în arhivă' }).click();
  await expect(two.getByText('Nu s-au găsit produse pentru criteriile selectate.')).toBeVisible();
  await two.goto(`/admin/menu?state=archived&search=${encodeURIComponent(dish.name)}`);
  await two.getByRole('button', { name: 'Readu în meniu' }).click();
  await expect(two.getByText('Produsul este din nou în meniu.')).toBeVisible();
  expect((await shop.api('getProduct', { params: { id: dish.id } })).name).toBe(`${dish.name} foarte bun`);
});

test('several dishes are switched off, taken back, moved and put in order, by keyboard; guests see the order', async ({
  page,
  shop,
  openDevice,
}) => {
  const [from, to] = [await aCategory(shop.db, { position: 90 }), await aCategory(shop.db, { position: 91 })];
  const mark = `de probă ${randomInt(1_000_000)}`;
  const names = ['Borș', 'Ciorbă', 'Supă'].map((name) => `${name} ${mark}`);
  for (const [position, name] of names.entries()) await aProduct(shop.db, { name, categoryId: from.id, position });
  const office = await openDevice({ viewport: TABLET });
  await openOffice(office, shop, `/admin/menu?category=${from.slug}`);
  const main = office.getByRole('main');
  await main.getByRole('button', { name: 'Alege mai multe' }).click();
  await main.getByRole('checkbox', { name: 'Toate de pe pagină' }).press('Space');
  const bar = main.getByRole('region', { name: 'Produse alese' });
  await expect(bar.getByText('3 produse alese')).toBeVisible();
  await bar.getByRole('button', { name: 'Indisponibile', exact: true }).click();
  await expect(bar.getByText('3 produse: indisponibile.')).toBeVisible();
  await expect(main.getByRole('switch', { name: `Disponibil: Supă ${mark}` })).not.toBeChecked();
  await bar.getByRole('button', { name: 'Anulează schimbarea' }).click();
  await expect(bar.getByText('Schimbarea a fost anulată.')).toBeVisible();
  await expect(main.getByRole('switch', { name: `Disponibil: Supă ${mark}` })).toBeChecked();

  await main.getByRole('checkbox', { name: `Alege: Borș ${mark}` }).check();
  await bar.getByRole('button', { name: 'Mutați produsele' }).click();
  const dialog = office.getByRole('dialog');
  await dialog.getByLabel('În categoria').selectOption(String(to.id));
  await dialog.getByRole('button', { name: 'Mută', exact: true }).click();
  await expect(bar.getByText('Un produs: mutat în altă categorie.')).toBeVisible();
  await bar.getByRole('button', { name: 'Gata' }).click();

  await main.getByRole('button', { name: 'Schimbă ordinea' }).click();
  const handle = main.getByRole('button', { name: `Mutați „Supă ${mark}” (cu săgețile sau trăgând)` });
  const saved = office.waitForResponse(/entries\/reorder$/);
  await handle.press('Home');
  expect((await saved).status()).toBe(200);
  await expect(handle).toBeFocused();
  await page.goto('/meniu');
  const shown = page.getByRole('article').filter({ hasText: mark }).getByRole('heading');
  await expect(shown).toHaveText([`Supă ${mark}`, `Ciorbă ${mark}`, `Borș ${mark}`]);
});
