import { bani } from '#domain/money/bani.ts';
import { openOffice } from './support/at-the-office.ts';
import { acceptTerms, addFromItsPage, fillContact, fillPickup, goToCheckout, order } from './support/at-the-shop.ts';
import { aDish, ordersOf } from './support/dishes.ts';
import { expect, test } from './support/journey.ts';
import { SANDBOXED } from './support/marketing-views.ts';

test('a bundle made in the office is seen and ordered by a guest; switched off, it is gone', async ({
  page,
  shop,
  guest,
  openDevice,
}) => {
  const pizza = await aDish(shop, { name: 'Pizza', price: bani(4000), boxPrice: bani(150) });
  const juice = await aDish(shop, { name: 'Suc', price: bani(900) });
  const dear = await aDish(shop, { name: 'Tort', price: bani(4500) });
  const name = `Pizza cu suc ${pizza.id}`;
  const office = await openDevice();
  await openOffice(office, shop, '/admin/combo-promo');
  const main = office.getByRole('main');
  await main.getByRole('tab', { name: 'Adaugă promoție' }).click();
  await main.getByLabel(/^Nume/).fill(name);
  await main.getByLabel('Data de sfârșit').fill('2099-12-31');
  const add = async (group: string, label: string, product: string) => {
    const set = main.getByRole('group', { name: group });
    await set.getByLabel(/^Denumirea grupei/).fill(label);
    await set.getByLabel('Adaugă un produs').fill(product);
    await office.getByRole('option', { name: product }).click();
  };
  await add('Grupa 1', 'Alege pizza', pizza.name);
  await add('Grupa 2', 'Din partea casei', dear.name);
  await main.getByRole('button', { name: 'Creează promoția' }).click();
  await expect(main.getByText(/costă mai mult decât cel mai scump produs plătit/).first()).toBeVisible();
  await main.getByRole('button', { name: `Scoate ${dear.name}` }).click();
  await add('Grupa 2', 'Din partea casei', juice.name);
  await main.getByRole('button', { name: 'Creează promoția' }).click();
  await expect(main.getByRole('tab', { selected: true })).toContainText(name);
  await expect(office.getByText('Promoția a fost creată cu succes!')).toBeVisible();

  await page.goto('/meniu?category=promotii');
  await page.getByRole('link', { name }).click();
  const builder = page.getByRole('dialog', { name });
  await builder.getByRole('radio', { name: new RegExp(pizza.name) }).check();
  await builder.getByRole('radio', { name: new RegExp(juice.name) }).check();
  await builder.getByRole('button', { name: 'Adaugă în coș 40,00 lei' }).click();
  await expect(builder).toBeHidden();
  await goToCheckout(page);
  await fillPickup(page, guest);
  await order(page);
  expect(await ordersOf(shop, guest.email)).toMatchObject([{ products_bani: 4000, packaging_bani: 150 }]);

  await main.getByRole('radio', { name: 'Nu' }).check();
  await main.getByRole('button', { name: 'Salvează', exact: true }).click();
  await expect(main.getByText('Promoția a fost salvată cu succes!')).toBeVisible();
  await page.goto('/meniu?category=promotii');
  await expect(page.getByRole('heading', { name: 'Promoții' }).first()).toBeVisible();
  await expect(page.getByRole('link', { name })).toHaveCount(0);
});

