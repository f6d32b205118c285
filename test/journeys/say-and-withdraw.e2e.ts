import { randomUUID } from 'node:crypto';
import { openOffice } from './support/at-the-office.ts';
import { bringToCheckout, order } from './support/at-the-shop.ts';
import { aDish } from './support/dishes.ts';
import { expect, test } from './support/journey.ts';

test('a guest reads the terms and says what the food was like; the owner reads it, and then everybody does', async ({
  page,
  shop,
  openDevice,
  complaints,
}) => {
  const words = `Ciorba a fost caldă și bună, ${randomUUID().slice(0, 8)}.`;
  complaints.expect(/422/);
  await page.goto('/');
  await page.getByRole('link', { name: 'Termeni și condiții' }).click();
  await expect(page.getByRole('heading', { level: 2, name: /^\d+\. / })).toHaveCount(13);
  await expect(page.getByText(/^Versiunea din \d+ [a-z]+ 20\d\d/).first()).toBeVisible();
  await page.getByRole('link', { name: 'Accesibilitate' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Declarația de accesibilitate' })).toBeVisible();

  await page.getByRole('link', { name: 'Părerea ta' }).click();
  await page.getByRole('button', { name: 'Trimite părerea' }).click();
  await expect(page.getByText('Alege o notă, de la una la cinci stele.')).toBeVisible();
  await page.locator('label').filter({ hasText: '4 stele: Foarte bun' }).click();
  await page.getByRole('button', { name: 'Trimite părerea' }).click();
  await expect(page.getByText('Scrie câteva cuvinte, cel mult 2.000 de caractere.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Părerea ta' }).fill(words);
  await page.getByRole('textbox', { name: 'Numele afișat' }).fill('Ana P.');
  await page.getByRole('button', { name: 'Trimite părerea' }).click();
  await expect(page.getByRole('dialog', { name: 'Îți mulțumim pentru părerea ta!' })).toBeVisible();

  const office = await openDevice();
  await openOffice(office, shop, '/admin/reviews');
  const review = office.getByRole('article').filter({ hasText: words });
  await review.getByRole('button', { name: 'Publică opinia lui Ana P.' }).click();
  await expect(review).toHaveCount(0);
  await page.goto('/opinii');
  await expect(page.getByText(words)).toBeVisible();
});

test('a withdrawal is acknowledged on the page and by mail, and settled once the money went back', async ({
  page,
  shop,
  guest,
  openDevice,
}) => {
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

  const office = await openDevice();
  await openOffice(office, shop, '/admin/withdrawals');
  const card = office.getByRole('article').filter({ hasText: String(number) });
  await card.getByRole('button', { name: `Marchează ca rezolvată: comanda nr. ${number}` }).click();
  await expect(card).toHaveCount(0);
  await office.getByRole('link', { name: 'Rezolvate' }).click();
  await expect(card).toContainText('Rezolvată de');
  await office.goto('/admin/changes?subject=withdrawal');
  await expect(office.getByText(`Retragere, comanda nr. ${number}`).first()).toBeVisible();
});
