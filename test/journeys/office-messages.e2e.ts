/** back-office.md §8: what could not be shown or done, in the documented words, on the screens themselves. */
import type { Page } from '@playwright/test';
import { aCategory, aProduct } from '#test/support/factories.ts';
import { DESK, openOffice } from './support/at-the-office.ts';
import { expect, test } from './support/journey.ts';

/** The server breaks at these calls, without a word of its own. */
async function breakAt(page: Page, calls: RegExp): Promise<void> {
  await page
    .context()
    .route(calls, (route) => route.fulfill({ status: 500, contentType: 'text/html', body: 'broken' }));
}

test('what cannot be read says so in the documented words, room by room', async ({ page, shop, complaints }) => {
  complaints.expect(/status of 500/);
  const product = await aProduct(shop.db, { name: 'Salată de vinete' });
  await page.setViewportSize(DESK);
  await openOffice(page, shop, '/admin/changes');
  await breakAt(page, /-service\/(entries(\?|\/get-entry)|setup\/get-categories|get-(users|admins)|admin\/promotions)/);
  await breakAt(page, /-service\/(get-all-orders|get-order-details)/);
  const rooms = [
    ['/admin/menu', 'Meniul nu poate fi afișat acum.'],
    [`/admin/menu/${product.id}`, 'Produsul nu poate fi afișat acum.'],
    ['/admin/menu/add-category', 'Categoriile nu pot fi afișate acum.'],
    ['/admin/users', 'Utilizatorii nu pot fi afișați acum.'],
    ['/admin/combo-promo', 'A apărut o eroare. Promoțiile nu au putut fi afișate.'],
    ['/comenzi', 'Comenzile nu pot fi afișate acum.'],
    ['/comenzi/10000001', 'Detaliile comenzii nu pot fi afișate acum.'],
  ] as const;
  for (const [path, sentence] of rooms) {
    await page.goto(path);
    await expect(page.getByText(sentence).first()).toBeVisible();
  }
});

test('what cannot be saved or deleted says so in the documented words and keeps what was typed', async ({
  page,
  shop,
  guest,
  complaints,
}) => {
  complaints.expect(/status of 500/);
  const empty = `Goală ${guest.lastName}`;
  await aCategory(shop.db, { name: empty });
  const { id } = await aProduct(shop.db, { name: 'Zacuscă', description: 'De casă' });
  await page.setViewportSize(DESK);
  await openOffice(page, shop, '/admin/users/add-user');
  const main = page.getByRole('main');
  await breakAt(page, /create-additional-users|entries\/(add-entry|delete-entry)|setup\/delete-category/);

  await main.getByLabel('Prenume').fill(guest.firstName);
  await main.getByRole('textbox', { name: 'Nume', exact: true }).fill(guest.lastName);
  await main.getByLabel('Adresă de e-mail').fill(guest.email);
  await main.getByLabel(/^Parolă/).fill('Covrig#Plimba7');
  await main.getByRole('button', { name: 'Creează contul' }).click();
  await expect(main.getByText('Utilizatorul nu a putut fi creat.')).toBeVisible();
  await expect(main.getByLabel('Adresă de e-mail')).toHaveValue(guest.email);

  const product = await page.context().newPage();
  await product.goto(`/admin/menu/${id}/edit`);
  const field = product.getByRole('textbox', { name: 'Nume', exact: true });
  await field.fill('Zacuscă de vinete');
  await product.getByRole('button', { name: 'Salvează', exact: true }).click();
  await expect(product.getByText('A apărut o eroare la salvare. Încercați din nou.')).toBeVisible();
  await expect(field).toHaveValue('Zacuscă de vinete');

  const categories = await page.context().newPage();
  await categories.goto('/admin/menu/add-category');
  await categories.getByRole('button', { name: `Ștergeți „${empty}”` }).click();
  const dialog = categories.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Șterge categoria' }).click();
  await expect(dialog.getByText('A apărut o eroare la ștergerea categoriei')).toBeVisible();
});
