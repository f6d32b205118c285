import { expect, test } from './support/journey.ts';

test.use({ serviceWorkers: 'allow' });

test('without a network the last menu is there to read, says when it was saved and that one cannot order', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED|Failed to (fetch|load)/);
  await page.goto('/');
  await expect
    .poll(() => page.evaluate(async () => (await caches.open('pofta-meniu-1')).match('/meniu').then(Boolean)))
    .toBe(true);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('pofta.restaurant') !== null)).toBe(true);
  expect(await page.evaluate(() => localStorage.getItem('pofta.restaurant'))).not.toContain('Frasin');

  await context.setOffline(true);
  await page.goto('/');
  await expect(page).toHaveURL(/\/meniu$/);
  await expect(page.getByText(/Fără conexiune – meniul salvat la .+ Nu poți comanda/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
  await page.goto('/checkout');
  await expect(page.getByRole('heading', { name: 'Fără conexiune' })).toBeVisible();
  await page.getByRole('link', { name: 'Vezi meniul salvat' }).click();
  await expect(page.getByText(/meniul salvat la/)).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText(/meniul salvat la/)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
