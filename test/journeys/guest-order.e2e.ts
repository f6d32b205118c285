import type { Locator, Page } from '@playwright/test';
import { bani } from '#domain/money/bani.ts';
import { aSize } from '#test/support/factories.ts';
import {
  acceptTerms,
  addFromItsPage,
  bringToCheckout,
  fillAddress,
  fillContact,
  goToCheckout,
  lookAgainFor,
  openMore,
  order,
  orderButton,
  readOrderNumber,
} from './support/at-the-shop.ts';
import { aDish, ordersOf } from './support/dishes.ts';
import { expect, step, test } from './support/journey.ts';

test('a guest finds a dish, makes it her own and has it delivered; the next one she picks up at an hour of her choice', async ({
  page,
  shop,
  guest,
  openDevice,
  complaints,
}) => {
  await step('the back button closes a product, and the menu stands where it was left', async () => {
    await page.goto('/meniu');
    // Until every section has been laid out (`ui/laid-out-later.ts`), the sections above still change their height.
    await expect(page.locator('html[data-unlaid]')).toHaveCount(0);
    const card = page.getByRole('link', { name: 'Tiramisu' });
    await card.scrollIntoViewIfNeeded();
    const left = await page.evaluate(() => window.scrollY);
    expect(left).toBeGreaterThan(1000);
    await card.click();
    const sheet = page.getByRole('dialog', { name: 'Tiramisu' });
    await expect(sheet).toBeVisible();
    await expect(page).toHaveURL(/\/meniu\/\d+$/);
    await page.goBack();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(/\/meniu$/);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);

    // Clicked by coordinates: `click()` would scroll the page first, although the sticky header is visible anyway.
    const name = await page.getByRole('banner').getByRole('link', { name: 'Vatra Frasinilor' }).boundingBox();
    await page.mouse.click((name?.x ?? 0) + 20, (name?.y ?? 0) + 10);
    await expect(page).toHaveURL(/\/$/);
    await page.goBack();
    await expect(card).toBeInViewport();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
  });
  await step('a page that does not exist says so and leads to the menu', async () => {
    complaints.expect(/status of 404/);
    const answer = await page.goto('/nu-exista');
    expect(answer?.status()).toBe(404);
    await expect(page).toHaveTitle('Pagina nu a fost găsită – Vatra Frasinilor');
    await expect(page.getByText('Această pagină nu a putut fi găsită.')).toBeVisible();
    await expect(page.getByText('Poate linkul e vechi sau adresa a fost scrisă greșit.')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Vezi meniul' }).click();
    await expect(page).toHaveURL(/\/meniu$/);
  });
  await step(
    'food comes first on a phone, messages cover no price, and fields have the room of the checkout',
    async () => {
      const dish = await aDish(shop, { stock: 9 });
      const phone = await openDevice();
      const main = phone.getByRole('main');
      const first = main.getByRole('article').first();
      const search = phone.getByRole('searchbox', { name: 'Caută în meniu' });
      await phone.goto('/meniu');
      expect((await boxOf(first)).y).toBeLessThanOrEqual(300);
      await phone.getByRole('navigation', { name: 'Categorii' }).getByRole('link').nth(2).click();
      await expect(phone).toHaveURL(/category=/);
      await expect.poll(async () => (await boxOf(first)).y).toBeLessThanOrEqual(240);
      await phone.setViewportSize({ width: 320, height: 568 });
      await phone.goto('/meniu');
      await expect(first.getByRole('heading')).toBeInViewport({ ratio: 1 });
      await search.fill(dish.name);
      await expect(first).toContainText(dish.name);
      await expect(first.getByRole('heading')).toBeInViewport({ ratio: 1 });
      await expect(search).toBeInViewport({ ratio: 1 });

      await first.getByRole('button', { name: /^Adaugă / }).click();
      const message = phone.getByText('Produsul a fost adăugat în coș.');
      const bar = phone.locator('[data-bottom-bar]');
      await expect(bar).toBeVisible();
      await expect.poll(async () => (await boxOf(message)).y - (await boxOf(bar)).y).toBeGreaterThanOrEqual(0);
      await phone.getByRole('status').getByRole('button', { name: 'Vezi coșul' }).click();
      await expect(message).toBeHidden();
      await phone.getByRole('dialog').getByRole('link', { name: 'Continuă comanda' }).click();
      const orders = orderButton(phone);
      await expect(orders).toBeInViewport({ ratio: 1 });
      const head = await boxOf(phone.getByRole('banner'));
      const field = await boxOf(orders.locator('xpath=ancestor::div[2]'));
      expect(field.y - Math.max(0, head.y + head.height)).toBeGreaterThanOrEqual(0.6 * 568);

      await phone.setViewportSize({ width: 1280, height: 640 });
      await phone.reload();
      await expect(orders).toBeInViewport({ ratio: 1 });
      await phone.goto(`/meniu?search=${encodeURIComponent(dish.name)}`);
      await first.getByRole('button', { name: /^Mai adaugă / }).click();
      const header = await boxOf(phone.getByRole('banner'));
      await expect
        .poll(async () => {
          const box = await boxOf(message);
          return box.y >= header.y && box.y + box.height <= header.y + header.height;
        })
        .toBe(true);
    },
  );
  await step('what a guest avoids stays hidden after a reload, and what declares nothing with it', async () => {
    const nuts = await aDish(shop, { name: 'Plăcintă cu nuci', allergens: ['nuts'] });
    const apples = await aDish(shop, { name: 'Plăcintă cu mere', allergens: ['gluten'] });
    const silent = await aDish(shop, { name: 'Plăcintă fără declarație' });
    const of = ({ name }: typeof nuts) => page.getByRole('link', { name });
    await page.goto('/meniu');
    await page.getByRole('button', { name: 'Filtre', exact: true }).click();
    const sheet = page.getByRole('dialog', { name: 'Filtrează meniul' });
    await sheet.getByRole('checkbox', { name: 'Fructe cu coajă lemnoasă' }).check();
    await sheet.getByRole('button', { name: /^Arată/ }).click();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(/without=nuts/);
    await page.reload();
    await expect(of(apples)).toBeVisible();
    await expect(of(nuts).or(of(silent))).toHaveCount(0);
    await page.getByRole('button', { name: 'Șterge filtrele' }).click();
    await expect(of(nuts)).toBeVisible();
    await expect(of(silent)).toBeVisible();
  });
  await step('a delivery, with all that a guest can say about it; the cart survives a reload', async () => {
    const dish = await aDish(shop, {
      name: 'Ciorbă țărănească',
      price: bani(2700),
      boxPrice: bani(150),
      extras: [{ name: 'Ardei iute', price: bani(250) }],
    });
    await aSize(shop.db, dish.id, { label: '800 ml', price: bani(4850), boxPrice: bani(150), position: 1 });

    await page.goto('/');
    await page.getByRole('main').getByRole('link', { name: 'Vezi meniul' }).click();
    await page
      .getByRole('searchbox', { name: 'Caută în meniu' })
      .fill(`ciorba taraneasca ${dish.name.split(' ').at(-1)}`);
    await expect(page.getByText('Un produs găsit')).toBeVisible();
    await page.getByRole('link', { name: dish.name }).click();

    const sheet = page.getByRole('dialog', { name: dish.name });
    await sheet.getByLabel('Mesaj pentru bucătărie').fill('fără țelină');
    await sheet.getByRole('button', { name: /^Adaugă în coș/ }).click();
    await expect(sheet).toBeHidden();
    // She adds the other choices later, by editing the line in the cart.
    await page.getByRole('banner').getByRole('button', { name: /^Coș/ }).click();
    const cart = page.getByRole('dialog', { name: 'Coșul tău' });
    await cart.getByRole('button', { name: `Schimbă ${dish.name}` }).click();
    await expect(sheet.getByLabel('Mesaj pentru bucătărie')).toHaveValue('fără țelină');
    await sheet.getByRole('radio', { name: /^800 ml/ }).check();
    await sheet.getByRole('checkbox', { name: /^Ardei iute/ }).check();
    await sheet.getByRole('button', { name: /^Salvează/ }).click();
    await expect(sheet).toBeHidden();
    await expect(cart.getByText('800 ml')).toBeVisible();
    await cart.getByRole('button', { name: 'Închide' }).click();
    await expect(cart).toBeHidden();
    await page.reload();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Coș, 1 produs' })).toBeVisible();

    await goToCheckout(page);
    await page.getByRole('radio', { name: /^Livrare la domiciliu/ }).check();
    await page.getByRole('radio', { name: /^Cât mai repede/ }).check();
    await fillContact(page, guest);
    await fillAddress(page, 'Blaj');
    await page.getByText('Bloc, scară, etaj, apartament, interfon').click();
    await page.getByLabel('Bloc').fill('B2');
    await page.getByLabel('Scară').fill('A');
    await page.getByLabel('Etaj').fill('3');
    await page.getByLabel('Apartament').fill('17');
    await page.getByLabel('Interfon').fill('17C');
    await page.getByLabel('Reper').fill('lângă școală');
    await page.getByRole('radio', { name: 'Numerar și card' }).check();
    await page.getByLabel('Suma în numerar').fill('20');
    await openMore(page);
    await page.getByRole('checkbox', { name: 'Am nevoie de tacâmuri' }).check();
    await page.getByLabel('Informații suplimentare').fill('Sunați la poartă.');
    await acceptTerms(page);
    // 48,50 + 2,50 + 1,50 packaging; the threshold for free delivery counts products only.
    await expect(page.getByText('Total: 52,50 lei').last()).toBeVisible();
    await expect(page.getByLabel('Suma cu cardul')).toHaveValue('32,50');

    const number = await order(page);
    await expect(page.getByText('Comanda așteaptă confirmarea')).toBeVisible();
    await page.getByRole('checkbox', { name: /^Ține minte/ }).check();
    await expect(page.getByText('Mesaj personalizat: „fără țelină”')).toBeVisible();
    await expect(page.getByText('20,00 lei numerar + 32,50 lei cu cardul')).toBeVisible();

    const [stored, ...others] = await ordersOf(shop, guest.email);
    expect(others).toEqual([]);
    expect(stored).toMatchObject({
      method: 'DELIVERY',
      payable_bani: 5250,
      payment_parts: [
        { means: 'cash', amount: 2000 },
        { means: 'card', amount: 3250 },
      ],
      city: 'Blaj',
    });

    const letter = await guest.letter(/^Am primit comanda ta nr\. /);
    expect(letter.subject).toBe(`Am primit comanda ta nr. ${number}`);
    expect(letter.text).toContain(dish.name);
    const link = /http:\/\/\S+\/comanda\/\S+/.exec(letter.text)?.[0];
    const otherDevice = await openDevice();
    await otherDevice.goto(`${link}`);
    await expect(otherDevice.getByRole('heading', { level: 1 })).toHaveText(`Comanda nr. ${number}`);
  });
  await step(
    'back again, her order runs on every page, and the last one is a tap away; what has changed is named',
    async () => {
      const main = page.getByRole('main');
      await page.goto('/despre-noi');
      await expect(page.getByRole('navigation', { name: 'Comenzile tale' })).toContainText('Așteaptă confirmarea');
      await page.goto('/');
      await main.getByRole('button', { name: 'Comandă din nou · 52,50 lei' }).click();
      await expect(main.getByText(`${guest.firstName} ${guest.lastName} ·`)).toContainText('Strada Lungă nr. 5A');
      await expect(page.getByRole('radio', { name: /^Livrare la domiciliu/ })).toBeChecked();
      await expect(page.getByRole('radio', { name: 'Numerar și card' })).toBeChecked();
      await expect(page.getByText('fără țelină')).toBeVisible();
      const side = await aDish(shop, { name: 'Pilaf', price: bani(1900) });
      await addFromItsPage(page, side.id);
      await goToCheckout(page);
      await page.getByRole('radio', { name: 'Numerar', exact: true }).check();
      await acceptTerms(page);
      await order(page);

      const soup = (await ordersOf(shop, guest.email))[0];
      await shop.db
        .updateTable('products')
        .set({ archived_at: new Date() })
        .where('id', 'in', (ids) =>
          ids
            .selectFrom('order_lines')
            .select('product_id')
            .where('order_id', '=', soup?.id ?? 0),
        )
        .execute();
      await shop.db.updateTable('sizes').set({ price_bani: 2100 }).where('product_id', '=', side.id).execute();
      const again = main.getByRole('button', { name: /^Vezi în coș · 21,00 lei/ });
      await expect(async () => {
        await page.goto('/meniu');
        await expect(again).toBeVisible();
      }).toPass();
      const running = page.getByRole('navigation', { name: 'Comenzile tale' });
      await expect(running.getByRole('link')).toHaveCount(0);
      await running.getByText('2 comenzi în curs').click();
      await expect(running.getByRole('link')).toHaveCount(2);
      await expect(main.getByText(/^Nu mai avem: /)).toBeVisible();
      await again.click();
      const cart = page.getByRole('dialog', { name: 'Coșul tău' });
      await expect(cart.getByText('Față de comanda ta de atunci:')).toBeVisible();
      await expect(cart.getByText(/^Nu mai avem: /)).toBeVisible();
      await expect(cart.getByText('Prețul s-a schimbat: era 19,00 lei, acum este 21,00 lei.')).toBeVisible();
      await cart.getByRole('button', { name: 'Golește coșul' }).click();
      await cart.getByRole('button', { name: 'Da, golește' }).click();
      await cart.getByRole('button', { name: 'Închide' }).last().click();

      await main.getByRole('button', { name: 'Uită-mă pe acest dispozitiv' }).click();
      await expect(again).toBeHidden();
      await page.getByRole('button', { name: 'Anulează', exact: true }).click();
      await expect(again).toBeVisible();
      await main.getByRole('button', { name: 'Uită-mă pe acest dispozitiv' }).click();
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'Comenzile tale' })).toBeHidden();
      expect(await page.evaluate(() => localStorage.getItem('pofta.date'))).toBeNull();
    },
  );
  await step(
    'a shared link opens the product on its own page; the order is for an hour of the day after tomorrow',
    async () => {
      const dish = await aDish(shop, { description: '<p>Cu <b>cimbru</b> din grădină.</p>' });
      await page.goto(`/meniu/${dish.id}`);
      await expect(page.getByRole('heading', { level: 1, name: dish.name })).toBeVisible();
      await expect(page.getByText('Cu cimbru din grădină.')).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.getByRole('button', { name: /^Adaugă în coș/ }).click();
      await goToCheckout(page);
      await page.getByRole('radio', { name: /^Ridicare din restaurant/ }).check();
      await page.getByRole('radio', { name: 'Altă zi sau oră' }).check();
      // The day after tomorrow: late in the evening no moment of tomorrow is 24 hours ahead.
      const day = Temporal.Now.plainDateISO('Europe/Bucharest').add({ days: 2 });
      const days = page.getByLabel('Data', { exact: true });
      await days.selectOption(day.toString());
      const name = (await days.locator('option:checked').textContent())?.toLowerCase();
      const hours = page.getByLabel('Ora', { exact: true });
      await hours.selectOption({ index: 3 });
      const hour = await hours.locator('option:checked').textContent();
      await fillContact(page, guest);
      await page.getByRole('radio', { name: /^Card la ridicare/ }).check();
      await acceptTerms(page);

      const number = await order(page);
      // After midnight the same day is called "tomorrow".
      await expect(page.getByText(new RegExp(`Ai cerut-o pentru (${name}|mâine), la ${hour}\\.`))).toBeVisible();

      const stored = (await ordersOf(shop, guest.email)).at(-1);
      expect(stored).toMatchObject({
        number,
        status: 'SCHEDULED',
        method: 'PICKUP',
        payment_parts: [{ means: 'card' }],
      });
      expect((await guest.letter(new RegExp(`^Am primit comanda ta nr\\. ${number}`))).text).toContain(`${hour}`);
    },
  );
});

