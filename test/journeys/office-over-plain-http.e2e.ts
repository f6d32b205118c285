import { DESK, openOffice } from './support/at-the-office.ts';
import { expect, step, test } from './support/journey.ts';
import { openOwnShop } from './support/open-journey-shop.ts';

/** Not this machine by its name: browsers then send no `Sec-Fetch-*` headers, as to any shop without a certificate. */
const HOST = 'magazin.test';

test.use({
  viewport: DESK,
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), `--host-resolver-rules=MAP ${HOST} 127.0.0.1`] }),
});

test('over plain http the back office says so once, asks for a proof, and locks', async ({ browser, complaints }) => {
  await using shop = await openOwnShop(HOST);
  // Browsers ignore the opener policy of an address that they do not trust, and say so.
  complaints.expect(/status of 403|Cross-Origin-Opener-Policy|untrustworthy/);
  const context = await browser.newContext({ baseURL: shop.address, viewport: DESK, serviceWorkers: 'block' });
  complaints.listenTo(context);
  const page = await context.newPage();
  const notice = page.getByText('fără criptare');

  await step('the address is told on every page until it is accepted', async () => {
    await openOffice(page, shop, '/admin', 'Ilinca');
    await expect(notice).toContainText(`http://${HOST}`);
    await page.getByRole('button', { name: 'Știu și continui așa' }).click();
    await expect(notice).toHaveCount(0);
    await page.goto('/admin/health');
    await expect(page.getByRole('main').getByText('Paginile se trimit necriptate')).toBeVisible();
    await expect(notice).toHaveCount(0);
  });
  await step('the session is a page’s: an export needs a proof, an hour without a hand locks', async () => {
    const { kind } = await shop.db
      .selectFrom('sessions')
      .select('kind')
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow();
    expect(kind).toBe('page');
    const earlier = new Date(Date.now() - 3 * 3_600_000);
    await shop.db.updateTable('sessions').set({ proved_at: earlier }).execute();
    const exported = await page.request.get('/admin-service/export/customers').catch(() => null);
    const inPage = await page.evaluate(() => fetch('/admin-service/export/customers').then(({ status }) => status));
    expect([exported?.status() ?? 403, inPage]).toEqual([403, 403]);
    await shop.db.updateTable('sessions').set({ last_seen_at: earlier }).execute();
    await page.goto('/admin/statistics/customers');
    await expect(page.getByRole('dialog', { name: 'Confirmați că sunteți dumneavoastră' })).toBeVisible();
  });
  await step('empty fields are told by the page itself', async () => {
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Confirmă' }).click();
    await expect(dialog.getByText('Scrieți parola.')).toBeVisible();
    await context.clearCookies();
    await page.goto('/auth/admin');
    await page.getByRole('button', { name: 'Conectează-te' }).click();
    await expect(page.getByText('Adresa de e-mail nu este validă.')).toBeVisible();
    await expect(page.getByText('Scrieți parola.')).toBeVisible();
    await expect(page.getByLabel(/^Adresă de e-mail/)).toBeFocused();
  });
  await context.close();
});
