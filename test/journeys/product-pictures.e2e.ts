import sharp from 'sharp';
import { openOffice, save } from './support/at-the-office.ts';
import { expect, test } from './support/journey.ts';

const aPhoto = async (background: string, name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .png()
    .toBuffer(),
});

test('pictures of a product are uploaded, put in order by keyboard and described; what is none says so', async ({
  page,
  shop,
  openDevice,
  complaints,
}) => {
  complaints.expect(/status of 422/);
  const { id } = await shop.db
    .selectFrom('products')
    .select('id')
    .where('name', '=', 'Pizza Quattro Stagioni')
    .executeTakeFirstOrThrow();
  await page.setViewportSize({ width: 1280, height: 900 });
  await openOffice(page, shop, `/admin/menu/${id}/edit`);
  const main = page.getByRole('main');
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

  const guest = await openDevice();
  await guest.goto(`/meniu/${id}`);
  await expect(guest.getByRole('img', { name: 'Pizza văzută de sus' }).first()).toBeVisible();
});

test('pictures of the house are chosen, put in order by keyboard, and shown at the next request', async ({
  page,
  shop,
  openDevice,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openOffice(page, shop, '/admin/set-pictures');
  const main = page.getByRole('main');
  const gallery = main.getByRole('group', { name: 'Galerie' });
  await expect(gallery.getByRole('button', { name: 'Scoateți imaginea 1' })).toBeVisible();
  const before = await gallery.getByRole('button', { name: /^Scoateți imaginea/ }).count();
  const guest = await openDevice();
  await guest.goto('/despre-noi');
  await gallery.locator('input[type=file]').setInputFiles([await aPhoto('#7a2c3c', 'sala.png')]);
  await expect(gallery.getByRole('button', { name: /^Scoateți imaginea/ })).toHaveCount(before + 1);
  await gallery.getByRole('button', { name: new RegExp(`^Mutați imaginea ${before + 1} din`) }).press('Home');
  await gallery.getByLabel('Ce se vede în imagine').first().fill('Sala cu sobă');
  await save(page);
  for (const path of ['/despre-noi', '/']) {
    await guest.goto(path);
    await expect(guest.getByRole('img', { name: 'Sala cu sobă' })).toBeVisible();
  }
  await gallery.getByRole('button', { name: 'Scoateți imaginea 1' }).click();
  await save(page);
  await guest.goto('/');
  await expect(guest.getByRole('img', { name: 'Sala cu sobă' })).toHaveCount(0);
});
