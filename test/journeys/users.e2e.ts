import { enterAccount, openAccount, orderAsGuest } from './support/at-the-account.ts';
import { DESK, openOffice, save } from './support/at-the-office.ts';
import { aDish } from './support/dishes.ts';
import { expect, test } from './support/journey.ts';

test('an administrator makes a manager, who signs in and is later switched off', async ({
  page,
  shop,
  guest,
  openDevice,
  complaints,
}) => {
  complaints.expect(/status of 4\d\d/);
  await page.setViewportSize(DESK);
  await openOffice(page, shop, '/admin/users', 'Ilinca');
  const main = page.getByRole('main');
  await expect(main.getByRole('region', { name: 'Administratori și manageri' })).toContainText('Ilinca Pop');

  await main.getByRole('link', { name: 'Adaugă administrator' }).click();
  await main.getByRole('button', { name: 'Creează contul' }).click();
  await expect(main.getByText('Adresa de e-mail nu este validă.')).toBeVisible();
  await main.getByLabel('Prenume').fill('Matei');
  await main.getByRole('textbox', { name: 'Nume', exact: true }).fill(guest.lastName);
  await main.getByLabel('Adresă de e-mail').fill(guest.email);
  await main.getByRole('combobox', { name: 'Rol' }).selectOption({ label: 'Manager' });
  await main.getByLabel(/^Parolă/).fill('Covrig#Plimba7');
  await main.getByRole('button', { name: 'Creează contul' }).click();
  await expect(main.getByRole('heading', { level: 1, name: `Matei ${guest.lastName}` })).toBeVisible();
  await expect(main.getByText('Manager', { exact: true })).toBeVisible();

  const tablet = await openDevice({ viewport: DESK });
  await tablet.goto('/auth/admin');
  await tablet.getByLabel(/^Adresă de e-mail/).fill(guest.email);
  await tablet.getByLabel(/^Parolă/).fill('Covrig#Plimba7');
  await tablet.getByRole('button', { name: 'Conectează-te' }).click();
  await tablet.waitForURL(/\/comenzi$/);

  await main.getByRole('link', { name: 'Modifică', exact: true }).click();
  await main.getByLabel('Prenume').fill('Mateiaș');
  await save(page);
  await main.getByRole('link', { name: `Mateiaș ${guest.lastName}` }).click();
  await main.getByRole('button', { name: 'Dezactivează contul' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Dezactivează contul' }).click();
  await expect(main.getByText('Dezactivat', { exact: true })).toBeVisible();
  await tablet.reload();
  await expect(
    tablet
      .getByText('Sesiunea a expirat')
      .or(tablet.getByLabel(/^Parolă/))
      .first(),
  ).toBeVisible();

  await page.goto('/admin/changes?page=99');
  await expect(main.getByRole('article').first()).toBeVisible();
  await expect(page).not.toHaveURL(/page=99/);
  await page.goto('/admin/users');
  await main.getByRole('link', { name: 'Ilinca Pop' }).click();
  await expect(main.getByText('Este contul dumneavoastră')).toBeVisible();
  await expect(main.getByRole('button', { name: 'Dezactivează contul' })).toHaveCount(0);
  await page.goBack();
  await main.getByRole('link', { name: `Mateiaș ${guest.lastName}` }).click();
  await main.getByRole('link', { name: 'Istoricul modificărilor' }).click();
  await expect(main.getByRole('article').first()).toContainText('dezactivat');

  await page.goto('/admin/users/add-user');
  await main.getByLabel('Prenume').fill('Altul');
  await main.getByRole('textbox', { name: 'Nume', exact: true }).fill('Cineva');
  await main.getByLabel('Adresă de e-mail').fill(guest.email);
  await main.getByLabel(/^Parolă/).fill('Umbrela#Verde42');
  await main.getByRole('button', { name: 'Creează contul' }).click();
  await expect(main.getByText('Există deja un cont cu această adresă de e-mail.').first()).toBeVisible();
  await expect(main.getByLabel('Prenume')).toHaveValue('Altul');
});

test('a customer is found by name; orders and consents are told; every device is signed out', async ({
  page,
  shop,
  guest,
  openDevice,
  complaints,
}) => {
  complaints.expect(/status of 401/);
  await page.setViewportSize(DESK);
  const userId = await openAccount(shop, guest);
  const [number] = await orderAsGuest(shop, await aDish(shop), guest, 1);
  const phone = await openDevice();
  await enterAccount(phone, guest.email);

  await openOffice(page, shop, '/admin/users');
  const main = page.getByRole('main');
  await main.getByLabel('Căutați după nume, e-mail sau telefon').fill('nimeni cu numele acesta');
  await expect(main.getByText('Nu există utilizatori disponibili.')).toBeVisible();
  await main.getByLabel('Căutați după nume, e-mail sau telefon').fill(guest.lastName.toUpperCase());
  await main.getByRole('link', { name: `${guest.firstName} ${guest.lastName}` }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/users/${userId}$`));
  await expect(main.getByRole('link', { name: String(number) })).toBeVisible();
  await expect(main.getByText('Adresa nu a fost abonată niciodată.')).toBeVisible();

  await main.getByRole('button', { name: 'Deconectează de peste tot' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Deconectează de peste tot' }).click();
  await expect(page.getByText('Toate dispozitivele au fost deconectate.')).toBeVisible();
  await phone.goto('/user/details');
  await expect(phone).toHaveURL(/\/auth\?/);
});
