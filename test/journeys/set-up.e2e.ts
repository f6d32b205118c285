import { bani } from '#domain/money/bani.ts';
import { DESK, openOffice, save } from './support/at-the-office.ts';
import { acceptTerms, addFromItsPage, fillAddress, fillContact, goToCheckout, order } from './support/at-the-shop.ts';
import { aDish } from './support/dishes.ts';
import { expect, test } from './support/journey.ts';

test.use({ viewport: DESK });

test('hours that the owner saves are the hours guests read', async ({ page, shop, openDevice }) => {
  const phone = await openDevice();
  await openOffice(page, shop, '/admin/set-schedule');
  const main = page.getByRole('main');
  await main.getByRole('switch', { name: 'Deschis non-stop' }).press(' ');

  const monday = main.getByRole('switch', { name: 'luni: deschis' }).first();
  if (!(await monday.isChecked())) await monday.press(' ');
  await main.getByLabel('luni, intervalul 1: deschidere').first().fill('7.15');
  await main.getByLabel('luni, intervalul 1: închidere').first().fill('25:00');
  await main.getByRole('button', { name: 'Salvează', exact: true }).click();
  await expect(main.getByText('Scrieți ora ca HH:mm, de exemplu 09:30.')).toBeVisible();
  await expect(main.getByLabel('luni, intervalul 1: închidere').first()).toBeFocused();
  await main.getByLabel('luni, intervalul 1: închidere').first().fill('1:45');
  await main.getByRole('button', { name: 'Copiază luni la toate zilele' }).first().click();
  await expect(main.getByLabel('duminică, intervalul 1: deschidere').first()).toHaveValue('07:15');
  await save(page);

  await phone.goto('/contact');
  await expect(phone.getByText('07:15–01:45').first()).toBeVisible();
});

test('without hours there is nothing to copy, and the form says so', async ({ page, shop }) => {
  await openOffice(page, shop, '/admin/set-schedule');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Copiază la toate zilele' }).first().click();
  await expect(main.getByText('Nu există ore definite pentru a seta programul identic.')).toBeVisible();
});

