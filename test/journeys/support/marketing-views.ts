/** Every screen of Marketing. The order matters: the first view signs in. */
import { expect } from '@playwright/test';
import { aSubscriber } from '#test/support/factories.ts';
import { openOffice } from './at-the-office.ts';
import { goInside } from './go-inside.ts';
import type { JourneyShop } from './open-journey-shop.ts';
import type { View } from './view.ts';

/** The browser driver injects a script into every frame; the sandboxed preview of a newsletter blocks it. */
export const SANDBOXED = /sandboxed/;

export async function marketingViews(shop: JourneyShop): Promise<readonly View[]> {
  await aSubscriber(shop.db);
  const dates = { start_date: '2026-01-01', end_date: '2099-12-31' };
  await shop.db.updateTable('promotions').set(dates).execute();
  const { hash } = await shop.db
    .selectFrom('product_images')
    .select('image_hash as hash')
    .limit(1)
    .executeTakeFirstOrThrow();
  const sent = { subject: 'Ciorbă la cazan, sâmbătă', content: '<p>Vă așteptăm!</p>', html: '', plain_text: '' };
  const at = new Date('2026-11-18T10:00:00Z');
  const campaign = {
    ...sent,
    image_hash: hash,
    coupon_code: 'BUNVENIT10',
    content_key: Buffer.from('x'),
    created_at: at,
  };
  await shop.db
    .insertInto('campaigns')
    .values([
      { ...campaign, state: 'finished', finished_at: at },
      { ...campaign, state: 'paused', subject: 'Meniul de post', trouble: '451 Try again later' },
    ])
    .execute();
  return [
    {
      name: 'oferte',
      open: async (page) => {
        await openOffice(page, shop, '/admin/promotions');
        await expect(page.getByRole('list', { name: 'Oferte' })).toBeVisible();
      },
    },
    {
      name: 'oferte-fara-rezultate',
      open: async (page) => {
        await goInside(page, '/admin/promotions?q=nimic');
        await expect(page.getByText('Nicio ofertă nu se potrivește.')).toBeVisible();
      },
    },
    {
      name: 'oferta-noua',
      open: async (page) => {
        await goInside(page, '/admin/promotions?promotie=noua');
        await expect(page.getByRole('link', { name: /^Livrare gratuită/ })).toBeVisible();
      },
    },
    {
      name: 'combo',
      open: async (page) => {
        await goInside(page, '/admin/combo-promo');
        await page.getByRole('list', { name: 'Oferte' }).getByRole('link').first().click();
        await expect(page.getByRole('group', { name: 'Grupa 1' })).toBeVisible();
      },
    },
    {
      name: 'combo-nou-cu-greseli',
      open: async (page) => {
        await goInside(page, '/admin/combo-promo?promotie=noua');
        await page.getByRole('button', { name: 'Creează promoția' }).click();
        await expect(page.getByText('Numele promoției este obligatoriu.')).toBeVisible();
      },
    },
    {
      name: 'cupon',
      open: async (page) => {
        await goInside(page, '/admin/coupon-promo');
        await page.getByRole('list', { name: 'Oferte' }).getByRole('link').first().click();
        await expect(page.getByLabel(/^Cod/)).toBeVisible();
      },
    },
    {
      name: 'prima-comanda',
      open: async (page) => {
        await goInside(page, '/admin/first-order?promotie=noua');
        await expect(page.getByLabel('Procent de reducere')).toBeVisible();
      },
    },
    {
      name: 'promotie-abonati',
      open: async (page) => {
        await goInside(page, '/admin/newsletter-promo?promotie=noua');
        await expect(page.getByLabel('Zile de valabilitate ale codului')).toBeVisible();
      },
    },
    {
      name: 'newsletter',
      open: async (page) => {
        await goInside(page, '/admin/newsletter-blog');
        await expect(page.getByRole('heading', { name: 'Meniul de post' })).toBeVisible();
        await page.getByLabel(/^Subiect/).fill('Săptămâna ciorbelor');
        await page.getByRole('textbox', { name: /^Conținut/ }).fill('Cinci ciorbe noi, de luni până vineri.');
        await expect(page.getByText('Ciorna este salvată.')).toBeVisible();
        const preview = page.frameLocator('iframe[title="Previzualizarea e-mailului"]');
        await expect(preview.getByRole('heading', { name: 'Săptămâna ciorbelor' })).toBeVisible();
      },
    },
    {
      name: 'newsletter-necompletat',
      open: async (page) => {
        await goInside(page, '/admin/newsletter-blog');
        await page.getByRole('button', { name: 'Trimite abonaților' }).click();
        await expect(page.getByText('Completați subiectul, conținutul și imaginea.')).toBeVisible();
      },
    },
    {
      name: 'oprire-trimitere',
      open: async (page) => {
        await goInside(page, '/admin/newsletter-blog');
        await page.getByRole('button', { name: 'Oprește' }).first().click();
        await expect(page.getByRole('dialog')).toBeVisible();
      },
    },
    {
      name: 'prezenta-online',
      open: async (page) => {
        await goInside(page, '/admin/presence');
        await expect(page.getByRole('heading', { name: 'Ce vede Google' })).toBeVisible();
        await expect(page.getByText('Clienții nu pot ajunge încă la magazin')).toBeVisible();
      },
    },
    {
      name: 'site-care-duce-altundeva',
      open: async (page) => {
        // Journeys have no access to a restaurant's own site.
        const found = { isOurs: true, others: ['GloriaFood'] };
        await page.route('**/admin-service/check-own-page', (route) => route.fulfill({ json: found }));
        await goInside(page, '/admin/presence');
        await page.getByLabel('Pagina site-ului').fill('lamama.ro');
        await page.getByRole('button', { name: 'Verifică pagina' }).click();
        await expect(page.getByText('dar și la GloriaFood')).toBeVisible();
      },
    },
    {
      name: 'coduri-qr-invalide',
      open: async (page) => {
        await goInside(page, '/admin/presence');
        // The shop of the journeys has an address of this machine.
        await page.getByRole('button', { name: 'Arată codurile, numai de probă' }).click();
        await page
          .getByLabel('Ce deschide codul')
          .selectOption({ label: 'Alt link al magazinului, de exemplu un coș' });
        await page.getByLabel('Linkul', { exact: true }).fill('https://alt-site.ro/');
        await expect(page.getByText(/^Lipiți un link al magazinului/)).toBeVisible();
        await expect(page.getByRole('button', { name: 'Tipărește' })).toBeDisabled();
      },
    },
  ];
}
