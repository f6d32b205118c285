import type { Page } from '@playwright/test';
import { openAccount, PASSWORD } from './support/at-the-account.ts';
import { aDish } from './support/dishes.ts';
import { expect, test } from './support/journey.ts';

test('what is typed and ticked before the scripts have come is kept, and sent when they are there', async ({
  page,
  shop,
  guest,
}) => {
  await openAccount(shop, guest);
  const letScriptsCome = await holdScripts(page);
  await page.goto('/auth?mode=authenticate', { waitUntil: 'commit' });
  const signIn = page.getByRole('form', { name: 'Autentificare' });
  await signIn.getByLabel('Adresă de e-mail').fill(guest.email);
  await signIn.getByLabel('Parolă', { exact: true }).fill(PASSWORD);
  const enter = signIn.getByRole('button', { name: 'Conectează-te' });
  await expect(enter).toBeDisabled();
  letScriptsCome();
  await enter.click();
  await page.waitForURL(/\/user\/orders$/);

  const letThemComeAgain = await holdScripts(page);
  await page.goto('/opinii', { waitUntil: 'commit' });
  await page.locator('label').filter({ hasText: '4 stele: Foarte bun' }).click();
  await page.getByRole('textbox', { name: 'Părerea ta' }).fill('Sarmalele au fost ca la bunica.');
  await page.getByRole('textbox', { name: 'Numele afișat' }).fill('Ana P.');
  letThemComeAgain();
  await page.getByRole('button', { name: 'Trimite părerea' }).click();
  await expect(page.getByRole('dialog', { name: 'Îți mulțumim pentru părerea ta!' })).toBeVisible();
});

test('a button that is pressed before the scripts have come does its work when they are there, once', async ({
  page,
  shop,
}) => {
  const dish = await aDish(shop);
  const letScriptsCome = await holdScripts(page);
  await page.goto(`/meniu/${dish.id}`, { waitUntil: 'commit' });
  const add = page.getByRole('button', { name: /^Adaugă în coș/ });
  await add.click();
  await add.click();
  letScriptsCome();
  await expect(page.getByRole('status').filter({ hasText: 'Produsul a fost adăugat în coș.' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: /^Coș, 1 produs$/ })).toBeVisible();
});

test('a product whose script is late takes nothing away; closed, it gives back the place in the list', async ({
  page,
  shop,
}) => {
  const dish = await aDish(shop);
  // Who saves data: nothing is fetched before it is asked for.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await page.goto(`/meniu?search=${encodeURIComponent(dish.name)}`);
  const card = page.getByRole('link', { name: dish.name });
  await expect(card).toBeVisible();
  const letScriptsCome = await holdScripts(page);
  await card.press('Enter');
  await page.waitForURL(/\/meniu\/\d+$/);
  // Longer than the router waits before it shows that it waits; nothing else tells this moment.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 400)));
  await expect(card).toBeFocused();
  letScriptsCome();
  const sheet = page.getByRole('dialog', { name: dish.name });
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(card).toBeFocused();
});

test('whatever is fetched while the menu is read, a sheet looks as it should', async ({ page, shop }) => {
  const dish = await aDish(shop);
  await page.goto('/meniu');
  await expect(page.locator('link[href*="/cart-sheet-"]')).toHaveCount(1);
  // The styles of the shop stand in the page. Fetched again they would come last, and win where they must lose.
  await expect(page.locator('link[rel=stylesheet][href*="/shop-"]')).toHaveCount(0);
  await page.getByRole('link', { name: dish.name }).click();
  const close = page.getByRole('dialog', { name: dish.name }).getByRole('button', { name: 'Închide' });
  await expect(close).toHaveCSS('position', 'absolute');
});

/** A phone with a slow line: the page is there, its scripts are not. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