test('a guest pays online: a refused card, a closed tab, and a provider that fails', async ({
  page,
  shop,
  guest,
  complaints,
}) => {
  // A page asks for the order first, and only then for its payment.
  complaints.expect(/status of 404/);
  await shop.db
    .updateTable('restaurant')
    .set({ other_payments: ['card_online'] })
    .execute();
  const statusOf = async (number: number) =>
    (await ordersOf(shop, guest.email)).find((one) => one.number === number)?.status ?? null;

  await step('a refused card is tried again, and the order arrives paid', async () => {
    await bringToPayment(page, (await aDish(shop)).id, guest);
    await expect(page.getByText(/^Banii se blochează pe card/)).toBeVisible();
    await payButton(page).click();
    await expect(page.getByRole('heading', { name: 'Plată de probă' })).toBeVisible();
    await page.getByRole('button', { name: 'Refuză: bani insuficienți' }).click();
    await page.getByRole('button', { name: 'Înapoi la comandă' }).click();
    const number = await readOrderNumber(page);
    await expect(page.getByText('Plata nu a trecut')).toBeVisible();
    await expect(page.getByText(/nu sunt destui bani/)).toBeVisible();
    expect(await statusOf(number)).toBeNull();
    await page.getByRole('link', { name: 'Încearcă din nou' }).click();
    await page.getByRole('button', { name: 'Plătește', exact: true }).click();
    await expect(page.getByText('Comanda așteaptă confirmarea')).toBeVisible();
    await expect(page.getByText(/^Bani blocați: .* Se iau doar când restaurantul acceptă comanda\.$/)).toBeVisible();
    expect(await statusOf(number)).toBe('NEW');
  });
  await step('after a closed tab, every page leads back to the order; it is paid there', async () => {
    await bringToPayment(page, (await aDish(shop)).id, guest);
    await payButton(page).click();
    await expect(page.getByRole('heading', { name: 'Plată de probă' })).toBeVisible();
    await page.goBack();
    await expect(page.getByText('Comanda așteaptă plata')).toBeInViewport();
    const number = await readOrderNumber(page);
    await page.goto('/contact');
    const orders = page.getByRole('navigation', { name: 'Comenzile tale' });
    await orders.getByText(/comenzi în curs/).click();
    await orders.getByRole('link', { name: new RegExp(`${number}.*Așteaptă plata`) }).click();
    await page.getByRole('link', { name: /^Plătește / }).click();
    await page.getByRole('button', { name: 'Plătește', exact: true }).click();
    await expect(page.getByText('Comanda așteaptă confirmarea')).toBeVisible();
    expect(await statusOf(number)).toBe('NEW');
  });
  await step('when no payment can begin, the order is paid at the door', async () => {
    await bringToPayment(page, (await aDish(shop)).id, guest);
    await shop.db.updateTable('trial_faults').set({ fault: 'refused', times: 1 }).where('call', '=', 'start').execute();
    await payButton(page).click();
    const number = await readOrderNumber(page);
    await lookAgainFor(page, page.getByText('Plata nu a putut începe'));
    await page.getByRole('button', { name: 'Plătesc la ridicare' }).click();
    await page.getByRole('radio', { name: 'Card la ridicare' }).check();
    await page.getByRole('button', { name: 'Trimite comanda așa' }).click();
    await expect(page.getByText('Comanda așteaptă confirmarea')).toBeVisible();
    expect(await statusOf(number)).toBe('NEW');
  });
});

async function bringToPayment(page: Page, productId: number, guest: Parameters<typeof bringToCheckout>[2]) {
  await bringToCheckout(page, productId, guest);
  await page.getByRole('radio', { name: /^Card online/ }).check();
}

function payButton(page: Page) {
  return page.getByRole('button', { name: /^Trimite și plătește / });
}

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (box === null) throw new Error('There is nothing to measure');
  return box;
}
