import type { Page } from '@playwright/test';
import { expect, type Guest, test } from './support/journey.ts';

const form = (page: Page) => page.getByRole('form', { name: 'Rezervă o masă' });

async function comeToForm(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('heading', { name: 'Rezervă o masă' }).scrollIntoViewIfNeeded();
  await expect(form(page)).toBeVisible();
}

async function fillIn(page: Page, { firstName, lastName, email, phone }: Guest): Promise<void> {
  await form(page).getByLabel('Nume și prenume').fill(`${firstName} ${lastName}`);
  await form(page).getByLabel('Număr de telefon').fill(phone);
  await form(page).getByLabel('Adresă de e-mail').fill(email);
}

test('a table for twelve tomorrow at seven: asked for, acknowledged on screen and by mail', async ({
  page,
  shop,
  guest,
}) => {
  await comeToForm(page);
  await expect(form(page).getByLabel('Ora')).toContainText('19:00');
  await form(page).getByRole('button', { name: 'Trimite rezervarea' }).click();
  await expect(form(page).getByLabel('Nume și prenume')).toBeFocused();
  await expect(form(page).getByText('Câmp obligatoriu')).toHaveCount(3);

  await fillIn(page, guest);
  await form(page).getByLabel('Număr de persoane').selectOption('5+');
  await form(page).getByRole('button', { name: 'Trimite rezervarea' }).click();
  await expect(form(page).getByLabel('Câte persoane veți fi?')).toBeFocused();
  await expect(form(page).getByText('Câmp obligatoriu')).toHaveCount(1);
  await form(page).getByLabel('Câte persoane veți fi?').fill('12');
  await form(page).getByRole('button', { name: 'Trimite rezervarea' }).click();
  const booked = page.getByRole('dialog', { name: 'Am primit cererea ta' });
  await expect(booked).toContainText('ora 19:00');
  await expect(booked).toContainText('12 persoane');
  await booked.getByRole('button', { name: 'Am înțeles' }).click();
  await expect(booked).toBeHidden();

  const kept = await shop.db.selectFrom('reservations').select('people').where('email', '=', guest.email).execute();
  expect(kept).toEqual([{ people: 12 }]);
  const letter = await guest.letter(/^Cererea ta de rezervare pentru .*, ora 19:00$/);
  expect(letter.text).toContain('Masa este rezervată după ce te contactăm');
});

test('a request that does not get through keeps what was typed, and a second press sends it once', async ({
  page,
  shop,
  guest,
  complaints,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED/);
  // The first visit: the greeting makes way for the form.
  await page.addInitScript(() => localStorage.removeItem('pofta.bun-venit'));
  await page.goto('/');
  const greeting = page.getByRole('complementary', { name: /^Bun venit/ });
  await expect(greeting).toBeVisible();
  await page.getByRole('heading', { name: 'Rezervă o masă' }).scrollIntoViewIfNeeded();
  await expect(greeting).toBeHidden();
  await expect(form(page)).toBeVisible();
  await fillIn(page, guest);
  await page.context().setOffline(true);
  await form(page).getByRole('button', { name: 'Trimite rezervarea' }).click();
  await expect(form(page).getByRole('alert')).toContainText(
    'A apărut o eroare: rezervarea nu este posibilă momentan. Nu există conexiune la internet.',
  );
  await page.context().setOffline(false);
  await expect(form(page).getByLabel('Adresă de e-mail')).toHaveValue(guest.email);
  await form(page).getByRole('button', { name: 'Trimite rezervarea' }).click();
  await expect(page.getByRole('dialog', { name: 'Am primit cererea ta' })).toBeVisible();
  const kept = await shop.db.selectFrom('reservations').select('id').where('email', '=', guest.email).execute();
  expect(kept).toHaveLength(1);
});

test('by keyboard alone: from the address bar to a table', async ({ page, shop, guest }) => {
  await comeToForm(page);
  await form(page).getByLabel('Data').focus();
  for (const _ of ['Ora', 'Număr de persoane', 'Nume și prenume']) await page.keyboard.press('Tab');
  await page.keyboard.type(`${guest.firstName} ${guest.lastName}`);
  await page.keyboard.press('Tab');
  await page.keyboard.type(guest.phone);
  await page.keyboard.press('Tab');
  await page.keyboard.type(guest.email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Am primit cererea ta' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Am primit cererea ta' })).toBeHidden();
  const kept = await shop.db.selectFrom('reservations').select('people').where('email', '=', guest.email).execute();
  expect(kept).toEqual([{ people: 2 }]);
});
