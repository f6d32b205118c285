import { fetchRestaurant } from '#contract/restaurant/client.ts';
import { bani } from '#domain/money/bani.ts';
import { defaultMoment } from '#domain/reservations/default-moment.ts';
import { dateOf } from '#domain/time/bucharest.ts';
import { formatHour } from '#domain/time/format-date.ts';
import { instant } from '#domain/time/instant.ts';
import { aDelivery, anOrder, place } from '#test/support/an-order.ts';
import { aPromotion } from '#test/support/factories.ts';
import { giveOptionGroups } from '#test/support/option-groups.ts';
import { answerAllOrders, openPanel, TABLET } from './support/at-the-panel.ts';
import { aDish } from './support/dishes.ts';
import { expect, step, test } from './support/journey.ts';

/** The limit for a repeat caller's order, from the first digit to the kitchen. */
const MOST_KEYS = 25;

test('a guest who is known calls: number, Enter, Enter; another orders by letters; a third eats at a table; the first reserves one', async ({
  shop,
  guest,
  openDevice,
}) => {
  const dish = await aDish(shop, { extras: [{ name: 'Ardei iute', price: bani(250) }] });
  const pizza = await aDish(shop);
  await giveOptionGroups(shop.db, pizza.id, [
    { name: 'Blat', minimum: 1, maximum: 1, options: [{ name: 'Subțire' }, { name: 'Umplut', price: bani(500) }] },
    { name: 'Sos', options: [{ name: 'Usturoi', price: bani(300) }] },
  ]);
  const sets = [
    { label: 'Ce-i mai bun', options: [pizza, dish] },
    { label: 'Din partea casei', isFree: true, options: [dish] },
  ];
  const bundle = `Doi la masă ${dish.id}`;
  await aPromotion(shop.db, { name: bundle, endDate: '2099-12-31', sets });
  const { code } = await shop.db
    .selectFrom('delivery_zones')
    .select('code')
    .orderBy('position')
    .executeTakeFirstOrThrow();
  const { firstName, lastName, email, phone } = guest;
  const contact = { firstName, lastName, email, phoneNumber: phone };
  await answerAllOrders(shop);
  const { orderNumber } = await place(shop.api, anOrder({ of: [[dish, 3]], delivery: aDelivery(code, contact) }));
  const headers = { Authorization: `Bearer ${await shop.signIn()}` };
  await shop.api('confirmOrder', { headers, body: { orderNumber, timeToPrepare: 30 } });
  const tablet = await openDevice({ viewport: TABLET });
  await openPanel(tablet, shop, 'Mara');
  await tablet.getByRole('link', { name: 'Telefon', exact: true }).click();
  const number = tablet.getByLabel('Număr de telefon');
  const taken = tablet.getByRole('heading', { name: /^Comanda #\d+ este în bucătărie$/ });
  let keys = 0;
  const press = async (key: string) => {
    keys += 1;
    await tablet.keyboard.press(key);
  };
  const type = async (text: string) => {
    for (const letter of text) await press(letter);
  };

  await step('number, Enter, Enter: the same dishes to the same door', async () => {
    await expect(number).toBeFocused();
    await type(phone);
    await expect(tablet.getByText(`${firstName} ${lastName} · o comandă`)).toBeVisible();
    await press('Enter');
    await expect(tablet.getByText(`3 × ${dish.name}`).last()).toBeVisible();
    await expect(tablet.getByRole('button', { name: 'Trimite în bucătărie' })).toBeFocused();
    await press('Enter');
    await expect(taken).toBeVisible();
    expect(keys).toBeLessThanOrEqual(MOST_KEYS);
    const [order] = await shop.db
      .selectFrom('orders')
      .selectAll()
      .where('phone', '=', phone)
      .orderBy('id', 'desc')
      .execute();
    expect(order).toMatchObject({ status: 'CONFIRMED', source: 'PHONE', method: 'DELIVERY', zone_code: code });
  });

  await step(
    'an order that was sent does not come back, whichever way staff leave; the name of another number leaves',
    async () => {
      await tablet.setViewportSize({ width: 1024, height: 768 });
      await tablet.getByRole('link', { name: 'Comanda întreagă' }).click();
      await tablet.getByRole('link', { name: 'Telefon', exact: true }).click();
      await expect(number).toHaveValue('');
      const name = tablet.getByLabel('Nume', { exact: true });
      await number.fill(phone);
      await expect(name).toHaveValue(`${firstName} ${lastName}`);
      await expect(tablet.getByLabel('E-mail (opțional)')).toHaveValue(email);
      await number.fill('0799000111');
      await expect(name).toHaveValue('');
      await expect(tablet.getByLabel('E-mail (opțional)')).toHaveValue('');
      // On a small tablet the bar with the total covers no dish: with the name the field for dishes is in sight.
      await name.focus();
      const dishes = tablet.getByRole('combobox', { name: 'Fel de mâncare sau băutură' });
      await expect(dishes).toBeInViewport({ ratio: 1 });
      const isOnTop = await dishes.evaluate((field) => {
        const { left, bottom } = field.getBoundingClientRect();
        return document.elementFromPoint(left + 20, bottom - 5) === field;
      });
      expect(isOnTop).toBe(true);
      await tablet.setViewportSize(TABLET);
      await number.fill('');
      await number.focus();
    },
  );

  await step('a new caller orders by letters, pieces and an extra, and a reload loses nothing', async () => {
    await expect(number).toBeFocused();
    await type('0799000111');
    await expect(tablet.getByText('Număr nou: nu a mai comandat.')).toBeVisible();
    await press('Enter');
    await type('Ion');
    await tablet.getByRole('combobox', { name: 'Fel de mâncare sau băutură' }).focus();
    await type(`2 ${dish.name.slice(-6)}`);
    await expect(tablet.getByRole('option', { name: `2 × ${dish.name}` })).toHaveAttribute('aria-selected', 'true');
    await press('Enter');
    await type('+ardei');
    await press('Enter');
    await expect(tablet.getByRole('status').filter({ hasText: 'Total de plată' })).toContainText('69,00 lei');
    await tablet.reload();
    await expect(tablet.getByLabel('Nume', { exact: true })).toHaveValue('Ion');
    await tablet.keyboard.press('Control+Enter');
    await expect(taken).toBeVisible();
  });

  await step(
    'a guest at the counter eats at table 4, without name and number, and is asked for the crust and the choice of a bundle',
    async () => {
      await tablet.getByRole('button', { name: 'Următorul apel' }).click();
      await tablet.getByText('La tejghea', { exact: true }).click();
      await tablet.getByText('Mănâncă aici').click();
      await tablet.getByLabel('Masa (opțional)').fill('4');
      const field = tablet.getByRole('combobox', { name: 'Fel de mâncare sau băutură' });
      await field.fill(pizza.name);
      await tablet.keyboard.press('Enter');
      await expect(tablet.getByText(`${pizza.name}: alegeți din „Blat”.`)).toBeVisible();
      await type('2');
      await expect(tablet.getByRole('option', { name: '2. Umplut' })).toHaveAttribute('aria-selected', 'true');
      await press('Enter');
      await type('+ust');
      await press('Enter');
      await expect(tablet.getByText('Blat: Umplut, Sos: Usturoi')).toBeVisible();
      await field.fill(bundle);
      await tablet.getByRole('option', { name: bundle }).waitFor();
      await press('Enter');
      await expect(tablet.getByText(`${bundle}: alegeți din „Ce-i mai bun”.`)).toBeVisible();
      await type('2');
      await press('Enter');
      await expect(tablet.getByText(`${dish.name}, ${dish.name}`)).toBeVisible();
      await expect(tablet.getByRole('status').filter({ hasText: 'Total de plată' })).toContainText('72,00 lei');
      await tablet.getByRole('button', { name: 'Trimite în bucătărie' }).click();
      await expect(taken).toBeVisible();
      const { extras } = await shop.db
        .selectFrom('order_lines')
        .select('extras')
        .where('product_id', '=', pizza.id)
        .executeTakeFirstOrThrow();
      expect(extras).toMatchObject([{ name: 'Umplut', price: 500 }, { name: 'Usturoi' }]);
    },
  );

  await step('the known guest calls again and reserves a table', async () => {
    await tablet.keyboard.press('Enter');
    await tablet.getByText('Rezervare', { exact: true }).click();
    await number.fill(phone);
    await expect(tablet.getByLabel('Nume', { exact: true })).toHaveValue(`${firstName} ${lastName}`);
    await tablet.getByLabel('Persoane').fill('4');
    const { schedule } = await fetchRestaurant(shop.api);
    const at = defaultMoment({ schedule, now: instant(Date.now()) });
    if (at === null) throw new Error('The demonstration takes reservations');
    await tablet.getByLabel('Ziua').fill(dateOf(at));
    await tablet.getByLabel('Ora').fill(formatHour(at));
    await tablet.keyboard.press('Control+Enter');
    await expect(tablet.getByRole('heading', { name: 'Masa este rezervată' })).toBeVisible();
    await tablet.getByRole('link', { name: 'Tablă' }).click();
    await expect(tablet.getByText('Masa 4')).toBeVisible();
  });
});
