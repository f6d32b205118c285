import type { Locator, Page } from '@playwright/test';
import { bani } from '#domain/money/bani.ts';
import { aSize } from '#test/support/factories.ts';
import { PASSWORD } from './support/at-the-account.ts';
import { openOffice } from './support/at-the-office.ts';
import {
  acceptTerms,
  addFromItsPage,
  bringToCheckout,
  fillAddress,
  fillContact,
  fillPickup,
  goToCheckout,
  orderButton,
  readOrderNumber,
} from './support/at-the-shop.ts';
import { expectFocusKept, expectSeen, failCalls, translate } from './support/bad-luck.ts';
import { aDish, ordersOf } from './support/dishes.ts';
import { goInside } from './support/go-inside.ts';
import { expect, step, test } from './support/journey.ts';

const SIZES = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 720 },
] as const;

test('what fails is said where the guest looks, and a page that a browser translated works like any other', async ({
  page,
  shop,
  guest,
  openDevice,
  complaints,
}) => {
  complaints.expect(/status of 500|ERR_INTERNET_DISCONNECTED/);
  // The footer is hydrated when the browser is idle: React renders one that was translated before anew, and reports it.
  complaints.expect(/React error #418[\s\S]*\/meniu(?:\?[^)]*)?\)$/);
  const numbers: number[] = [];
  const readOrders = async () => (await ordersOf(shop, guest.email)).map(({ number }) => number);
  await step('an order that the server or the line refuses is told beside the button, at every width', async () => {
    const dish = await aDish(shop, { stock: 9 });
    await bringToCheckout(page, dish.id, guest);
    const failure = page.locator('[data-failure]');
    for (const size of SIZES) {
      await page.setViewportSize(size);
      const letCallsPass = await failCalls(page);
      await orderButton(page).click();
      await expect(failure).toBeFocused();
      await expectSeen(failure.getByRole('alert'));
      await expect(failure).toContainText('Comanda nu a putut fi procesată');
      await expectSeen(orderButton(page));
      await letCallsPass();
    }
    expect(await readOrders()).toEqual([]);
  });
  await step('a slow answer is told after some seconds; the next press says that it tries again', async () => {
    const answer = Promise.withResolvers<void>();
    await page.clock.install();
    await page.route(
      '**/user-service/user-placing-order',
      async (route) => {
        await answer.promise;
        await route.fulfill({ status: 500, body: '' });
      },
      { times: 1 },
    );
    await orderButton(page).click();
    await expect(page.getByText('Încercăm din nou…').first()).toBeVisible();
    await page.clock.runFor(7_000);
    await expectSeen(page.getByRole('status').filter({ hasText: 'Durează mai mult decât de obicei.' }));
    answer.resolve();
    await expect(page.locator('[data-failure]')).toBeFocused();
    await page.clock.resume();
  });
  await step('an order pressed without a connection goes by itself when the connection is back', async () => {
    await page.context().setOffline(true);
    await orderButton(page).click();
    await expectSeen(page.getByRole('alert').filter({ hasText: 'Nu există conexiune la internet.' }));
    await expect(page.locator('[data-failure]')).toContainText('Încercăm din nou imediat ce revine conexiunea.');
    await page.context().setOffline(false);
    numbers.push(await readOrderNumber(page));
    expect(await readOrders()).toEqual(numbers);
  });
  await step('a long form whose sending fails says so inside the window', async () => {
    const phone = await openDevice({ viewport: SIZES[0] });
    const fill = async (form: Locator, texts: Readonly<Record<string, string>>) => {
      for (const [label, text] of Object.entries(texts)) await form.getByLabel(label, { exact: true }).fill(text);
    };
    const press = async (form: Locator, button: string) => {
      const letCallsPass = await failCalls(phone);
      await form.getByRole('button', { name: button, exact: true }).click();
      await expectSeen(form.getByRole('alert'));
      await expect(form.locator('[data-failure]')).toBeFocused();
      await letCallsPass();
    };
    await phone.goto('/rezervare');
    const table = phone.getByRole('form', { name: 'Rezervă o masă' });
    await fill(table, {
      'Nume și prenume': 'Ana Pop',
      'Număr de telefon': guest.phone,
      'Adresă de e-mail': guest.email,
    });
    await press(table, 'Trimite rezervarea');
    await phone.goto('/opinii');
    const opinion = phone.getByRole('form', { name: 'Cum a fost?' });
    await phone.locator('label').filter({ hasText: '4 stele: Foarte bun' }).click();
    await press(opinion, 'Trimite părerea');
    await phone.goto('/retragere-din-contract');
    const withdrawal = phone.getByRole('form', { name: 'Retragere din contract' });
    await fill(withdrawal, {
      'Numărul comenzii': String(numbers[0]),
      'Adresa de e-mail a comenzii': guest.email,
      'Nume și prenume': 'Ana Pop',
      'Produsele sigilate pe care le returnezi': '2 × apă minerală',
    });
    await withdrawal.getByRole('button', { name: 'Retrage-te din contract aici' }).click();
    await press(phone.getByRole('form', { name: 'Verifică și confirmă' }), 'Confirm retragerea');
    await phone.goto('/auth?mode=register');
    const account = phone.getByRole('form', { name: 'Creează cont' });
    await fill(account, {
      Prenume: 'Ana',
      Nume: 'Pop',
      'Adresă de e-mail': guest.email,
      Parolă: PASSWORD,
      'Confirmă parola': PASSWORD,
    });
    await press(account, 'Creează cont');
  });
  await step('a translated menu is filtered, a dish chosen, three pieces ordered', async () => {
    const dish = await aDish(shop, { name: 'Zacuscă de probă', boxPrice: bani(0), stock: 99 });
    await aSize(shop.db, dish.id, { label: 'Porție mare', price: bani(4100), position: 1 });
    const phone = await openDevice();
    // Wide enough for the diets beside the search, whose buttons change while their words are translated.
    await phone.setViewportSize({ width: 1280, height: 800 });
    await phone.goto('/meniu');
    await expect(phone.locator('html[data-unlaid]')).toHaveCount(0);
    await translate(phone);
    const vegetarian = phone.getByRole('button', { name: 'Vegetarian', exact: true });
    for (const isOn of ['true', 'false']) {
      await vegetarian.click();
      await expect(vegetarian).toHaveAttribute('aria-pressed', isOn);
    }
    await phone.getByRole('link', { name: dish.name }).click();
    const sheet = phone.getByRole('dialog', { name: dish.name });
    await sheet.getByRole('radio', { name: /^Porție mare/ }).check();
    await sheet.getByRole('button', { name: /^Mai mult/ }).click();
    await sheet.getByRole('button', { name: /^Mai mult/ }).click();
    await expect(sheet.locator('output')).toHaveText(/: 3$/);
    await expect(sheet.getByRole('button', { name: /^Adaugă în coș/ })).toContainText('123,00');
    await sheet.getByRole('button', { name: /^Adaugă în coș/ }).click();
    await goToCheckout(phone);
    await phone.getByRole('radio', { name: /^Livrare la domiciliu/ }).check();
    await fillContact(phone, guest);
    await fillAddress(phone, 'Blaj');
    await phone.getByRole('radio', { name: /^Ridicare din restaurant/ }).check();
    await fillPickup(phone, guest);
    await expect(phone.getByText('123,00 lei').last()).toBeVisible();
    await orderButton(phone).click();
    numbers.push(await readOrderNumber(phone));
    expect((await ordersOf(shop, guest.email)).at(-1)?.products_bani).toBe(12_300);
  });
  await step('no choice by the keyboard loses the focus', async () => {
    const dish = await aDish(shop, { extras: [{ name: 'Smântână', price: bani(250) }] });
    await aSize(shop.db, dish.id, { label: 'Porție mare', price: bani(4100), position: 1 });
    const phone = await openDevice();
    await phone.goto('/meniu');
    expect(await expectFocusKept(phone.getByRole('main'))).toBeGreaterThan(1);
    await phone.getByRole('button', { name: /^Filtre/ }).click();
    const allergens = phone.getByRole('dialog', { name: 'Filtrează meniul' });
    await expect(allergens.getByRole('checkbox').first()).toBeVisible();
    expect(await expectFocusKept(allergens)).toBeGreaterThan(2);
    await phone.goto(`/meniu/${dish.id}`);
    expect(await expectFocusKept(phone.getByRole('main'))).toBeGreaterThan(2);
    await addFromItsPage(phone, dish.id);
    await goToCheckout(phone);
    await phone.getByText('Cod de reducere și altele').click();
    await expect(phone.getByRole('checkbox', { name: 'Vreau factură pe firmă' })).toBeVisible();
    expect(await expectFocusKept(phone.getByRole('main'))).toBeGreaterThan(9);
    for (const path of ['/rezervare', '/opinii']) {
      await phone.goto(path);
      await expect(phone.getByRole('main').getByRole('form').first()).toBeVisible();
      expect(await expectFocusKept(phone.getByRole('main')), path).toBeGreaterThan(0);
    }
  });
  await step('two tabs that press in the same moment place one order', async () => {
    const dish = await aDish(shop, { stock: 9 });
    const phone = await openDevice();
    const other = await phone.context().newPage();
    await bringToCheckout(phone, dish.id, guest);
    await other.goto('/checkout');
    await fillPickup(other, guest);
    await Promise.all([orderButton(phone).click(), orderButton(other).click()]);
    const placed = [await readOrderNumber(phone), await readOrderNumber(other)];
    expect(new Set(placed).size).toBe(1);
    numbers.push(...new Set(placed));
    expect(await readOrders()).toEqual(numbers);
  });
  await step('the table whose code was scanned last is the order’s, without a name', async () => {
    await shop.db.updateTable('restaurant').set({ dine_in_enabled: true }).execute();
    const dish = await aDish(shop, { stock: 9 });
    const phone = await openDevice();
    for (const table of ['5', '7']) {
      await phone.goto(`/comanda?serviciu=restaurant&masa=${table}`);
      await expect
        .poll(() => phone.evaluate(() => JSON.parse(sessionStorage.getItem('pofta.formular') ?? '{}').table))
        .toBe(table);
    }
    await addFromItsPage(phone, dish.id);
    await goToCheckout(phone);
    await expect(phone.getByRole('textbox', { name: /^Masa/ })).toHaveValue('7');
    await acceptTerms(phone);
    await orderButton(phone).click();
    const number = await readOrderNumber(phone);
    const stored = await shop.db
      .selectFrom('orders')
      .select(['table_label', 'email', 'additional_information'])
      .where('number', '=', number)
      .executeTakeFirstOrThrow();
    expect(stored).toEqual({ table_label: '7', email: '', additional_information: '' });
    await shop.db.updateTable('restaurant').set({ dine_in_enabled: false }).execute();
  });
});

test('what staff save and the server refuses is said inside the window', async ({ page, shop, complaints }) => {
  complaints.expect(/status of 500/);
  const dish = await shop.db
    .selectFrom('products')
    .select('id')
    .where('name', '=', 'Tiramisu')
    .executeTakeFirstOrThrow();
  await page.setViewportSize(SIZES[0]);
  await openOffice(page, shop);
  for (const [path, kind] of [
    ['/admin/set-name', 'text'],
    ['/admin/set-location', 'text'],
    ['/admin/set-schedule', 'checkbox'],
    ['/admin/set-services?service=delivery', 'checkbox'],
    ['/admin/set-payment-methods', 'checkbox'],
    ['/admin/legal-texts/terms', 'text'],
    [`/admin/menu/${dish.id}/edit`, 'text'],
    ['/admin/menu/add-category?categorie=noua', 'text'],
  ] as const) {
    await step(path, async () => {
      await goInside(page, path);
      await changeFirst(page, kind);
      await saveInVain(page);
    });
  }
  await step('/admin/users/add-user', async () => {
    await goInside(page, '/admin/users/add-user');
    const main = page.getByRole('main');
    await main.getByLabel('Prenume').fill('Ana');
    await main.getByRole('textbox', { name: 'Nume', exact: true }).fill('Pop');
    await main.getByLabel('Adresă de e-mail').fill('ana.pop@exemplu.ro');
    await main.getByLabel(/^Parolă/).fill(PASSWORD);
    await saveInVain(page);
  });
});

function formOf(page: Page): Locator {
  return page.getByRole('main').locator('form').last();
}

async function changeFirst(page: Page, kind: 'text' | 'checkbox'): Promise<void> {
  const form = formOf(page);
  if (kind === 'text') return form.getByRole('textbox').first().pressSequentially('Ana');
  // By role: the form of a tab that is not open comes into the document later, before the open one, and is hidden.
  const tick = form.getByRole('checkbox').or(form.getByRole('switch')).first();
  await tick.press('Space');
  await expect(form.locator('button[type=submit]').last()).toBeVisible();
}

/** Saves the page's form, while the server refuses everything. */
async function saveInVain(page: Page): Promise<void> {
  const form = formOf(page);
  const letCallsPass = await failCalls(page);
  await form.locator('button[type=submit]').last().click();
  await expectSeen(page.getByText(/^A apărut o eroare/).last());
  await letCallsPass();
}
