import { bringToCheckout, order } from './support/at-the-shop.ts';
import { aDish } from './support/dishes.ts';
import { expect, test } from './support/journey.ts';

test('a guest reads the terms, says what the food was like, and is thanked', async ({ page, complaints }) => {
  complaints.expect(/422/);
  await page.goto('/');
  await page.getByRole('link', { name: 'Termeni și condiții' }).click();
  await expect(page.getByRole('heading', { level: 2, name: /^\d+\. / })).toHaveCount(13);
  await expect(page.getByText(/^Versiunea .+, în vigoare de la/)).toBeVisible();

  await page.getByRole('link', { name: 'Părerea ta' }).click();
  await page.getByRole('button', { name: 'Trimite părerea' }).click();
  await expect(page.getByText('Alege o notă, de la una la cinci stele.')).toBeVisible();
  await page.locator('label').filter({ hasText: '4 stele: Foarte bun' }).click();
  await page.getByRole('button', { name: 'Trimite părerea' }).click();
  await expect(page.getByText('Scrie câteva cuvinte, cel mult 2.000 de caractere.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Părerea ta' }).fill('Ciorba a fost caldă și bună.');
  await page.getByRole('textbox', { name: 'Numele afișat' }).fill('Ana P.');
  await page.getByRole('button', { name: 'Trimite părerea' }).click();
  await expect(page.getByRole('dialog', { name: 'Îți mulțumim pentru părerea ta!' })).toBeVisible();
});

test('a withdrawal is acknowledged on the page and by mail', async ({ page, shop, guest }) => {
  const dish = await aDish(shop);
  await bringToCheckout(page, dish.id, guest);
  const number = await order(page);
  await page.getByRole('link', { name: 'Retragere din contract' }).click();
  await page.getByRole('textbox', { name: 'Numărul comenzii' }).fill(String(number));
  await page.getByRole('textbox', { name: 'Adresa de e-mail a comenzii' }).fill(guest.email);
  await page.getByRole('textbox', { name: 'Nume și prenume' }).fill(guest.firstName);
  await page.getByRole('textbox', { name: /Produsele sigilate/ }).fill('2 × apă minerală');
  await page.getByRole('button', { name: 'Mă retrag din contract' }).click();
  await expect(page.getByText(/Am primit cererea ta de retragere la/)).toBeVisible();
  const letter = await guest.letter(/Am primit cererea ta de retragere/);
  expect(letter.text).toContain('2 × apă minerală');
});
