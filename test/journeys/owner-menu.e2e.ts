import { randomInt } from 'node:crypto';
import { aCategory, aProduct } from '#test/support/factories.ts';
import { openOffice } from './support/at-the-office.ts';
import { TABLET } from './support/at-the-panel.ts';
import { bringToCheckout, order } from './support/at-the-shop.ts';
import { aDish, ordersOf } from './support/dishes.ts';
import { goInside } from './support/go-inside.ts';
import { expect, step, test } from './support/journey.ts';
import { aPhoto } from './support/photo.ts';
import { chooseAction } from './support/row-actions.ts';

test('what the owner does to the menu is what guests see and order: dishes, their order and pictures, categories, the archive', async ({
  page,
  shop,
  guest,
  openDevice,
  complaints,
}) => {
  complaints.expect(/status of 4(09|22)/);
  const office = await openDevice({ viewport: TABLET });
  await openOffice(office, shop, '/admin/menu', 'Mara');
  const main = office.getByRole('main');

  await step('a product with two sizes is added, and a guest sees and orders it', async () => {
    await main.getByRole('link', { name: 'Adaugă produs' }).click();
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
    const preview = office.getByRole('complementary', { name: 'Așa îl vede clientul' });
    await expect(preview.getByRole('article')).toContainText('21,50');
    await main.getByRole('button', { name: 'Adaugă produsul' }).click();
    await expect(main.getByRole('heading', { level: 1, name })).toBeVisible();

    const { id } = await shop.db.selectFrom('products').select('id').where('name', '=', name).executeTakeFirstOrThrow();
    await page.goto(`/meniu?search=${encodeURIComponent(name)}`);
    await expect(page.getByRole('article').filter({ hasText: name })).toContainText('21,50');
    await bringToCheckout(page, id, guest);
    await order(page);
    expect((await ordersOf(shop, guest.email)).map((one) => one.payable_bani)).toEqual([2150]);
  });
  await step(
    'on a phone eight dishes stand whole below one row of search and filters, which open a sheet',
    async () => {
      await office.setViewportSize({ width: 390, height: 844 });
      await goInside(office, '/admin/menu');
      const rows = main
        .getByRole('list', { name: 'Produse' })
        .getByRole('listitem')
        .filter({ has: office.getByRole('article') });
      await expect(rows.first()).toBeVisible();
      const boxes = await Promise.all((await rows.all()).map((row) => row.boundingBox()));
      expect(boxes.filter((box) => box !== null && box.y + box.height <= 844).length).toBeGreaterThanOrEqual(8);
      // 73 px, and a few more with a mark under the price; further down other journeys have dishes with long names.
      expect(Math.max(...boxes.slice(0, 8).map((box) => box?.height ?? 0))).toBeLessThanOrEqual(80);
      await main.getByRole('button', { name: 'Filtre', exact: true }).click();
      const sheet = office.getByRole('dialog', { name: 'Filtre' });
      await sheet.getByLabel('Categorie').selectOption('pizza');
      await sheet.getByRole('button', { name: /^Arată \d+/ }).click();
      await expect(main.getByRole('button', { name: 'Filtre: unul ales' })).toBeVisible();
      await expect(rows.first()).toContainText('Pizza');
      await office.setViewportSize(TABLET);
    },
  );
  await step('one switch, and a guest can no longer order it; one number, and it is sold out', async () => {
    const dish = await aDish(shop);
    await goInside(office, '/admin/menu');
    await main.getByRole('searchbox', { name: 'Caută un produs' }).fill(dish.name.toUpperCase());
    const available = main.getByRole('switch', { name: `Disponibil: ${dish.name}` });
    await available.press('Space');
    await expect(office.getByText(`Nu se mai poate comanda: ${dish.name}.`)).toBeVisible();
    const card = page.getByRole('article').filter({ hasText: dish.name });
    await page.goto(`/meniu?search=${encodeURIComponent(dish.name)}`);
    await expect(card).toContainText('Indisponibil');

    await available.press('Space');
    await expect(office.getByText(`Se poate comanda: ${dish.name}.`, { exact: true })).toBeVisible();
    await chooseAction(office, dish.name, 'Stoc și porții');
    const dialog = office.getByRole('dialog');
    await dialog.getByRole('checkbox', { name: 'Stoc nelimitat' }).uncheck();
    await dialog.getByLabel('Bucăți rămase').fill('0');
    await dialog.getByRole('button', { name: 'Salvează stocul' }).click();
    await expect(office.getByText('Stocul a fost salvat.')).toBeVisible();
    await page.reload();
    await expect(card).toContainText('Stoc epuizat');
  });
  await step(
    'several dishes are switched off, taken back, moved and put in order, by keyboard; guests see the order',
    async () => {
      const [from, to] = [await aCategory(shop.db, { position: 90 }), await aCategory(shop.db, { position: 91 })];
      const mark = `de probă ${randomInt(1_000_000)}`;
      const names = ['Borș', 'Ciorbă', 'Supă'].map((name) => `${name} ${mark}`);
      for (const [position, name] of names.entries()) await aProduct(shop.db, { name, categoryId: from.id, position });
      await office.goto(`/admin/menu?category=${from.slug}`);
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
    },
  );
  await step(
    'a product goes into the archive and comes back; two forms of one product do not write over each other',
    async () => {
      const dish = await aDish(shop, { description: '<p>Bună.</p>' });
      const two = await openDevice({ viewport: TABLET });
      const path = `/admin/menu/${dish.id}/edit`;
      await goInside(office, path);
      await openOffice(two, shop, path, 'Ion');
      const nameOf = (page: typeof office) =>
        page.getByRole('main').getByRole('textbox', { name: 'Nume', exact: true });
      await nameOf(office).fill(`${dish.name} bun`);
      await nameOf(two).fill(`${dish.name} foarte bun`);
      await office.getByRole('button', { name: 'Salvează', exact: true }).click();
      await expect(office.getByText('Produsul a fost actualizat cu succes!')).toBeVisible();
      await two.getByRole('button', { name: 'Salvează', exact: true }).click();
      await expect(two.getByText(/Între timp a salvat Mara Pop/)).toBeVisible();
      await expect(nameOf(two)).toHaveValue(`${dish.name} foarte bun`);
      await two.getByRole('button', { name: 'Salvează totuși' }).click();
      await expect(two.getByText('Produsul a fost actualizat cu succes!')).toBeVisible();

      await two.goto(`/admin/menu?search=${encodeURIComponent(dish.name)}`);
      await chooseAction(two, `${dish.name} foarte bun`, 'Mută în arhivă');
      await two.getByRole('dialog').getByRole('button', { name: 'Mută în arhivă' }).click();
      await expect(two.getByText('Nu s-au găsit produse pentru criteriile selectate.')).toBeVisible();
      await two.goto(`/admin/menu?state=archived&search=${encodeURIComponent(dish.name)}`);
      await two.getByRole('button', { name: /^Readu în meniu/ }).click();
      await expect(two.getByText('Produsul este din nou în meniu.')).toBeVisible();
      expect((await shop.api('getProduct', { params: { id: dish.id } })).name).toBe(`${dish.name} foarte bun`);
    },
  );
  await step(
    'what the owner says goes with a dish is offered in the cart of a guest who chose it, in that order',
    async () => {
      const dish = await aDish(shop, { description: '<p>Bună.</p>' });
      const [sauce, bread] = [await aDish(shop, { name: 'Mujdei' }), await aDish(shop, { name: 'Lipie' })];
      await goInside(office, `/admin/menu/${dish.id}/edit`);
      const chosen = main.getByRole('combobox', { name: 'Merge bine cu' });
      for (const { name } of [sauce, bread]) {
        await chosen.fill(name.toLowerCase());
        // By the keyboard: the bar for saving may come in over the list.
        await office.getByRole('option', { name }).waitFor();
        await chosen.press('ArrowDown');
        await chosen.press('Enter');
      }
      await main.getByRole('button', { name: 'Salvează', exact: true }).click();
      await expect(office.getByText('Produsul a fost actualizat cu succes!')).toBeVisible();

      await page.goto(`/meniu/${dish.id}`);
      await page.getByRole('button', { name: /^Adaugă în coș/ }).click();
      await page.getByRole('banner').getByRole('button', { name: /^Coș/ }).click();
      const offered = page.getByRole('region', { name: 'Merge bine cu ce ai ales' }).getByRole('listitem');
      await expect(offered.first()).toContainText(sauce.name);
      await expect(offered.nth(1)).toContainText(bread.name);
    },
  );
  await step(
    'pictures of a product are uploaded, put in order by keyboard and described; what is none says so',
    async () => {
      const { id } = await shop.db
        .selectFrom('products')
        .select('id')
        .where('name', '=', 'Pizza Quattro Stagioni')
        .executeTakeFirstOrThrow();
      await goInside(office, `/admin/menu/${id}/edit`);
      const tiles = main.getByRole('button', { name: /^Scoateți imaginea/ });
      await expect(tiles.first()).toBeVisible();
      const before = await tiles.count();
      await main
        .locator('input[type=file]')
        .setInputFiles([
          await aPhoto('#2c6a3c', 'verde.png'),
          { name: 'pagina.png', mimeType: 'image/png', buffer: Buffer.from('<script>alert(1)</script>') },
        ]);
      await expect(main.getByRole('alert')).toContainText(
        'Fișierul nu este o imagine PNG, JPEG sau WebP care poate fi citită.',
      );
      await expect(tiles).toHaveCount(before + 1);
      await main.getByRole('button', { name: 'Renunțați la pagina.png' }).click();
      await main.getByRole('button', { name: new RegExp(`^Mutați imaginea ${before + 1} din`) }).press('Home');
      await main.getByLabel('Ce se vede în imagine').first().fill('Pizza văzută de sus');
      await main.getByRole('button', { name: 'Salvează' }).click();
      await expect(main.getByText(/cu succes/)).toBeVisible();

      await page.goto(`/meniu/${id}`);
      await expect(page.getByRole('img', { name: 'Pizza văzută de sus' }).first()).toBeVisible();
    },
  );
  await step(
    'a category is added with a picture and an extra, put first by keyboard, and a guest sees it so',
    async () => {
      await goInside(office, '/admin/menu/add-category');
      await main.getByRole('link', { name: 'Adaugă categorie' }).click();
      await main.getByRole('button', { name: 'Adaugă categoria' }).click();
      await expect(main.getByText('Numele categoriei este obligatoriu.')).toBeVisible();
      await main.getByRole('textbox', { name: 'Nume' }).fill('Cataif și baclava');
      await main.getByRole('textbox', { name: 'Informații suplimentare' }).fill('Făcute dimineața.');
      await main.locator('input[type=file]').setInputFiles(await aPhoto('#b3311b', 'baclava.png'));
      await expect(main.getByRole('button', { name: 'Scoateți imaginea 1' })).toBeVisible();
      await main.getByRole('button', { name: 'Adaugă supliment' }).click();
      await main.getByLabel('Denumire').fill('Miere');
      await main.getByLabel('Preț (lei)').fill('2,50');
      await main.getByRole('button', { name: 'Adaugă categoria' }).click();

      const list = main.getByRole('list', { name: 'Categoriile meniului' });
      const rows = list.getByRole('listitem');
      await expect(rows.last()).toContainText('Cataif și baclava');
      const saved = office.waitForResponse((response) => response.url().endsWith('/reorder-categories'));
      await list.getByRole('button', { name: 'Mutați „Cataif și baclava” (cu săgețile sau trăgând)' }).press('Home');
      await expect(rows.first()).toContainText('Cataif și baclava');
      expect((await saved).status()).toBe(200);

      const { id } = await shop.db
        .selectFrom('categories')
        .select('id')
        .where('name', '=', 'Cataif și baclava')
        .executeTakeFirstOrThrow();
      await aProduct(shop.db, { categoryId: id, name: 'Baclava cu nucă' });
      await page.goto('/meniu');
      // Before the existing categories; other journeys may add theirs at any time.
      const titles = page.getByRole('main').getByRole('heading', { level: 2 });
      await expect(titles.filter({ hasText: 'Cataif și baclava' })).toBeVisible();
      const named = (await titles.allTextContents()).filter((title) => /Cataif|Specialități|Desert/.test(title));
      expect(named).toEqual(['Cataif și baclava', 'Specialități', 'Desert']);
      await expect(page.getByText('Făcute dimineața.')).toBeVisible();
    },
  );
  await step('a category with products says how many there are; an empty one goes after a question', async () => {
    await shop.db.insertInto('categories').values({ name: 'De șters', slug: 'de-sters', position: 90 }).execute();
    await office.goto('/admin/menu/add-category');
    const dialog = office.getByRole('dialog');
    await chooseAction(office, 'Pizza', 'Șterge categoria');
    await expect(dialog).toContainText(/Categoria nu poate fi ștearsă: are \d+ (de )?produse/);
    await expect(dialog.getByRole('button', { name: 'Șterge categoria' })).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Renunță' }).click();
    await chooseAction(office, 'De șters', 'Șterge categoria');
    await dialog.getByRole('button', { name: 'Șterge categoria' }).click();
    await expect(office.getByText('Categoria a fost ștearsă.')).toBeVisible();
    await expect(main.getByText('De șters', { exact: true })).toHaveCount(0);
  });
});