test('closed days are announced to guests, and a closure before today is refused where it stands', async ({
  page,
  shop,
  openDevice,
}) => {
  const phone = await openDevice();
  await openOffice(page, shop, '/admin/set-schedule?tab=zile-inchise');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Adaugă zile închise' }).click();
  const row = main.getByRole('group', { name: 'Fără nume' });
  await row.getByRole('textbox', { name: /^Nume/ }).fill('Renovare');
  const closure = main.getByRole('group', { name: 'Renovare' });
  await closure.getByLabel('Prima zi închisă').fill('2020-01-01');
  await closure.getByLabel('Mesaj pentru clienți').fill('Zugrăvim bucătăria.');
  // Out of sight when it is refused: the form goes there.
  await main.getByRole('tab', { name: 'Program', exact: true }).click();
  await main.getByRole('button', { name: 'Salvează', exact: true }).click();
  await expect(closure.getByText('Data nu poate fi înainte de astăzi.').first()).toBeVisible();
  await expect(page).toHaveURL(/tab=zile-inchise/);

  const tomorrow = new Date(Date.now() + 36 * 3_600_000).toISOString().slice(0, 10);
  await closure.getByLabel('Prima zi închisă').fill(tomorrow);
  await closure.getByLabel('Ultima zi închisă').fill(tomorrow);
  await save(page);
  const { holidaySchedules } = await shop.api('getRestaurant');
  expect(holidaySchedules).toContainEqual(expect.objectContaining({ name: 'Renovare', services: null }));

  await main.getByRole('button', { name: 'Șterge zilele închise „Renovare”' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Șterge zilele închise' }).click();
  await save(page);
  await phone.goto('/contact');
  await expect(phone.getByText('Zugrăvim bucătăria.')).toHaveCount(0);
});

test('what the owner switches on and off is what a guest is offered: no delivery, her own box, a table', async ({
  page,
  shop,
  guest,
  openDevice,
}) => {
  const phone = await openDevice();
  const dish = await aDish(shop, { price: bani(3000), boxPrice: bani(150) });
  await openOffice(page, shop, '/admin/set-services?service=delivery');
  const main = page.getByRole('main');
  await main.getByRole('switch', { name: 'Livrare: serviciu pornit' }).press(' ');
  await main.getByRole('switch', { name: 'Comenzi cu servire la masă' }).press(' ');
  await main.getByLabel('Din data de').fill('2026-01-01');
  await save(page);
  await addFromItsPage(phone, dish.id);
  await goToCheckout(phone);
  await expect(phone.getByRole('radio', { name: /^Livrare la domiciliu/ })).toBeDisabled();

  await phone.getByRole('radio', { name: /^Ridicare din restaurant/ }).check();
  await expect(phone.getByText('Total: 31,50 lei').last()).toBeVisible();
  await phone.getByRole('checkbox', { name: /^Vin cu recipientul meu/ }).check();
  await expect(phone.getByText('Total: 30,00 lei').last()).toBeVisible();
  await phone.getByRole('radio', { name: /^Servire în restaurant/ }).check();
  await expect(phone.getByRole('checkbox', { name: /^Vin cu recipientul meu/ })).toBeHidden();
  await expect(phone.getByText('Total: 30,00 lei').last()).toBeVisible();

  await phone.getByRole('radio', { name: /^Cât mai repede/ }).check();
  await fillContact(phone, guest);
  await phone.getByRole('radio', { name: /^Card la restaurant/ }).check();
  await phone.getByRole('checkbox', { name: 'Vreau factură pe firmă' }).check();
  await phone.getByLabel('Denumirea firmei').fill('Frasinul SRL');
  await phone.getByLabel('CUI').fill('RO 12345675');
  await acceptTerms(phone);
  await expect(phone.getByText(/CUI-ul nu este corect/)).toBeVisible();
  await phone.getByLabel('CUI').fill('RO 12345674');
  await order(phone);
  await expect(phone.getByText('Servire în restaurant')).toBeVisible();
  await expect(phone.getByText('Frasinul SRL')).toBeVisible();
  const letter = await guest.letter(/^Am primit comanda ta nr\. /);
  expect(letter.text).toContain('Cum: Servire în restaurant');
  expect(letter.text).toContain('Factură: Frasinul SRL, CUI RO12345674');
});

test('times are saved with their units, and a minimum above the maximum is refused', async ({ page, shop }) => {
  await openOffice(page, shop, '/admin/set-services?service=pre-orders');
  const main = page.getByRole('tabpanel', { name: /^Precomenzi/ });
  await main.getByLabel('Timp minim înainte').fill('2');
  await main.getByLabel('Unitate').selectOption('zile');
  await main.getByLabel('Timp maxim înainte (zile)').fill('1');
  await page.getByRole('button', { name: 'Salvează', exact: true }).click();
  await expect(main.getByText(/Timpul maxim trebuie să fie cel puțin cât timpul minim/)).toBeVisible();
  await main.getByLabel('Timp maxim înainte (zile)').fill('20');
  await save(page);
  expect(await shop.api('getRestaurant')).toMatchObject({
    minimumTimeInAdvanceForPreOrders: '2 zile',
    maximumTimeInAdvanceForPreOrders: '20 de zile',
  });
});

test('cards are not switched off in passing, and one way to pay must stay', async ({ page, shop }) => {
  await openOffice(page, shop, '/admin/set-payment-methods');
  const main = page.getByRole('main');
  for (const name of ['Numerar', 'Card', 'Numerar și card']) {
    await main.getByRole('checkbox', { name, exact: true }).uncheck();
  }
  await main.getByRole('button', { name: 'Salvează', exact: true }).click();
  await expect(main.getByText('Cel puțin o metodă de plată trebuie să rămână activă.')).toBeVisible();
  await main.getByRole('checkbox', { name: 'Numerar', exact: true }).check();
  await main.getByRole('button', { name: 'Salvează', exact: true }).click();
  await expect(main.getByText('Bifați că ați înțeles sau porniți o plată cu cardul.')).toBeVisible();
  await main.getByRole('checkbox', { name: 'Am înțeles și vreau să opresc plata cu cardul' }).check();
  await save(page);
  expect(await shop.api('getRestaurant')).toMatchObject({ cashPayment: true, cardPayment: false });
});

test('of two owners the second is told, keeps what was typed and may save all the same', async ({
  page,
  shop,
  openDevice,
  complaints,
}) => {
  complaints.expect(/409/);
  const other = await openDevice();
  await openOffice(page, shop, '/admin/set-payment-methods');
  await openOffice(other, shop, '/admin/set-payment-methods', 'Ion');
  await other.getByRole('checkbox', { name: 'Numerar', exact: true }).uncheck();
  await save(other);
  const main = page.getByRole('main');
  await main.getByRole('checkbox', { name: 'Numerar și card', exact: true }).uncheck();
  await main.getByRole('button', { name: 'Salvează', exact: true }).click();
  await expect(main.getByText(/Între timp a salvat Ion Pop/).first()).toBeVisible();
  await expect(main.getByRole('checkbox', { name: 'Numerar și card', exact: true })).not.toBeChecked();
  await main.getByRole('button', { name: 'Salvează totuși' }).click();
  await expect(main.getByText('Datele au fost salvate cu succes!')).toBeVisible();
  expect(await shop.api('getRestaurant')).toMatchObject({ cashPayment: true, cashAndCardPayment: false });
});

test('a fee that the owner saves is in the total of the checkout', async ({ page, shop, guest, openDevice }) => {
  const phone = await openDevice();
  const dish = await aDish(shop, { price: bani(3000) });
  await openOffice(page, shop, '/admin/delivery-zones');
  const main = page.getByRole('main');
  const cenade = main.getByRole('listitem').filter({ hasText: 'Cenade' });
  await cenade.getByLabel('Taxă (lei)').fill('17,50');
  await cenade.getByLabel('Minim (lei)').fill('20');
  await save(page);

  await addFromItsPage(phone, dish.id);
  await goToCheckout(phone);
  await phone.getByRole('radio', { name: /^Livrare la domiciliu/ }).check();
  await fillContact(phone, guest);
  await fillAddress(phone, 'Cenade');
  await expect(phone.getByText('Total: 47,50 lei').last()).toBeVisible();
});

test('a locality is added with a code of its own, moved to the top and removed again', async ({ page, shop }) => {
  await openOffice(page, shop, '/admin/delivery-zones');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Adaugă o localitate' }).click();
  const row = main.getByRole('listitem').last();
  await row.getByRole('textbox', { name: /^Localitate/ }).fill('Cenade Mică');
  await row.getByRole('textbox', { name: /^Cod/ }).focus();
  await expect(row.getByRole('textbox', { name: /^Cod/ })).toHaveValue('CEN2');
  await row.getByRole('button', { name: 'Mută Cenade Mică' }).press('Home');
  await save(page);
  expect((await shop.api('getRestaurant')).deliveryCities[0]).toMatchObject({
    city: 'Cenade Mică',
    cityCode: 'CEN2',
    deliveryFee: 0,
  });

  await main.getByRole('button', { name: 'Detalii: Cenade Mică' }).click();
  await main.getByRole('button', { name: 'Șterge Cenade Mică' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Șterge localitatea' }).click();
  await save(page);
  expect((await shop.api('getRestaurant')).deliveryCities.map(({ city }) => city)).not.toContain('Cenade Mică');
});

test('a legal text is drafted, looked at and published for a day to come; guests read the old one until then', async ({
  page,
  shop,
  complaints,
}) => {
  complaints.expect(/422/);
  await openOffice(page, shop, '/admin/legal-texts');
  await page.getByRole('link', { name: 'Deschide: Politica de cookies' }).click();
  const main = page.getByRole('main');
  await main.getByLabel('Paragraf').first().fill('Scrieți-ne la {email}.');
  await main.getByRole('button', { name: 'Salvează ciorna' }).click();
  await expect(main.getByText('Ciorna a fost salvată.')).toBeVisible();
  await main.getByRole('tab', { name: 'Previzualizare' }).click();
  const { email } = await shop.api('getRestaurant');
  await expect(main.getByText(`Scrieți-ne la ${email}.`)).toBeVisible();

  const before = await shop.api('getLegalText', { params: { kind: 'cookies' } });
  await main.getByRole('button', { name: 'Publică', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Publicați versiunea nouă?' });
  await dialog.getByLabel('În vigoare din').fill('2020-01-01');
  await dialog.getByRole('button', { name: 'Publică versiunea' }).click();
  await expect(dialog.getByText(/Cea mai apropiată dată posibilă este/)).toBeVisible();
  await dialog.getByLabel('În vigoare din').fill('2099-01-01');
  await dialog.getByRole('button', { name: 'Publică versiunea' }).click();
  await expect(dialog).toBeHidden();
  await main.getByRole('tab', { name: /^Versiuni/ }).click();
  await expect(main.getByRole('listitem').filter({ hasText: 'din 1 ianuarie 2099' })).toContainText('Programată');
  const after = await shop.api('getLegalText', { params: { kind: 'cookies' } });
  expect([after.version, after.sections]).toEqual([before.version, before.sections]);
});
