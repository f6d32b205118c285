import { bani } from '#domain/money/bani.ts';
import { aSize } from '#test/support/factories.ts';
import { openAccount, PASSWORD } from './support/at-the-account.ts';
import { readOrderNumber } from './support/at-the-shop.ts';
import { aDish, ordersOf } from './support/dishes.ts';
import { expect, step, test } from './support/journey.ts';
import { tabTo } from './support/keyboard.ts';

test('a guest asks for a table, orders and keeps an account without a mouse, and always sees where she is', async ({
  page,
  shop,
  guest,
  openDevice,
  complaints,
}) => {
  await step('an order', async () => {
    const dish = await aDish(shop, { extras: [{ name: 'Smântână', price: bani(250), allergens: ['milk'] }] });
    await aSize(shop.db, dish.id, { label: 'Porție mare', price: bani(4100), position: 1 });
    const { keyboard } = page;

    await page.goto('/');
    await tabTo(page, page.getByRole('link', { name: 'Sari la conținut' }));
    await keyboard.press('Enter');
    await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Vezi meniul' }));
    await keyboard.press('Enter');
    await page.waitForURL(/\/meniu$/);
    await tabTo(page, page.getByRole('searchbox'));
    await keyboard.type(dish.name);
    // Waits for the list to rerender after typing: before, the focused link could disappear.
    await expect(page.getByRole('main').getByText('Un produs găsit')).toBeVisible();
    const card = page.getByRole('link', { name: dish.name });
    await tabTo(page, card);
    await keyboard.press('Enter');

    const sheet = page.getByRole('dialog', { name: dish.name });
    let steps = await tabTo(page, sheet.getByRole('radio').first());
    await keyboard.press('ArrowDown');
    await expect(sheet.getByRole('radio', { name: /^Porție mare/ })).toBeChecked();
    const allergens = sheet.locator('section').filter({ has: page.getByRole('heading', { name: 'Alergeni' }) });
    await expect(allergens.getByText('Lapte')).toBeHidden();
    steps += await tabTo(page, sheet.getByRole('checkbox', { name: 'Smântână conține: lapte' }));
    await keyboard.press('Space');
    await expect(allergens.getByText('Lapte')).toBeVisible();
    // In tab order, suggestions come after the product itself.
    await expect(sheet.getByRole('heading', { name: 'S-ar putea să-ți placă și' })).toBeVisible();
    steps += await tabTo(page, sheet.getByRole('button', { name: /^Adaugă în coș/ }));
    expect(steps).toBeLessThanOrEqual(8);
    await keyboard.press('Enter');
    await expect(sheet).toBeHidden();
    await expect(card).toBeFocused();

    await tabTo(page, page.getByRole('banner').getByRole('button', { name: /^Coș/ }), 'Shift+Tab');
    await keyboard.press('Enter');
    const cart = page.getByRole('dialog', { name: 'Coșul tău' });
    await tabTo(page, cart.getByRole('link', { name: 'Continuă comanda' }));
    await keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Finalizarea comenzii' })).toBeVisible();

    await tabTo(page, page.getByRole('radio', { name: /^Livrare la domiciliu/ }));
    await keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: /^Ridicare/ })).toBeChecked();
    await keyboard.press('ArrowUp');
    await expect(page.getByRole('radio', { name: /^Livrare la domiciliu/ })).toBeChecked();
    for (const [label, text] of [
      ['Localitate', 'bl'],
      ['Stradă', 'Strada Lungă'],
      ['Număr', '5A'],
      ['Nume și prenume', `${guest.firstName} ${guest.lastName}`],
      ['Număr de telefon', guest.phone],
      ['Adresă de e-mail', guest.email],
    ] as const) {
      await tabTo(page, page.getByRole('main').getByLabel(label, { exact: true }));
      await keyboard.type(text);
    }
    await expect(page.getByLabel('Localitate')).toHaveValue('Blaj');
    // As soon as possible and cash are the defaults.
    await expect(page.getByRole('radio', { name: /^Cât mai repede/ })).toBeChecked();
    await expect(page.getByRole('radio', { name: 'Numerar', exact: true })).toBeChecked();
    await tabTo(page, page.getByRole('checkbox', { name: /Am citit și accept/ }));
    await keyboard.press('Space');
    await tabTo(page, page.getByRole('button', { name: 'Comandă cu obligație de plată' }));
    await keyboard.press('Enter');

    const number = await readOrderNumber(page);
    expect(await ordersOf(shop, guest.email)).toMatchObject([{ number, products_bani: 4350, city: 'Blaj' }]);
  });
  await step('an account', async () => {
    // The browser asks the server whether a session is valid (401).
    complaints.expect(/status of 401 .*user-service\/session/);
    await openAccount(shop, guest);
    const { keyboard } = page;
    await page.goto('/');
    await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Contul meu' }));
    await keyboard.press('Enter');
    const form = page.getByRole('form', { name: 'Autentificare' });
    await tabTo(page, form.getByLabel('Adresă de e-mail'));
    await keyboard.type(guest.email);
    await tabTo(page, form.getByLabel('Parolă', { exact: true }));
    await keyboard.type(PASSWORD);
    await keyboard.press('Enter');
    await page.waitForURL(/\/user\/orders$/);

    await tabTo(page, page.getByRole('link', { name: 'Datele mele' }));
    await keyboard.press('Enter');
    const details = page.getByRole('form', { name: 'Datele mele' });
    await tabTo(page, details.getByLabel('Prenume'));
    await keyboard.press('ControlOrMeta+a');
    await keyboard.type('Maria');
    await tabTo(page, details.getByRole('button', { name: 'Actualizează' }));
    await keyboard.press('Enter');
    await expect(page.getByRole('status').getByText('Datele au fost salvate cu succes!')).toBeVisible();
    await expect(page.getByText('Bună, Maria!')).toBeVisible();

    await tabTo(page, page.getByRole('button', { name: 'Șterge contul' }));
    await keyboard.press('Enter');
    const sheet = page.getByRole('dialog', { name: 'Ștergi contul?' });
    await expect(sheet).toBeVisible();
    await keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(page.getByRole('button', { name: 'Șterge contul' })).toBeFocused();
    await tabTo(page, page.getByRole('button', { name: 'Deconectează-te' }), 'Shift+Tab');
    await keyboard.press('Enter');
    await expect(page.getByRole('status').getByText('Te-ai deconectat.')).toBeVisible();
  });
  await step('a table', async () => {
    const phone = await openDevice();
    await phone.goto('/');
    const form = phone.getByRole('form', { name: 'Rezervă o masă' });
    await phone.getByRole('heading', { name: 'Rezervă o masă' }).scrollIntoViewIfNeeded();
    await form.getByLabel('Data').focus();
    for (const _ of ['Ora', 'Număr de persoane', 'Nume și prenume']) await phone.keyboard.press('Tab');
    await phone.keyboard.type(`${guest.firstName} ${guest.lastName}`);
    await phone.keyboard.press('Tab');
    await phone.keyboard.type(guest.phone);
    await phone.keyboard.press('Tab');
    await phone.keyboard.type(guest.email);
    await phone.keyboard.press('Enter');
    await expect(phone.getByRole('dialog', { name: 'Am primit cererea ta' })).toBeVisible();
    await phone.keyboard.press('Escape');
    await expect(phone.getByRole('dialog', { name: 'Am primit cererea ta' })).toBeHidden();
    const kept = await shop.db.selectFrom('reservations').select('people').where('email', '=', guest.email).execute();
    expect(kept).toEqual([{ people: 2 }]);
  });
});
