import { addFromItsPage } from './support/at-the-shop.ts';
import { aDish } from './support/dishes.ts';
import { expect, test } from './support/journey.ts';

test('a cart survives a reload', async ({ page, shop }) => {
  const dish = await aDish(shop);
  await addFromItsPage(page, dish.id);
  await page.reload();
  await page.getByRole('banner').getByRole('button', { name: 'Coș, 1 produs' }).click();
  await expect(page.getByRole('dialog', { name: 'Coșul tău' }).getByRole('heading', { name: dish.name })).toBeVisible();
});

test('the back button closes a product, and the menu stands where it was left', async ({ page }) => {
  await page.goto('/meniu');
  const card = page.getByRole('link', { name: 'Tiramisu' });
  await card.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => window.scrollY);
  expect(left).toBeGreaterThan(1000);
  await card.click();
  const sheet = page.getByRole('dialog', { name: 'Tiramisu' });
  await expect(sheet).toBeVisible();
  await expect(page).toHaveURL(/\/meniu\/\d+$/);
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/\/meniu$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);

  // By hand: the browser's own scrolling into view would move the page under a header that stays in sight anyway.
  const name = await page.getByRole('banner').getByRole('link', { name: 'Vatra Frasinilor' }).boundingBox();
  await page.mouse.click((name?.x ?? 0) + 20, (name?.y ?? 0) + 10);
  await expect(page).toHaveURL(/\/$/);
  await page.goBack();
  await expect(card).toBeInViewport();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
});

test('a shared link opens the product on its own page', async ({ page, shop }) => {
  const dish = await aDish(shop, { description: '<p>Cu <b>cimbru</b> din grădină.</p>' });
  await page.goto(`/meniu/${dish.id}`);
  await expect(page.getByRole('heading', { level: 1, name: dish.name })).toBeVisible();
  await expect(page.getByText('Cu cimbru din grădină.')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a page that does not exist says so and leads to the menu', async ({ page, complaints }) => {
  complaints.expect(/status of 404/);
  const answer = await page.goto('/nu-exista');
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('Această pagină nu a putut fi găsită.')).toBeVisible();
  await expect(page.getByText('Poate linkul e vechi sau adresa a fost scrisă greșit.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Vezi meniul' }).click();
  await expect(page).toHaveURL(/\/meniu$/);
});