test('a coupon made in the office takes its part off the next order', async ({ page, shop, guest, openDevice }) => {
  const dish = await aDish(shop, { price: bani(8000), boxPrice: bani(0) });
  const code = `TOAMNA-${dish.id}`;
  const office = await openDevice();
  await openOffice(office, shop, '/admin/coupon-promo?promotie=noua');
  const main = office.getByRole('main');
  await main.getByLabel(/^Nume/).fill('Toamna');
  await main.getByLabel(/^Cod/).fill(code.toLowerCase());
  await main.getByLabel('Procent de reducere').fill('101');
  await main.getByLabel('Data de sfârșit').fill('2020-01-01');
  await main.getByRole('button', { name: 'Creează promoția' }).click();
  await expect(main.getByText('Procentul trebuie să fie între 0 și 100')).toBeVisible();
  await expect(main.getByText('Data de sfârșit trebuie să fie după data de început.')).toBeVisible();
  await main.getByLabel('Procent de reducere').fill('25');
  await main.getByLabel('Data de sfârșit').fill('2099-12-31');
  await main.getByRole('button', { name: 'Creează promoția' }).click();
  await expect(main.getByRole('tab', { selected: true })).toContainText('Toamna');
  await expect(office.getByText('Promoția a fost creată cu succes!')).toBeVisible();

  await addFromItsPage(page, dish.id);
  await goToCheckout(page);
  await page.getByRole('radio', { name: /^Ridicare din restaurant/ }).check();
  await page.getByRole('radio', { name: /^Cât mai repede/ }).check();
  await fillContact(page, guest);
  await page.getByRole('radio', { name: 'Numerar', exact: true }).check();
  await acceptTerms(page);
  await page.getByLabel('Cod de reducere').fill(code);
  await page.getByRole('button', { name: 'Aplică' }).click();
  await expect(page.getByText('Total: 60,00 lei')).toBeVisible();
  await order(page);
  expect(await ordersOf(shop, guest.email)).toMatchObject([{ discount_bani: 2000, payable_bani: 6000 }]);
});

test('a newsletter is written, looked at, tried and sent; its link lets one leave', async ({
  page,
  shop,
  guest,
  complaints,
}) => {
  complaints.expect(SANDBOXED);
  complaints.expect(/Failed to load resource: the server responded with a status of 422/);
  await shop.api('subscribe', { body: { email: guest.email } });
  const asked = await guest.letter(/^Confirmă abonarea/);
  const token = /\/newsletter\/confirmare\/([\w-]+)/.exec(asked.text)?.[1] ?? '';
  await shop.api('confirmSubscription', { body: { token } });

  await openOffice(page, shop, '/admin/newsletter-blog');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Trimite abonaților' }).click();
  await expect(main.getByText('Completați subiectul, conținutul și imaginea.')).toBeVisible();
  const subject = `Ciorbă la cazan ${guest.lastName}`;
  await main.getByLabel(/^Subiect/).fill(subject);
  await main.getByRole('textbox', { name: /^Conținut/ }).fill('Sâmbătă gătim în curte.');
  const { bytes } = await shop.db
    .selectFrom('image_variants')
    .select('bytes')
    .where('format', '=', 'webp')
    .where('width', '=', 640)
    .limit(1)
    .executeTakeFirstOrThrow();
  await main.locator('input[type="file"]').setInputFiles({ name: 'cazan.webp', mimeType: 'image/webp', buffer: bytes });
  const preview = page.frameLocator('iframe[title="Previzualizarea e-mailului"]');
  await expect(preview.getByRole('heading', { name: subject })).toBeVisible();
  await expect(preview.getByRole('paragraph').filter({ hasText: 'Sâmbătă gătim în curte.' })).toBeVisible();
  await expect(preview.locator('img')).toHaveCount(1);
  await page.reload();
  await expect(main.getByLabel(/^Subiect/)).toHaveValue(subject);

  await main.getByRole('button', { name: 'Trimite un test' }).click();
  await expect(page.getByText(/^E-mailul de probă a fost trimis la mara-/)).toBeVisible();
  await main.getByRole('button', { name: 'Trimite abonaților' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Trimite abonaților' }).click();
  const sent = main.getByRole('article').filter({ hasText: subject });
  await expect(sent.getByText('Trimisă', { exact: true })).toBeVisible();
  const letter = await guest.letter(new RegExp(`^${subject}$`));
  expect(letter.text).toContain('Sâmbătă gătim în curte.');
  await page.goto(/http\S+\/newsletter\/dezabonare\/\S+/.exec(letter.text)?.[0] ?? '');
  await page.getByRole('button', { name: 'Dezabonează-mă' }).click();
  await expect(page.getByRole('heading', { name: 'Te-ai dezabonat.' })).toBeVisible();
});
