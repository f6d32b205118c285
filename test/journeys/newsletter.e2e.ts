import { bani } from '#domain/money/bani.ts';
import { acceptTerms, addFromItsPage, fillContact, goToCheckout, order } from './support/at-the-shop.ts';
import { aDish, ordersOf } from './support/dishes.ts';
import { expect, test } from './support/journey.ts';

test('from the foot of the page to a discounted order, and out again', async ({ page, shop, guest }) => {
  await shop.db
    .updateTable('promotions')
    .set({ start_date: '2026-01-01', end_date: '2099-12-31' })
    .where('type', '=', 'NEWSLETTER_SUBSCRIPTION')
    .execute();
  await page.goto('/meniu');
  await page.getByRole('heading', { name: 'Newsletter' }).scrollIntoViewIfNeeded();
  const form = page.getByRole('form', { name: 'Abonează-te la newsletter' });
  await form.getByLabel('Adresă de e-mail').fill(guest.email);
  await form.getByRole('button', { name: 'Mă abonez' }).click();
  await expect(form.getByText('Bifează acordul ca să te poți abona.')).toBeVisible();
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Mă abonez' }).click();
  await expect(page.getByText('confirmă adresa din e-mailul pe care ți l-am trimis')).toBeVisible();

  const asked = await guest.letter(/^Confirmă abonarea la newsletter$/);
  await page.goto(/http\S+\/newsletter\/confirmare\/\S+/.exec(asked.text)?.[0] ?? '');
  await page.getByRole('button', { name: 'Confirm abonarea' }).click();
  await expect(page.getByRole('heading', { name: 'Abonarea este confirmată' })).toHaveCount(1);
  await expect(page.getByText('Ți-am trimis pe e-mail un cod de reducere al tău.')).toHaveCount(1);

  const welcome = await guest.letter(/^Codul tău de reducere: /);
  const code = welcome.subject.split(': ')[1] ?? '';
  const dish = await aDish(shop, { price: bani(8000), boxPrice: bani(0) });
  await addFromItsPage(page, dish.id);
  await goToCheckout(page);
  await page.getByRole('radio', { name: /^Ridicare din restaurant/ }).check();
  await page.getByRole('radio', { name: /^Cât mai repede/ }).check();
  await fillContact(page, guest);
  await page.getByRole('radio', { name: 'Numerar', exact: true }).check();
  await acceptTerms(page);
  await page.getByLabel('Cod de reducere').fill(code.toLowerCase());
  await page.getByRole('button', { name: 'Aplică' }).click();
  await expect(page.getByText('Total: 68,00 lei')).toBeVisible();
  await order(page);
  expect(await ordersOf(shop, guest.email)).toMatchObject([{ discount_bani: 1200, payable_bani: 6800 }]);

  await page.goto(/http\S+\/newsletter\/dezabonare\/\S+/.exec(welcome.text)?.[0] ?? '');
  await page.getByRole('button', { name: 'Dezabonează-mă' }).click();
  await expect(page.getByRole('heading', { name: 'Te-ai dezabonat.' })).toBeVisible();
});

test('the invitation comes after a pause, is not in the way of anything, and stays away once it was closed', async ({
  openDevice,
}) => {
  const page = await openDevice();
  // This device was never invited: the fixture's memory is taken back before the page reads it.
  await page.addInitScript(() => {
    if (sessionStorage.getItem('inceput') === null) localStorage.removeItem('pofta.newsletter');
    sessionStorage.setItem('inceput', '1');
  });
  await page.clock.install();
  await page.goto('/meniu');
  await expect(page.getByRole('heading', { name: 'Meniu', exact: true })).toBeVisible();
  const invitation = page.getByRole('dialog', { name: 'Abonează-te la newsletter' });
  // However long the page takes here: for it, time passes only when told.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  await page.clock.fastForward(20_000);
  await expect(invitation).toBeHidden();
  await page.getByRole('searchbox').focus();
  await page.clock.fastForward(20_000);
  await expect(invitation).toBeHidden();
  await page.getByRole('searchbox').blur();
  await page.clock.fastForward(6_000);
  await page.clock.resume();
  await expect(invitation).toBeVisible();
  await invitation.getByRole('button', { name: 'Poate altă dată' }).click();
  await expect(invitation).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('pofta.newsletter'))).toContain('quietUntil');
});
