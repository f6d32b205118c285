import type { Locator } from '@playwright/test';
import { formatLei } from '#domain/money/format-lei.ts';
import { dateOf } from '#domain/time/bucharest.ts';
import { instant } from '#domain/time/instant.ts';
import { addDays } from '#domain/time/local-date.ts';
import { aDelivery, anOrder, guest as contactOf, place } from '#test/support/an-order.ts';
import { asMany } from '#test/support/whole-storms.ts';
import { answerAllOrders, cardOf, minutesOf, openPanel, startAlerts, TABLET } from './support/at-the-panel.ts';
import { aDish } from './support/dishes.ts';
import { goInside } from './support/go-inside.ts';
import { expect, step, test } from './support/journey.ts';
import { openNoon } from './support/noon.ts';
import { chooseAction } from './support/row-actions.ts';

const ORDERS = asMany({ small: 20, whole: 60 });
const AT_ONCE = 10;
/** Deliveries that the courier takes by tapping on the phone. */
const BY_HAND = 2;

test('orders of a Thursday noon in fast motion; afterwards staff find an order, print it, and change a dish as far as they may', async ({
  shop,
  openDevice,
  complaints,
}) => {
  await answerAllOrders(shop);
  const tablet = await openDevice({ viewport: TABLET });
  // The browser's print window: calls are counted, and it stays open.
  const printed: string[] = [];
  await tablet.exposeFunction('notePrinting', (text: string) => printed.push(text));
  await tablet.addInitScript(() => {
    Object.assign(window, {
      print: () =>
        Reflect.get(window, 'notePrinting')(document.querySelector('[data-slip]')?.getAttribute('data-slip')),
    });
  });
  await openPanel(tablet, shop);

  const noon = await openNoon(shop);
  const counter = await openDevice({ viewport: TABLET });
  await openPanel(counter, shop, 'Ioan');
  const tablets = [tablet, counter];
  for (const one of tablets) {
    await startAlerts(one);
    await one.getByRole('link', { name: 'Tablă' }).click();
  }
  const phone = await openDevice();
  // The phone requests its work before the PIN is entered.
  complaints.expect(/status of 401/);
  const lane = (name: string) => counter.getByRole('region', { name: new RegExp(`^${name}`) }).getByRole('article');
  await step('a courier opens the link and writes the PIN', async () => {
    await phone.goto(noon.courier.link);
    await phone.getByLabel(/^PIN/).fill(noon.courier.pin);
    await phone.getByRole('button', { name: 'Intră' }).click();
    await expect(phone.getByText('Nicio comandă gata')).toBeVisible();
  });
  for (let come = AT_ONCE; come <= ORDERS; come += AT_ONCE) {
    await step(
      `${come} of ${ORDERS} orders: both tablets ring, each is accepted once, printed and handed over`,
      async () => {
        const numbers = await noon.order(AT_ONCE);
        for (const one of tablets) {
          await expect(one).toHaveTitle(new RegExp(`^\\(${AT_ONCE}\\) `));
          await expect(one.getByRole('banner').getByRole('button', { name: 'Oprește sunetul' })).toBeVisible();
        }
        await noon.acceptOnBoth(numbers);
        for (const one of tablets) {
          await expect(one).not.toHaveTitle(/^\(/);
          await expect(one.getByText('Sunet pornit')).toBeVisible();
        }
        await expect(lane('În lucru')).toHaveCount(AT_ONCE);
        await noon.print();
        await noon.makeReady(numbers);
        await expect(lane('Gata')).toHaveCount(AT_ONCE);
        // The other courier carries the rest.
        const byHand = come === AT_ONCE ? BY_HAND : 0;
        if (byHand > 0) {
          const ready = phone.getByRole('main').getByRole('listitem').getByRole('button');
          await expect(ready).toHaveCount(noon.deliveriesOf(numbers).length);
          for (let place = 0; place < byHand; place += 1) {
            await ready.nth(place).click();
            await expect(ready.nth(place)).toHaveAttribute('aria-pressed', 'true');
          }
          await phone.getByRole('button', { name: `Plec cu ${byHand} comenzi` }).click();
          await expect(lane('Pe drum')).toHaveCount(byHand);
          for (let left = byHand; left > 0; left -= 1) {
            await phone.getByRole('button', { name: 'Livrat · numerar' }).first().click();
          }
        }
        await noon.handOver(numbers);
        await expect(lane('Gata')).toHaveCount(0);
      },
    );
  }
  await step(
    'nothing is left, every slip was printed once, and each courier’s cash is what the phone says',
    async () => {
      for (const one of tablets) await expect(one.getByText('Nicio comandă deschisă')).toBeVisible();
      expect(noon.slips()).toEqual(Array.from({ length: ORDERS }, () => 1));
      const [owed, ...others] = await noon.owed();
      await phone.getByRole('navigation').getByRole('button', { name: /^Tura/ }).click();
      await expect(phone.getByText(formatLei(owed)).first()).toBeVisible();
      // Without a reason this is refused if the books have another sum.
      await noon.closeShifts([owed, ...others]);
      await phone.close();
      await counter.close();
      await tablet.getByRole('link', { name: 'Toate comenzile' }).click();
    },
  );

  await step('an order is found by name, phone or number, and the address keeps what was looked for', async () => {
    const dish = await aDish(shop);
    const contact = contactOf(10 * dish.id);
    const lastName = `Brânzănescu-${dish.id}`;
    const { orderNumber } = await place(shop.api, anOrder({ of: [dish], delivery: { ...contact, lastName } }));
    const field = tablet.getByRole('searchbox', { name: 'Caută după număr, telefon sau nume' });
    await field.fill(`branzanescu-${dish.id}`);
    await expect(tablet.getByText('o comandă', { exact: true })).toBeVisible();
    await expect(cardOf(tablet, orderNumber)).toBeVisible();
    await expect(tablet).toHaveURL(new RegExp(`search=branzanescu-${dish.id}`));
    await tablet.reload();
    await expect(field).toHaveValue(`branzanescu-${dish.id}`);
    await expect(cardOf(tablet, orderNumber)).toBeVisible();
    await field.fill(contact.phoneNumber ?? '');
    await expect(tablet).toHaveURL(new RegExp(`search=${contact.phoneNumber}`));
    await expect(cardOf(tablet, orderNumber)).toBeVisible();
    await field.fill('nimeni cu numele acesta');
    await expect(tablet.getByText('Nicio comandă găsită.')).toBeVisible();
    await tablet.getByRole('button', { name: 'Șterge căutarea' }).click();
    await expect(tablet).not.toHaveURL(/search/);
    await expect(cardOf(tablet, orderNumber)).toBeVisible();
  });
  await step(
    'on acceptance the kitchen’s slip and the guest’s note are printed: paper, marks, no prices for the cook',
    async () => {
      const dish = await aDish(shop, { isAgeRestricted: true, allergens: ['milk'] });
      const { code } = await shop.db
        .selectFrom('delivery_zones')
        .select('code')
        .orderBy('position')
        .executeTakeFirstOrThrow();
      const delivery = aDelivery(code, { ...contactOf(10 * dish.id), additionalInformation: 'Sunt alergic la nuci.' });
      const { orderNumber } = await place(shop.api, anOrder({ of: [[dish, 2]], delivery, declaredAdult: true }));
      await tablet.getByRole('tab', { name: 'Configurare' }).click();
      await tablet.getByRole('link', { name: 'Tipărire' }).click();
      await tablet.getByRole('group', { name: 'Lățimea hârtiei' }).getByText('58 mm').click();
      await tablet.getByText('Amândouă').click();
      await tablet.reload();
      await expect(tablet.getByRole('radio', { name: '58 mm' })).toBeChecked();

      await tablet.getByRole('tab', { name: 'Comenzi' }).click();
      await tablet.getByRole('link', { name: 'Toate comenzile' }).click();
      await cardOf(tablet, orderNumber).getByRole('button', { name: 'Acceptă' }).click();
      await minutesOf(tablet.getByRole('dialog'), 30).check();
      await tablet
        .getByRole('dialog')
        .getByRole('checkbox', { name: /mesajul despre alergii/ })
        .check();
      await tablet.getByRole('dialog').getByRole('button', { name: 'Acceptă' }).click();
      await expect.poll(() => printed).toEqual(['kitchen']);

      await tablet.emulateMedia({ media: 'print' });
      const kitchen = tablet.locator('body > [data-paper="58"] > [data-slip="kitchen"]');
      await expect(kitchen).toBeVisible();
      await expect(kitchen.getByText('ATENȚIE: ALERGIE')).toBeVisible();
      await expect(kitchen.getByText('18+ VERIFICĂ ACTUL DE IDENTITATE')).toBeVisible();
      await expect(kitchen.getByText('2 ×')).toBeVisible();
      await expect(kitchen.getByText('Sunt alergic la nuci.')).toBeVisible();
      await expect(kitchen.getByText('lei')).toHaveCount(0);
      const receipt = tablet.locator('body > [data-paper="58"] > [data-slip="receipt"]');
      await expect(receipt.getByText('Acesta nu este bon fiscal.')).toBeVisible();
      await expect(receipt.getByText(/6[49],00\s*lei/).last()).toBeVisible();
      await expect(tablet.getByRole('banner')).toBeHidden();
      const pages = await tablet.pdf({ preferCSSPageSize: true });
      // Points of 1/72 inch: 58 mm.
      expect(pages.toString('latin1')).toMatch(/\/MediaBox \[0 0 16[345](\.\d+)? /);
      await tablet.emulateMedia({ media: 'screen' });
      await tablet.evaluate(() => window.dispatchEvent(new Event('afterprint')));
      await expect(kitchen).toHaveCount(0);

      await cardOf(tablet, orderNumber)
        .getByRole('link', { name: `Comanda nr. ${orderNumber}` })
        .click();
      await tablet.getByRole('button', { name: 'Nota clientului' }).click();
      await expect.poll(() => printed).toEqual(['kitchen', 'receipt']);
    },
  );
  await step('words are changed at once, prices only once they are granted', async () => {
    const dish = await aDish(shop, { description: '<p>Bună.</p>' });
    // Ringing orders would cover the page.
    await answerAllOrders(shop);
    await tablet.getByRole('tab', { name: 'Configurare' }).click();
    await tablet.getByRole('link', { name: 'Editare produse' }).click();
    const main = tablet.getByRole('main');
    await main.getByRole('searchbox', { name: 'Caută un produs' }).fill(dish.name);
    await chooseAction(tablet, dish.name, 'Modifică');
    await expect(main.getByLabel('Preț (lei)')).toBeDisabled();
    await main.getByRole('textbox', { name: 'Ingrediente' }).fill('burtă, SMÂNTÂNĂ');
    await main.getByRole('checkbox', { name: 'Conține Lapte (inclusiv lactoză)' }).check();
    await main.getByRole('button', { name: 'Salvează', exact: true }).click();
    await expect(main.getByText('Produsul a fost actualizat cu succes!')).toBeVisible();
    const { allergens } = await shop.api('getProduct', { params: { id: dish.id } });
    expect(allergens).toEqual(['milk']);

    const headers = { Authorization: `Bearer ${await shop.signIn()}` };
    await shop.api('saveManagerRights', { headers, body: { changePrices: true, deleteProducts: false } });
    await tablet.reload();
    await main.getByLabel('Preț (lei)').fill('36');
    await main.getByRole('button', { name: 'Salvează', exact: true }).click();
    await expect(main.getByText('Produsul a fost actualizat cu succes!')).toBeVisible();
    const { dimensions } = await shop.api('getProduct', { params: { id: dish.id } });
    expect(dimensions.map(({ price }) => price)).toEqual([36]);
  });
  await step('last week’s menu of the day with another price is published in three taps and five keys', async () => {
    const dishes = await shop.db
      .selectFrom('products')
      .innerJoin('categories', 'categories.id', 'products.category_id')
      .select(['products.id', 'products.name'])
      .where('categories.slug', '=', 'meniul-zilei')
      .where('archived_at', 'is', null)
      .orderBy('products.position')
      .execute();
    const day = addDays(dateOf(instant(Date.now())), -7);
    const offered = dishes.map(({ id }, position) => ({ day, product_id: id, position, price_bani: 2500 }));
    await shop.db.insertInto('daily_menu_dishes').values(offered).execute();
    await tablet.setViewportSize({ width: 390, height: 844 });
    await goInside(tablet, '/comenzi/meniul-zilei');
    let presses = 0;
    const tap = async (target: Locator) => {
      presses += 1;
      await target.click();
    };
    await tap(tablet.getByRole('group', { name: 'Copiază o zi' }).getByRole('button').first());
    const price = tablet.getByLabel(`Preț, lei: ${dishes[0]?.name}`);
    await expect(price).toHaveValue('25,00');
    await tap(price);
    for (const key of ['ControlOrMeta+a', '2', '6', ',', '5']) {
      presses += 1;
      await tablet.keyboard.press(key);
    }
    await tap(tablet.getByRole('button', { name: 'Publică meniul de azi' }));
    await expect(tablet.getByText('Meniul zilei a fost publicat.')).toBeVisible();
    expect(presses).toBe(8);
    const { dimensions } = await shop.api('getProduct', { params: { id: dishes[0]?.id ?? 0 } });
    expect(dimensions[0]).toMatchObject({ price: 26.5 });
    await expect(tablet.getByRole('button', { name: 'Anulează publicarea' })).toBeVisible();
  });
});
