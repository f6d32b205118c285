import sharp from 'sharp';
import { aProduct } from '#test/support/factories.ts';
import { openOffice } from './support/at-the-office.ts';
import { expect, test } from './support/journey.ts';

const DESK = { width: 1280, height: 900 };
const SCREEN = '/admin/menu/add-category';

test('a category is added with a picture and an extra, put first by keyboard, and a guest sees it so', async ({
  page,
  shop,
  openDevice,
}) => {
  await page.setViewportSize(DESK);
  await openOffice(page, shop, SCREEN);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Adaugă categorie' }).click();
  await main.getByRole('button', { name: 'Adaugă categoria' }).click();
  await expect(main.getByText('Numele categoriei este obligatoriu.')).toBeVisible();
  await main.getByRole('textbox', { name: 'Nume' }).fill('Cataif și baclava');
  await main.getByRole('textbox', { name: 'Informații suplimentare' }).fill('Făcute dimineața.');
  const picture = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#b3311b' } })
    .jpeg()
    .toBuffer();
  await main
    .locator('input[type=file]')
    .setInputFiles({ name: 'baclava.jpg', mimeType: 'image/jpeg', buffer: picture });
  await expect(main.getByRole('button', { name: 'Scoateți imaginea 1' })).toBeVisible();
  await main.getByRole('button', { name: 'Adaugă supliment' }).click();
  await main.getByLabel('Denumire').fill('Miere');
  await main.getByLabel('Preț (lei)').fill('2,50');
  await main.getByRole('button', { name: 'Adaugă categoria' }).click();

  const list = main.getByRole('list', { name: 'Categoriile meniului' });
  const rows = list.getByRole('listitem');
  await expect(rows.last()).toContainText('Cataif și baclava');
  const saved = page.waitForResponse((response) => response.url().endsWith('/reorder-categories'));
  await list.getByRole('button', { name: 'Mutați „Cataif și baclava” (cu săgețile sau trăgând)' }).press('Home');
  await expect(rows.first()).toContainText('Cataif și baclava');
  expect((await saved).status()).toBe(200);

  const { id } = await shop.db
    .selectFrom('categories')
    .select('id')
    .where('name', '=', 'Cataif și baclava')
    .executeTakeFirstOrThrow();
  await aProduct(shop.db, { categoryId: id, name: 'Baclava cu nucă' });
  const guest = await openDevice();
  await guest.goto('/meniu');
  await expect(guest.getByRole('main').getByRole('heading', { level: 2 }).nth(1)).toHaveText('Cataif și baclava');
  // Behind the promotions, which stand first always.
  await expect(guest.getByText('Făcute dimineața.')).toBeVisible();
});

test('a category with products says how many there are; an empty one goes after a question', async ({ page, shop }) => {
  await shop.db.insertInto('categories').values({ name: 'De șters', slug: 'de-sters', position: 90 }).execute();
  await page.setViewportSize(DESK);
  await openOffice(page, shop, SCREEN);
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  await main.getByRole('button', { name: 'Ștergeți „Pizza”' }).click();
  await expect(dialog).toContainText(/Categoria nu poate fi ștearsă: are \d+ (de )?produse/);
  await expect(dialog.getByRole('button', { name: 'Șterge categoria' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Renunță' }).click();
  await main.getByRole('button', { name: 'Ștergeți „De șters”' }).click();
  await dialog.getByRole('button', { name: 'Șterge categoria' }).click();
  await expect(page.getByText('Categoria a fost ștearsă.')).toBeVisible();
  await expect(main.getByText('De șters', { exact: true })).toHaveCount(0);
});
