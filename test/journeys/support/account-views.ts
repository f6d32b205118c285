/**
 * Every screen of a customer's account, beginning with the sign-in. The order matters: one of the first views signs in.
 */
import { expect, type Page } from '@playwright/test';
import { newSecret } from '#server/platform/sessions.ts';
import { enterAccount, openAccount, orderAsGuest } from './at-the-account.ts';
import { aDish } from './dishes.ts';
import type { Guest } from './journey.ts';
import type { JourneyShop } from './open-journey-shop.ts';
import type { View } from './view.ts';

const HOUR_MS = 3_600_000;

/** Refused requests must be expected: some of these screens show one. */
export async function accountViews(shop: JourneyShop, guest: Guest): Promise<readonly View[]> {
  const userId = await openAccount(shop, guest);
  const dish = await aDish(shop);
  const visit = (name: string, path: string, seen: (page: Page) => Promise<void> = headed): View => ({
    name,
    open: async (page) => {
      await page.goto(path);
      await seen(page);
    },
  });
  return [
    visit('cont-nou', '/auth'),
    {
      name: 'cont-nou-cu-greseli',
      open: async (page) => {
        await page.goto('/auth?mode=register');
        await page.getByLabel('Parolă', { exact: true }).fill('Covrig');
        await page.getByRole('button', { name: 'Creează cont' }).click();
        await expect(page.getByText('Parolele nu coincid.')).toBeVisible();
      },
    },
    visit('autentificare', '/auth?mode=authenticate'),
    visit('autentificare-dupa-expirare', '/auth?mode=authenticate&expirat=1'),
    {
      name: 'autentificare-gresita',
      open: async (page) => {
        await page.goto('/auth?mode=authenticate');
        const form = page.getByRole('form', { name: 'Autentificare' });
        await form.getByLabel('Adresă de e-mail').fill(guest.email);
        await form.getByLabel('Parolă', { exact: true }).fill('altceva');
        await form.getByRole('button', { name: 'Conectează-te' }).click();
        await expect(page.getByRole('alert')).toBeVisible();
      },
    },
    {
      name: 'parola-uitata',
      open: async (page) => {
        await page.goto('/auth?mode=forgotPassword');
        await page.getByRole('main').getByLabel('Adresă de e-mail').fill('nimeni@exemplu.ro');
        await page.getByRole('button', { name: 'Trimite linkul de resetare' }).click();
        await expect(page.getByText('Dacă există un cont cu această adresă')).toBeVisible();
      },
    },
    visit('confirmare-cont', `/confirmare-cont/${newSecret().secret}`),
    {
      name: 'resetare-parola',
      open: async (page) => {
        await page.goto(`/resetare-parola/${newSecret().secret}`);
        await page.getByRole('button', { name: 'Salvează parola nouă' }).click();
        await expect(page.getByLabel('Parola nouă', { exact: true })).toHaveAttribute('aria-invalid', 'true');
      },
    },
    { name: 'comenzi-goale', leadsOn: true, open: (page) => enterAccount(page, guest.email) },
    {
      name: 'comenzi',
      leadsOn: true,
      open: async (page) => {
        await orderAsGuest(shop, dish, guest, 11);
        await shop.db.updateTable('orders').set({ user_id: userId }).where('email', '=', guest.email).execute();
        await page.goto('/user/orders');
        await expect(page.getByRole('main').getByText('Pagina 1 din 2')).toBeVisible();
      },
    },
    {
      name: 'comanda-mea',
      open: async (page) => {
        await page.goto('/user/orders');
        await page
          .getByRole('link', { name: /^Detaliile comenzii nr\./ })
          .first()
          .click();
        await expect(page.getByRole('heading', { level: 1, name: /^Comanda nr\./ })).toBeVisible();
      },
    },
    visit('comanda-straina', '/user/orders/10000001', (page) =>
      expect(page.getByRole('heading', { name: 'Comanda nu a fost găsită.' })).toBeVisible(),
    ),
    visit('adresa', '/user/addresses'),
    {
      name: 'date',
      open: async (page) => {
        await page.goto('/user/details');
        await page.getByText('Schimbă parola').first().click();
        await expect(page.getByLabel('Parola actuală', { exact: true })).toBeVisible();
      },
    },
    {
      name: 'dispozitive',
      open: async (page) => {
        await page.goto('/user/details');
        await page.getByText('Dispozitivele tale').click();
        await expect(page.getByText('(acesta)')).toBeVisible();
      },
    },
    {
      name: 'stergere',
      open: async (page) => {
        await page.goto('/user/details');
        await page.getByRole('button', { name: 'Șterge contul' }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
      },
    },
    {
      name: 'sesiune-pe-sfarsite',
      open: async (page) => {
        await shop.db
          .updateTable('sessions')
          .set({ expires_at: new Date(Date.now() + 3 * HOUR_MS) })
          .where('user_id', '=', userId)
          .execute();
        await page.evaluate(() => localStorage.removeItem('pofta.cont'));
        await page.goto('/user/details');
        await expect(page.getByText('Prelungește sesiunea')).toBeVisible();
      },
    },
  ];
}

async function headed(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}
