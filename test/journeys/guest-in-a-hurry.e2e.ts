import type { Locator, Page, Route } from '@playwright/test';
import { bani } from '#domain/money/bani.ts';
import { aPromotion } from '#test/support/factories.ts';
import { giveOptionGroups } from '#test/support/option-groups.ts';
import { openAccount, PASSWORD } from './support/at-the-account.ts';
import { acceptTerms, bringToCheckout, fillPickup, orderButton, readOrderNumber } from './support/at-the-shop.ts';
import { aDish, ordersOf } from './support/dishes.ts';
import { expect, step, test } from './support/journey.ts';

test('what is pressed twice, too early, too late or without a line is one order, and the guest knows which', async ({
  page,
  shop,
  guest,
  openDevice,
  complaints,
}) => {
  const numbers: number[] = [];
  const readOrders = async () => (await ordersOf(shop, guest.email)).map(({ number }) => number);
  await step(
    'a button that is pressed before the scripts have come does its work when they are there, once',
    async () => {
      const dish = await aDish(shop);
      const letScriptsCome = await holdScripts(page);
      await page.goto(`/meniu/${dish.id}`, { waitUntil: 'commit' });
      const add = page.getByRole('button', { name: /^Adaugă în coș/ });
      await add.click();
      await add.click();
      letScriptsCome();
      await expect(page.getByRole('status').getByText('Produsul a fost adăugat în coș.')).toBeVisible();
      await expect(page.getByRole('banner').getByRole('button', { name: /^Coș, 1 produs$/ })).toBeVisible();
    },
  );
  await step('a page that is not touched runs no script, and the first tap on a dish opens its sheet', async () => {
    const dish = await aDish(shop);
    const phone = await openDevice({ hasTouch: true });
    const isTakenOver = () => phone.evaluate(() => Object.keys(document.body).some((key) => key.startsWith('__react')));
    // However long this machine takes: the page is never idle for long enough to start by itself.
    await phone.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    await phone.goto('/meniu', { waitUntil: 'commit' });
    await expect
      .poll(() => phone.evaluate(() => document.querySelectorAll('link[rel=prefetch]').length))
      .toBeGreaterThan(1);
    expect(await isTakenOver()).toBe(false);
    await phone.getByRole('main').getByRole('link', { name: dish.name }).first().tap();
    const sheet = phone.getByRole('dialog', { name: dish.name });
    await expect(sheet.getByRole('button', { name: /^Adaugă în coș/ })).toBeVisible();
    expect(await isTakenOver()).toBe(true);
    await phone.goBack();
    await expect(sheet).toBeHidden();
    await expect(phone).toHaveURL(/\/meniu$/);
  });
  await step('a dish whose sheet cannot come opens as a page', async () => {
    const dish = await aDish(shop);
    const phone = await openDevice();
    complaints.expect(/ERR_FAILED/);
    await phone.route(/\/assets\/[^/]+\.js$/, (route) => route.abort());
    await phone.goto('/meniu', { waitUntil: 'commit' });
    await phone.getByRole('main').getByRole('link', { name: dish.name }).first().click();
    await expect(phone).toHaveURL(new RegExp(`/meniu/${dish.id}$`));
    await expect(phone.getByRole('heading', { level: 1, name: dish.name })).toBeVisible();
  });
  await step('a script that is lost on its way is asked for again', async () => {
    complaints.expect(/ERR_FAILED/);
    await page.route(/\/assets\/cart-sheet-[^/]+\.js$/, (route) => route.abort(), { times: 1 });
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Coș, / })
      .click();
    await expect(page.getByRole('dialog', { name: 'Coșul tău' })).toBeVisible();
  });
  await step('a double click on the order button is one order', async () => {
    const dish = await aDish(shop, { stock: 9 });
    await bringToCheckout(page, dish.id, guest);
    await orderButton(page).dblclick();
    numbers.push(await readOrderNumber(page));
    expect(await readOrders()).toEqual(numbers);
  });
  await step('an order that is pressed before the page can judge it is placed when it can', async () => {
    const dish = await aDish(shop, { stock: 9 });
    const rules = Promise.withResolvers<void>();
    await page.route(/\/assets\/lazy-checkout-[^/]+\.js$/, async (route) => {
      await rules.promise;
      await route.continue();
    });
    await bringToCheckout(page, dish.id, guest);
    // The button says that it is waiting, and a hurried guest presses it all the same.
    await orderButton(page).click({ force: true });
    await expect(page.getByText('Se trimite comanda…').first()).toBeVisible();
    rules.resolve();
    numbers.push(await readOrderNumber(page));
    expect(await readOrders()).toEqual(numbers);
  });
  await step('a page reloaded while the order was on its way places it once', async () => {
    const dish = await aDish(shop, { stock: 9 });
    await bringToCheckout(page, dish.id, guest);
    const arrived = Promise.withResolvers<void>();
    // The order reaches the restaurant, but its answer does not reach the guest.
    const loseAnswer = async (route: Route) => {
      await route.fetch();
      arrived.resolve();
    };
    await page.route('**/user-service/user-placing-order', loseAnswer, { times: 1 });
    await orderButton(page).click();
    await arrived.promise;
    await page.reload();

    await expect(page.getByText('Trimiterea comenzii a fost întreruptă')).toBeVisible();
    await expect(page.getByRole('main').getByText(guest.email)).toBeVisible();
    await acceptTerms(page);
    await orderButton(page).click();
    numbers.push(await readOrderNumber(page));
    expect(await readOrders()).toEqual(numbers);
  });
  await step('a price that changed under the guest is asked about once more', async () => {
    const dish = await aDish(shop);
    await bringToCheckout(page, dish.id, guest);
    await shop.db.updateTable('sizes').set({ price_bani: 3600 }).where('id', '=', dish.sizeId).execute();
    complaints.expect(/status of 409/);
    await orderButton(page).click();

    const question = page.getByRole('dialog', { name: 'S-a schimbat prețul' });
    const row = question.getByRole('row', { name: dish.name });
    await expect(row.getByRole('cell')).toHaveText(['32,00 lei', '36,00 lei']);
    expect(await readOrders()).toEqual(numbers);

    await orderButton(question).click();
    numbers.push(await readOrderNumber(page));
    expect((await ordersOf(shop, guest.email)).at(-1)?.payable_bani).toBe(3600);
  });
  await step('a discount on the first order is not given twice, and the guest reads why before the yes', async () => {
    const dish = await aDish(shop, { price: bani(20_000), boxPrice: bani(0) });
    const name = `Bun venit ${dish.id}`;
    const { id } = await aPromotion(shop.db, {
      name,
      type: 'FIRST_ORDER',
      discount: bani(2_500),
      minimumOrder: bani(15_000),
      endDate: '2099-12-31',
    });
    const phone = await openDevice();
    await bringToCheckout(phone, dish.id, guest);
    await expect(phone.getByText('Total: 175,00 lei')).toBeVisible();
    complaints.expect(/status of 409/);
    await orderButton(phone).click();

    const question = phone.getByRole('dialog', { name: 'S-a schimbat prețul' });
    await expect(question).toContainText(
      `Cu acest telefon sau e-mail s-a comandat deja la noi, iar promoția „${name}” nu se mai aplică.`,
    );
    await expect(question.getByRole('row', { name: /^Total/ }).getByRole('cell')).toHaveText([/175,00/, /200,00/]);
    expect(await readOrders()).toEqual(numbers);
    await question.getByRole('button', { name: 'Vreau să mai verific' }).click();
    await expect(phone.getByText('Total: 200,00 lei')).toBeVisible();
    await orderButton(phone).click();
    numbers.push(await readOrderNumber(phone));
    expect((await ordersOf(shop, guest.email)).at(-1)?.payable_bani).toBe(20_000);
    await shop.db.updateTable('promotions').set({ is_active: false }).where('id', '=', id).execute();
  });
  await step('what is left of a dish is offered once: pieces that the cart holds count', async () => {
    const dish = await aDish(shop, { stock: 2 });
    const phone = await openDevice();
    await phone.goto(`/meniu?search=${encodeURIComponent(dish.name)}`);
    const card = phone.getByRole('article').filter({ hasText: dish.name });
    await card.getByRole('button', { name: /^Adaugă / }).click();
    await card.getByRole('button', { name: /^Mai adaugă / }).click();
    await card.getByRole('button', { name: /Ai deja în coș toate cele 2 bucăți rămase\.$/ }).click();
    await expect(phone.getByRole('banner').getByRole('button', { name: /^Coș, 2 produse$/ })).toBeVisible();
    await phone.goto(`/meniu/${dish.id}`);
    const main = phone.getByRole('main');
    await expect(main.getByText('Ai deja în coș toate cele 2 bucăți rămase.')).toBeVisible();
    await expect(main.getByRole('button', { name: /^Adaugă în coș/ })).toBeDisabled();
  });
  await step('a dish that sells out before the button is pressed is not ordered, and goes with one tap', async () => {
    const dish = await aDish(shop, { stock: 1 });
    await bringToCheckout(page, dish.id, guest);
    await shop.db.updateTable('sizes').set({ stock: 0 }).where('id', '=', dish.sizeId).execute();
    complaints.expect(/status of 409/);
    await orderButton(page).click();

    const problem = page
      .getByRole('alert')
      .filter({ hasText: dish.name, has: page.getByRole('button', { name: 'Scoate din coș' }) });
    await expect(problem).toContainText(/epuizat/i);
    expect(await readOrders()).toEqual(numbers);
    await problem.getByRole('button', { name: 'Scoate din coș' }).click();
    await expect(page.getByText('Coșul tău este gol.')).toBeVisible();
    await page.goto(`/meniu?search=${encodeURIComponent(dish.name)}`);
    await expect(page.getByRole('article').filter({ hasText: dish.name })).toContainText('Stoc epuizat');
    await page.getByRole('link', { name: dish.name }).click();
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Stoc epuizat' })).toBeDisabled();
  });
  await step(
    'a pizza in halves leads to what must be chosen, says what it costs, and is changed in the cart',
    async () => {
      const size = { label: 'Ø 32 cm' };
      const [diavola, margherita] = [
        await aDish(shop, { ...size, name: 'Diavola de probă', price: bani(4200) }),
        await aDish(shop, { ...size, name: 'Margherita de probă', price: bani(3500) }),
      ];
      const dish = await aDish(shop, { ...size, name: 'Pizza din jumătăți', price: bani(200) });
      await giveOptionGroups(shop.db, dish.id, [
        {
          name: 'Jumătăți',
          minimum: 2,
          maximum: 2,
          pricing: 'dearest',
          options: [{ productId: diavola.id }, { productId: margherita.id }],
        },
        {
          name: 'Blat',
          minimum: 1,
          maximum: 1,
          options: [
            { name: 'Clasic', price: bani(0) },
            { name: 'Umplut', price: bani(600) },
          ],
        },
      ]);
      const phone = await openDevice();
      await phone.goto(`/meniu/${dish.id}`);
      const add = phone.getByRole('button', { name: /^Adaugă în coș/ });
      await add.click();
      const halves = phone.getByRole('group', { name: /^Jumătăți/ });
      await expect(halves.getByRole('alert')).toHaveText(`Mai alege 2 opțiuni din „Jumătăți” la ${dish.name}.`);
      await expect(halves.getByRole('checkbox', { name: diavola.name })).toBeFocused();
      await phone.keyboard.press('Space');
      await halves.getByRole('checkbox', { name: margherita.name }).check();
      await expect(add).toHaveText(/44,00\slei/);
      await add.click();
      const crust = phone.getByRole('group', { name: /^Blat/ });
      await expect(crust.getByRole('alert')).toHaveText(`Alege o opțiune din „Blat” la ${dish.name}.`);
      await crust.getByRole('radio', { name: /^Umplut/ }).check();
      await expect(add).toHaveText(/50,00\slei/);
      await add.click();

      await phone.getByRole('banner').getByRole('button', { name: 'Coș, 1 produs' }).click();
      const cart = phone.getByRole('dialog', { name: 'Coșul tău' });
      await expect(cart).toContainText(`Jumătăți: ${diavola.name}, ${margherita.name}`);
      await expect(cart).toContainText('Blat: Umplut');
      await cart.getByRole('button', { name: `Schimbă ${dish.name}` }).click();
      const sheet = phone.getByRole('dialog', { name: dish.name });
      await sheet.getByRole('radio', { name: /^Clasic/ }).check();
      await sheet.getByRole('button', { name: /^Salvează/ }).click();
      await expect(cart).toContainText('Blat: Clasic');
      await cart.getByRole('link', { name: 'Continuă comanda' }).click();
      await fillPickup(phone, guest);
      await orderButton(phone).click();
      numbers.push(await readOrderNumber(phone));
      expect(await ordersOf(shop, guest.email)).toContainEqual(
        expect.objectContaining({ number: numbers.at(-1), products_bani: 4400 }),
      );
    },
  );
  await step('a double tap adds one piece, closes what it closes and opens nothing else', async () => {
    const dish = await aDish(shop, { stock: 9 });
    const phone = await openDevice({ hasTouch: true });
    await phone.goto('/');
    await phone.getByRole('main').getByRole('link', { name: 'Vezi meniul' }).click();
    await expect(phone).toHaveURL(/\/meniu$/);
    const sheet = phone.getByRole('dialog', { name: dish.name });
    const open = async () => {
      await phone.getByRole('link', { name: dish.name }).click();
      await expect(sheet.getByRole('button', { name: /^Adaugă în coș/ })).toBeVisible();
    };
    await open();
    await tapTwiceByFinger(phone, sheet.getByRole('button', { name: 'Închide' }));
    await expect(sheet).toBeHidden();
    await expect(phone).toHaveURL(/\/meniu$/);
    await open();
    await tapTwiceByFinger(phone, sheet.getByRole('button', { name: /^Adaugă în coș/ }));
    await expect(sheet).toBeHidden();
    await expect(phone).toHaveURL(/\/meniu$/);
    // The click fails if anything covers the button.
    const bag = phone.getByRole('banner').getByRole('button', { name: 'Coș, 1 produs' });
    await bag.click();
    const cart = phone.getByRole('dialog', { name: 'Coșul tău' });
    // The sheet grows when its lines load, which moves its button.
    await expect(cart.getByRole('link', { name: 'Continuă comanda' })).toBeVisible();
    await tapTwiceByFinger(phone, cart.getByRole('button', { name: 'Închide' }));
    await expect(cart).toBeHidden();
    await phone.goto(`/meniu/${dish.id}`);
    await tapTwiceByFinger(phone, phone.getByRole('button', { name: /^Adaugă în coș/ }));
    await expect(phone.getByRole('banner').getByRole('button', { name: 'Coș, 2 produse' })).toBeVisible();
    await page.goto(`/meniu/${dish.id}`);
    await page.getByRole('button', { name: /^Adaugă în coș/ }).dblclick();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Coș, 1 produs' })).toBeVisible();
  });
  await step('whatever is fetched while the menu is read, a sheet looks as it should', async () => {
    const dish = await aDish(shop);
    await page.goto('/meniu');
    await expect(page.locator('link[rel=stylesheet][href*="/cart-room-"]')).toHaveCount(1);
    // The shop's styles are inlined. Loaded again they would come later in the cascade and override rules that must
    // win.
    await expect(page.locator('link[rel=stylesheet][href*="/shop-"]')).toHaveCount(0);
    // The page's own styles, which its scripts would wait for, are not loaded again either: their links are disabled.
    await expect(page.locator('link[rel=stylesheet][href*="/menu-screen-"]')).toHaveAttribute('disabled', '');
    // Every section has been laid out once, so its height is the real one.
    await expect(page.locator('html[data-unlaid]')).toHaveCount(0);
    const parts = page.locator('main section[data-laid]');
    await expect(parts).not.toHaveCount(0);
    const heightOf = () => page.locator('html').evaluate((root) => root.scrollHeight);
    const remembered = await heightOf();
    await parts.evaluateAll((all) => {
      for (const part of all) part.removeAttribute('data-laid');
    });
    expect(await heightOf()).toBe(remembered);
    await page.getByRole('link', { name: dish.name }).click();
    const close = page.getByRole('dialog', { name: dish.name }).getByRole('button', { name: 'Închide' });
    await expect(close).toHaveCSS('position', 'absolute');
  });
  await step(
    'a product whose script is late takes nothing away; closed, it gives back the place in the list',
    async () => {
      const phone = await openDevice();
      const dish = await aDish(shop);
      // With data saver on, nothing is fetched before it is needed.
      await phone.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
      await phone.goto(`/meniu?search=${encodeURIComponent(dish.name)}`);
      const card = phone.getByRole('link', { name: dish.name });
      await expect(card).toBeVisible();
      const letScriptsCome = await holdScripts(phone);
      await card.press('Enter');
      await phone.waitForURL(/\/meniu\/\d+$/);
      // Longer than the router waits before it shows a loading indicator; nothing on the page marks this moment.
      await phone.evaluate(() => new Promise((resolve) => setTimeout(resolve, 400)));
      await expect(card).toBeFocused();
      letScriptsCome();
      const sheet = phone.getByRole('dialog', { name: dish.name });
      await expect(sheet).toBeVisible();
      await phone.keyboard.press('Escape');
      await expect(sheet).toBeHidden();
      await expect(card).toBeFocused();
    },
  );
  await step('what is typed before the scripts have come is kept, and sent when they are there', async () => {
    await openAccount(shop, guest);
    const letScriptsCome = await holdScripts(page);
    await page.goto('/auth?mode=authenticate', { waitUntil: 'commit' });
    const signIn = page.getByRole('form', { name: 'Autentificare' });
    await signIn.getByLabel('Adresă de e-mail').fill(guest.email);
    await signIn.getByLabel('Parolă', { exact: true }).fill(PASSWORD);
    const enter = signIn.getByRole('button', { name: 'Conectează-te' });
    await expect(enter).toBeDisabled();
    letScriptsCome();
    await enter.click();
    await page.waitForURL(/\/user\/orders$/);

    const letThemComeAgain = await holdScripts(page);
    await page.goto('/opinii', { waitUntil: 'commit' });
    await page.locator('label').filter({ hasText: '4 stele: Foarte bun' }).click();
    await page.getByRole('textbox', { name: 'Părerea ta' }).fill('Sarmalele au fost ca la bunica.');
    await page.getByRole('textbox', { name: 'Numele afișat' }).fill('Ana P.');
    letThemComeAgain();
    await page.getByRole('button', { name: 'Trimite părerea' }).click();
    await expect(page.getByRole('dialog', { name: 'Îți mulțumim pentru părerea ta!' })).toBeVisible();
  });
  await step(
    'without a network the last menu is there to read, says when it was saved and that one cannot order',
    async () => {
      const phone = await openDevice({ serviceWorkers: 'allow' });
      complaints.expect(/ERR_INTERNET_DISCONNECTED|Failed to (fetch|load)/);
      await phone.goto('/');
      await expect
        .poll(() => phone.evaluate(async () => (await caches.open('pofta-meniu-1')).match('/meniu').then(Boolean)))
        .toBe(true);
      await expect.poll(() => phone.evaluate(() => localStorage.getItem('pofta.restaurant') !== null)).toBe(true);
      expect(await phone.evaluate(() => localStorage.getItem('pofta.restaurant'))).not.toContain('Frasin');

      await phone.context().setOffline(true);
      await phone.goto('/');
      await expect(phone).toHaveURL(/\/meniu$/);
      await expect(phone.getByText(/Fără conexiune – meniul salvat la .+ Nu poți comanda/)).toBeVisible();
      await expect(phone.getByRole('heading', { level: 3 }).first()).toBeVisible();
      await phone.goto('/checkout');
      await expect(phone.getByRole('heading', { name: 'Fără conexiune' })).toBeVisible();
      await phone.getByRole('link', { name: 'Vezi meniul salvat' }).click();
      await expect(phone.getByText(/meniul salvat la/)).toBeVisible();

      await phone.context().setOffline(false);
      await expect(phone.getByText(/meniul salvat la/)).toBeHidden();
      await expect(phone.getByRole('heading', { level: 1 })).toBeVisible();
    },
  );
});

/** Two taps 120 ms apart, as a touch screen reports them, however long the browser takes to handle them. */
async function tapTwiceByFinger(page: Page, button: Locator): Promise<void> {
  // Waits until the button does not move.
  await button.hover();
  const box = await button.boundingBox();
  if (box === null) throw new Error('There is nothing to tap');
  const touch = await page.context().newCDPSession(page);
  const finger = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const start = Date.now() / 1000;
  for (const at of [start, start + 0.12]) {
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger], timestamp: at });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp: at + 0.04 });
  }
  await touch.detach();
}

/** A phone with a slow connection: the page has loaded, its scripts have not. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
