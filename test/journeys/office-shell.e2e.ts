import { openOffice } from './support/at-the-office.ts';
import { openPanel } from './support/at-the-panel.ts';
import { expect, test } from './support/journey.ts';

test('an owner finds everything from one frame: on a phone by the drawer, anywhere by typing', async ({
  page,
  shop,
}) => {
  await openOffice(page, shop);
  const main = page.getByRole('main');
  await expect(main.getByText('Încasări azi')).toBeVisible();
  await page.getByRole('button', { name: 'Deschide meniul' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Nume și contact' }).click();
  await expect(main.getByRole('heading', { level: 1, name: 'Nume și contact' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('textbox').fill('istoric');
  await page.getByRole('dialog').getByRole('button', { name: 'Istoric modificări' }).click();
  await expect(main.getByRole('heading', { level: 1, name: 'Istoric modificări' })).toBeVisible();
});

test('who may not is led away, and what does not exist says so', async ({ page, shop, openDevice, complaints }) => {
  complaints.expect(/status of 401/);
  await page.goto('/admin/set-name');
  await expect(page).toHaveURL(/\/auth\/admin\?redirect=/);
  const tablet = await openDevice();
  await openPanel(tablet, shop, 'Ioana');
  await tablet.goto('/admin');
  await expect(tablet).toHaveURL(/\/auth\/admin/);
  await expect(tablet.getByText('pentru această zonă este nevoie de alt cont')).toBeVisible();

  const desk = await openDevice();
  await openOffice(desk, shop);
  await desk.goto('/admin/nu-exista');
  await expect(desk.getByRole('main').getByText('Această pagină nu a putut fi găsită.')).toBeVisible();
  await desk.goto('/admin/buy-one-get-one');
  await expect(desk.getByRole('main').getByText('Această pagină este în lucru.')).toBeVisible();
});
