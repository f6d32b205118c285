import { aDelivery, anOrder, guest as contactOf, place } from '#test/support/an-order.ts';
import { answerAllOrders, cardOf, openPanel, TABLET } from './support/at-the-panel.ts';
import { aDish } from './support/dishes.ts';
import { expect, step, test } from './support/journey.ts';

test('staff find an order, print it, and change a dish as far as they may', async ({ shop, openDevice }) => {
  await answerAllOrders(shop);
  const tablet = await openDevice({ viewport: TABLET });
  // The window of the system's printer: what is asked of it is counted, and it stays open.
  const printed: string[] = [];
  await tablet.exposeFunction('notePrinting', (text: string) => printed.push(text));
  await tablet.addInitScript(() => {
    Object.assign(window, {
      print: () =>
        Reflect.get(window, 'notePrinting')(document.querySelector('[data-slip]')?.getAttribute('data-slip')),
    });
  });
  await openPanel(tablet, shop);

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
      await tablet.getByRole('dialog').getByRole('radio', { name: '30' }).check();
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
    // What rings would stand in the way.
    await answerAllOrders(shop);
    await tablet.getByRole('tab', { name: 'Configurare' }).click();
    await tablet.getByRole('link', { name: 'Editare produse' }).click();
    const main = tablet.getByRole('main');
    await main.getByRole('searchbox', { name: 'Caută un produs' }).fill(dish.name);
    await main.getByRole('link', { name: `Modifică: ${dish.name}` }).click();
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
});
