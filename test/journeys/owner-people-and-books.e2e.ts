import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { bani } from '#domain/money/bani.ts';
import { anOrder, guest as contactOf, place } from '#test/support/an-order.ts';
import { aCategory } from '#test/support/factories.ts';
import { enterAccount, openAccount, orderAsGuest } from './support/at-the-account.ts';
import { DESK, openOffice, save } from './support/at-the-office.ts';
import { openPanel } from './support/at-the-panel.ts';
import { aDish } from './support/dishes.ts';
import { goInside } from './support/go-inside.ts';
import { expect, step, test } from './support/journey.ts';
import { chooseAction } from './support/row-actions.ts';

test('an owner finds everything from one frame, makes and ends accounts, reads the books; what fails says so', async ({
  page,
  shop,
  guest,
  openDevice,
  complaints,
}) => {
  complaints.expect(/status of (4\d\d|500)/);
  const main = page.getByRole('main');
  const tablet = await openDevice({ viewport: DESK });
  const headers = { Authorization: `Bearer ${await shop.signIn()}` };

  await step('who may not is led away', async () => {
    await page.goto('/admin/set-name');
    await expect(page).toHaveURL(/\/auth\/admin\?redirect=/);
    await openPanel(tablet, shop, 'Ioana');
    await tablet.goto('/admin');
    await expect(tablet).toHaveURL(/\/auth\/admin/);
    await expect(tablet.getByText('pentru această zonă este nevoie de alt cont')).toBeVisible();
    await tablet.getByRole('link', { name: 'Înapoi la panoul de comenzi' }).click();
    await expect(tablet).toHaveURL(/\/comenzi$/);
  });
  await step(
    'everything is found from one frame: on a phone by the drawer, anywhere by typing; what does not exist says so',
    async () => {
      await openOffice(page, shop, '/admin', 'Ilinca');
      await expect(main.getByText('Încasări azi')).toBeVisible();
      await page.getByRole('button', { name: 'Deschide meniul' }).click();
      await page.getByRole('dialog').getByText('Restaurant', { exact: true }).click();
      await page.getByRole('dialog').getByRole('link', { name: 'Nume și contact' }).click();
      await expect(main.getByRole('heading', { level: 1, name: 'Nume și contact' })).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);

      await page.keyboard.press('Control+k');
      await page.getByRole('dialog').getByRole('textbox').fill('istoric');
      await page.getByRole('dialog').getByRole('button', { name: 'Istoric modificări' }).click();
      await expect(main.getByRole('heading', { level: 1, name: 'Istoric modificări' })).toBeVisible();
      await goInside(page, '/admin/nu-exista');
      await expect(main.getByText('Această pagină nu a putut fi găsită.')).toBeVisible();
      await goInside(page, '/admin/page-under-construction');
      await expect(main.getByText('Această pagină este în lucru.')).toBeVisible();
      // A laptop of 768 px shows every group, and the links of the open one.
      await page.setViewportSize({ width: 1280, height: 768 });
      await goInside(page, '/admin/set-services');
      const ways = page.getByRole('navigation', { name: 'Meniul administrării' });
      await expect(ways.getByRole('link', { name: 'Servicii oferite' })).toBeVisible();
      expect(await ways.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeLessThanOrEqual(
        0,
      );
      await page.setViewportSize(DESK);
    },
  );
  await step('an administrator makes a manager, who signs in and is later switched off', async () => {
    await goInside(page, '/admin/users');
    await expect(main.getByRole('region', { name: 'Personal' })).toContainText('Ilinca Pop');

    await main.getByRole('link', { name: 'Adaugă angajat' }).click();
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

    await tablet.goto('/auth/admin');
    await tablet.getByLabel(/^Adresă de e-mail/).fill(guest.email);
    await tablet.getByLabel(/^Parolă/).fill('Covrig#Plimba7');
    await tablet.getByRole('button', { name: 'Conectează-te' }).click();
    await tablet.waitForURL(/\/comenzi\/tabla$/);

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
    await goInside(page, '/admin/users');
    await main.getByRole('link', { name: 'Ilinca Pop' }).click();
    await expect(main.getByText('Este contul dumneavoastră')).toBeVisible();
    await expect(main.getByRole('button', { name: 'Dezactivează contul' })).toHaveCount(0);
    await page.goBack();
    await main.getByRole('link', { name: `Mateiaș ${guest.lastName}` }).click();
    await main.getByRole('link', { name: 'Istoricul modificărilor' }).click();
    await expect(main.getByRole('article').first()).toContainText('dezactivat');

    await goInside(page, '/admin/users/add-user');
    await main.getByLabel('Prenume').fill('Altul');
    await main.getByRole('textbox', { name: 'Nume', exact: true }).fill('Cineva');
    await main.getByLabel('Adresă de e-mail').fill(guest.email);
    await main.getByLabel(/^Parolă/).fill('Umbrela#Verde42');
    await main.getByRole('button', { name: 'Creează contul' }).click();
    await expect(main.getByText('Există deja un cont cu această adresă de e-mail.').first()).toBeVisible();
    await expect(main.getByLabel('Prenume')).toHaveValue('Altul');
  });
  const customer = { ...guest, firstName: 'Ion', email: guest.email.replace('ana', 'ion') };
  await step('a customer is found by name; orders and consents are told; every device is signed out', async () => {
    const userId = await openAccount(shop, customer);
    const [number] = await orderAsGuest(shop, await aDish(shop), customer, 1);
    const phone = await openDevice();
    await enterAccount(phone, customer.email);

    await goInside(page, '/admin/users');
    await main.getByLabel('Căutați după nume, e-mail sau telefon').fill('nimeni cu numele acesta');
    await expect(main.getByText('Nu există utilizatori disponibili.')).toBeVisible();
    await main.getByLabel('Căutați după nume, e-mail sau telefon').fill(customer.lastName.toUpperCase());
    await main.getByRole('link', { name: `${customer.firstName} ${customer.lastName}` }).click();
    await expect(page).toHaveURL(new RegExp(`/admin/users/${userId}$`));
    await expect(main.getByRole('link', { name: String(number) })).toBeVisible();
    await expect(main.getByText('Adresa nu a fost abonată niciodată.')).toBeVisible();

    await main.getByRole('button', { name: 'Deconectează de peste tot' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Deconectează de peste tot' }).click();
    await expect(page.getByText('Toate dispozitivele au fost deconectate.')).toBeVisible();
    await phone.goto('/user/details');
    await expect(phone).toHaveURL(/\/auth\?/);
  });
  await step(
    'an order that is delivered stands in the books of the day, under its product and its customer, and leaves as a table',
    async () => {
      const dish = await aDish(shop, { price: bani(123_45) });
      const contact = contactOf(7_000_000 + dish.id);
      const placed = {
        of: [dish] as const,
        delivery: { ...contact, firstName: 'Ilinca', lastName: `Ștefănescu-${dish.id}` },
      };
      const { orderNumber } = await place(shop.api, anOrder(placed));
      await shop.api('confirmOrder', { headers, body: { orderNumber, timeToPrepare: 20 } });
      await shop.api('markAsDelivered', { headers, body: { orderNumber } });
      const { name } = await shop.db
        .selectFrom('products')
        .select('name')
        .where('id', '=', dish.id)
        .executeTakeFirstOrThrow();

      await goInside(page, '/admin/day-close');
      await expect(main.getByText('Total comenzi').first()).toBeVisible();
      await expect(main.getByText('plăți înregistrate, pentru comenzi predate')).toBeVisible();
      await expect(main.getByRole('row', { name: /^Numerar \d/ })).toContainText('lei');

      await page
        .getByRole('navigation', { name: 'Meniul administrării' })
        .getByRole('link', { name: 'Statistici' })
        .click();
      await page.getByRole('navigation', { name: 'Statistici' }).getByRole('link', { name: 'Produse' }).click();
      await main.getByLabel('Caută un produs').fill(name);
      await expect(main.getByRole('row', { name: new RegExp(name) })).toContainText('123,45 lei');
      await expect(page).toHaveURL(/q=/);

      await page.getByRole('navigation', { name: 'Statistici' }).getByRole('link', { name: 'Clienți' }).click();
      await main.getByLabel('Caută după nume, e-mail sau telefon').fill(`stefanescu-${dish.id}`);
      await expect(main.getByRole('row', { name: /Ilinca/ })).toContainText('123,45 lei');

      await page.getByRole('navigation', { name: 'Statistici' }).getByRole('link', { name: 'Vânzări' }).click();
      const leaving = page.waitForEvent('download');
      await main.getByRole('button', { name: 'Exportă CSV' }).click();
      await page.getByRole('menuitem', { name: 'Comenzi', exact: true }).click();
      const download = await leaving;
      expect(download.suggestedFilename()).toMatch(/^comenzi-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/);
      const table = await readFile(await download.path(), 'utf8');
      expect(table).toContain(`${orderNumber};`);
    },
  );
  await step('a rejected order is told with its reason and is no income', async () => {
    const dish = await aDish(shop);
    const { orderNumber } = await place(shop.api, anOrder({ of: [dish], delivery: contactOf(8_000_000 + dish.id) }));
    await shop.api('rejectOrder', {
      headers,
      body: { rejectedOrder: { orderNumber, reason: `Cuptorul ${dish.id} s-a stricat` } },
    });
    await goInside(page, '/admin/rejected-orders');
    const row = page.getByRole('row', { name: new RegExp(String(orderNumber)) });
    await expect(row).toContainText(`Cuptorul ${dish.id} s-a stricat`);
    await row.getByRole('link', { name: String(orderNumber) }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(String(orderNumber));
  });
  await step('a passkey is made, signs in alone, and is asked for again before what hurts', async () => {
    await addAuthenticator(page);
    await goInside(page, '/admin/account');
    await main.getByRole('button', { name: 'Adaugă o cheie' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Creează cheia' }).click();
    await expect(page.getByRole('dialog')).toContainText(/([A-Z2-9]{4}-){3}[A-Z2-9]{4}/);
    await page.getByRole('dialog').getByRole('button', { name: 'Le-am păstrat' }).click();
    await expect(main.getByText('Acest dispozitiv', { exact: true })).toBeVisible();

    await page.goto('/logout');
    await page.waitForURL(/\/auth\/admin/);
    await page.getByRole('button', { name: 'Intră cu cheia de acces' }).click();
    await page.waitForURL((url) => url.pathname === '/admin');

    // Simulates that the last verification is long ago.
    await shop.db
      .updateTable('sessions')
      .set({ proved_at: new Date('2026-01-01') })
      .where('kind', '=', 'page')
      .execute();
    await goInside(page, '/admin/users');
    await chooseAction(page, 'Personal', 'Drepturile managerilor');
    await page.getByRole('switch', { name: 'Managerii pot schimba prețuri' }).click();
    const proof = page.getByRole('dialog', { name: 'Confirmați că sunteți dumneavoastră' });
    await proof.getByRole('button', { name: 'Folosește cheia de acces' }).click();
    await expect(proof).toHaveCount(0);
    await expect(page.getByRole('switch', { name: 'Managerii pot schimba prețuri' })).toBeChecked();
    await page.keyboard.press('Escape');
    await goInside(page, '/admin/security');
    await expect(main.getByText('cu o cheie de acces').first()).toBeVisible();
  });
  await step(
    'a tablet of the shop asks before the address of signing out ends it; a person’s device does not',
    async () => {
      const device = await openDevice({ viewport: DESK });
      await openOffice(device, shop, '/admin/account', 'Sorina');
      await device.getByRole('button', { name: 'Fă din acest dispozitiv o tabletă a casei' }).click();
      await device.getByLabel(/^Numele tabletei/).fill(`Bucătărie ${guest.lastName}`);
      await device.getByRole('button', { name: 'Fă-o tabletă a casei' }).click();
      await device.waitForURL(/\/comenzi$/);
      await expect(device.getByText('Conectat', { exact: true })).toBeVisible();
      await device.goto('/logout');
      await device.getByRole('link', { name: 'Înapoi la comenzi' }).click();
      await expect(device.getByText('Conectat', { exact: true })).toBeVisible();
      await device.goto('/logout');
      await device.getByRole('button', { name: 'Deconectează-te' }).click();
      await device.waitForURL(/\/auth\/admin/);
    },
  );
  await step('what cannot be saved or deleted says so in the documented words and keeps what was typed', async () => {
    const empty = `Goală ${guest.lastName}`;
    await aCategory(shop.db, { name: empty });
    await goInside(page, '/admin/users/add-user');
    await breakAt(page, /create-additional-users|setup\/delete-category/);

    await main.getByLabel('Prenume').fill(guest.firstName);
    await main.getByRole('textbox', { name: 'Nume', exact: true }).fill(guest.lastName);
    await main.getByLabel('Adresă de e-mail').fill(guest.email);
    await main.getByLabel(/^Parolă/).fill('Covrig#Plimba7');
    await main.getByRole('button', { name: 'Creează contul' }).click();
    await expect(main.getByText('Utilizatorul nu a putut fi creat.')).toBeVisible();
    await expect(main.getByLabel('Adresă de e-mail')).toHaveValue(guest.email);

    const categories = await page.context().newPage();
    await categories.goto('/admin/menu/add-category');
    await chooseAction(categories, empty, 'Șterge categoria');
    const dialog = categories.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Șterge categoria' }).click();
    await expect(dialog.getByText('A apărut o eroare la ștergerea categoriei')).toBeVisible();
  });
});

/** Makes the server fail at these calls without a message. */
async function breakAt(page: Page, calls: RegExp): Promise<void> {
  await page
    .context()
    .route(calls, (route) => route.fulfill({ status: 500, contentType: 'text/html', body: 'broken' }));
}

/** A simulated authenticator whose fingerprint check always succeeds. */
async function addAuthenticator(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}
