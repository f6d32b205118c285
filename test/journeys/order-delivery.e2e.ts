import { bani } from '#domain/money/bani.ts';
import { aSize } from '#test/support/factories.ts';
import { acceptTerms, fillAddress, fillContact, goToCheckout, order } from './support/at-the-shop.ts';
import { aDish, ordersOf } from './support/dishes.ts';
import { expect, test } from './support/journey.ts';

test('a guest finds a dish, makes it her own and has it delivered', async ({ page, shop, guest }) => {
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
  await sheet.getByRole('radio', { name: /^800 ml/ }).check();
  await sheet.getByRole('checkbox', { name: /^Ardei iute/ }).check();
  await sheet.getByLabel('Mesaj pentru bucătărie').fill('fără țelină');
  await sheet.getByRole('button', { name: /^Adaugă în coș/ }).click();
  await expect(sheet).toBeHidden();

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
  await page.getByRole('checkbox', { name: 'Am nevoie de tacâmuri' }).check();
  await page.getByLabel('Informații suplimentare').fill('Sunați la poartă.');
  await acceptTerms(page);
  // 48,50 + 2,50 + 1,50 packaging; the threshold of free delivery counts products only.
  await expect(page.getByText('Total: 52,50 lei').last()).toBeVisible();
  await expect(page.getByLabel('Suma cu cardul')).toHaveValue('32,50');

  const number = await order(page);
  await expect(page.getByText('Am primit comanda ta!')).toBeVisible();
  await expect(page.getByText('Mesaj personalizat: „fără țelină”')).toBeVisible();
  await expect(page.getByText('20,00 lei numerar + 32,50 lei cu cardul')).toBeVisible();

  const [stored, ...others] = await ordersOf(shop, guest.email);
  expect(others).toEqual([]);
  expect(stored).toMatchObject({
    method: 'DELIVERY',
    payable_bani: 5250,
    cash_bani: 2000,
    card_bani: 3250,
    city: 'Blaj',
  });

  const letter = await guest.letter(/^Am primit comanda ta nr\. /);
  expect(letter.subject).toBe(`Am primit comanda ta nr. ${number}`);
  expect(letter.text).toContain(dish.name);
  const link = /http:\/\/\S+\/comanda\/\S+/.exec(letter.text)?.[0];
  const otherDevice = await page.context().browser()?.newPage();
  await otherDevice?.goto(`${link}`);
  await expect(otherDevice?.getByRole('heading', { level: 1 }) ?? page.locator('nothing')).toHaveText(
    `Comanda nr. ${number}`,
  );
  await otherDevice?.close();
});
