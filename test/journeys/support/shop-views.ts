/**
 * Every screen and overlay of the shop up to an order. The order of the list matters: the cart is filled on the way.
 */
import { expect, type Page } from '@playwright/test';
import { sql } from 'kysely';
import { bani } from '#domain/money/bani.ts';
import { anOrder, guest as contactOf, place } from '#test/support/an-order.ts';
import { aPromotion, aSize } from '#test/support/factories.ts';
import { addFromItsPage, bringToCheckout, openMore, orderButton } from './at-the-shop.ts';
import { aDish } from './dishes.ts';
import type { Guest } from './journey.ts';
import type { JourneyShop } from './open-journey-shop.ts';
import type { View } from './view.ts';

const LONG_NAME = 'Ceafă de porc marinată la cuptor cu cartofi țărănești, castraveți murați și mujdei de usturoi';

/** Refused requests must be expected: some of these screens show one. */
export async function shopViews(shop: JourneyShop, guest: Guest): Promise<readonly View[]> {
  const dish = await aDish(shop, {
    name: LONG_NAME,
    boxPrice: bani(150),
    description: '<p>Marinată o noapte întreagă, coaptă încet, servită fierbinte.</p>',
    allergens: ['milk', 'mustard'],
    extras: [
      { name: 'Ardei iute', price: bani(250) },
      { name: 'Pâine de casă la cuptorul cu lemne', price: bani(400) },
    ],
  });
  await aSize(shop.db, dish.id, {
    label: 'Porție pentru două persoane, 700 g',
    price: bani(5900),
    position: 1,
    stock: 3,
  });
  const soldOut = await aDish(shop, { name: 'Plăcintă', stock: 0 });
  const { id: bundleId } = await aPromotion(shop.db, {
    name: 'Două feluri, desertul din partea casei',
    startDate: '2026-01-01',
    endDate: '2099-12-31',
    sets: [
      { label: 'Felul principal', options: [dish, soldOut] },
      { label: 'Desertul', isFree: true, options: [soldOut, await aDish(shop, { price: bani(1900) })] },
    ],
  });
  const paths = await ordersInEveryState(shop, dish);
  const sentCart = await sendCart(shop, dish);
  const visit = (name: string, path: string, seen: (page: Page) => Promise<void> = headed): View => ({
    name,
    open: async (page) => {
      await page.goto(path);
      await seen(page);
    },
  });
  return [
    visit('acasa', '/'),
    visit('meniu', '/meniu'),
    visit('meniu-categorie', '/meniu?category=pizza'),
    visit('meniu-filtrat', '/meniu?diet=fasting&without=gluten,milk'),
    visit('meniu-filtrat-gol', '/meniu?category=desert&diet=fasting&without=gluten,eggs,milk'),
    {
      name: 'alergeni',
      open: async (page) => {
        await page.goto('/meniu');
        await page
          .getByRole('button', { name: /^(Filtre|Fără alergeni…)$/ })
          .first()
          .click();
        await page.getByRole('dialog').getByRole('checkbox').first().check();
      },
    },
    visit('meniu-promotii', '/meniu?category=promotii'),
    visit('meniu-negasit', '/meniu?search=xyzzy'),
    visit('produs', `/meniu/${dish.id}`),
    visit('produs-epuizat', `/meniu/${soldOut.id}`),
    visit('oferta', `/meniu/promotii/${bundleId}`),
    {
      name: 'produs-peste-meniu',
      open: async (page) => {
        await page.goto('/meniu?category=specialitati');
        await page.getByRole('link', { name: dish.name }).click();
        await page.getByRole('dialog').getByRole('radio').first().check();
      },
    },
    {
      name: 'oferta-peste-meniu',
      open: async (page) => {
        await page.goto('/meniu?category=promotii');
        await page
          .getByRole('link', { name: /^Două feluri/ })
          .first()
          .click();
        await page.getByRole('dialog').getByRole('radio').first().check();
      },
    },
    { name: 'cos-gol', open: (page) => openCart(page, '/') },
    visit('comanda-fara-produse', '/checkout', (page) => expect(page.getByText('Coșul tău este gol.')).toBeVisible()),
    {
      name: 'cos',
      leadsOn: true,
      open: async (page) => {
        await addFromItsPage(page, dish.id);
        await openCart(page, '/meniu');
        await expect(page.getByRole('dialog').getByText(/și livrarea în .+ e gratuită|este gratuită/)).toBeVisible();
      },
    },
    {
      name: 'cos-produs-schimbat',
      open: async (page) => {
        // Not on the page where the cart was left open, because the history would open it again.
        await openCart(page, '/');
        await page.getByRole('button', { name: `Schimbă ${dish.name}` }).click();
        await expect(page.getByRole('dialog', { name: dish.name }).getByRole('radio').first()).toBeChecked();
      },
    },
    visit('comanda', '/checkout', async (page) => expect(orderButton(page)).toBeVisible()),
    {
      name: 'comanda-cu-greseli',
      open: async (page) => {
        await page.goto('/checkout');
        await page.getByRole('radio', { name: /^Livrare la domiciliu/ }).check();
        await page.getByLabel('Număr de telefon').fill('123');
        // The button says that it waits and for what; pressed all the same, it shows everything that is missing.
        await orderButton(page).click({ force: true });
        await expect(page.getByText('Mai e puțin. Verifică:')).toBeVisible();
      },
    },
    {
      name: 'comanda-pret-schimbat',
      open: async (page) => {
        await bringToCheckout(page, dish.id, guest);
        const { price_bani: price } = await shop.db
          .selectFrom('sizes')
          .select('price_bani')
          .where('id', '=', dish.sizeId)
          .executeTakeFirstOrThrow();
        await shop.db
          .updateTable('sizes')
          .set({ price_bani: price + 100 })
          .where('id', '=', dish.sizeId)
          .execute();
        await orderButton(page).click();
        await expect(orderButton(page.getByRole('dialog'))).toBeVisible();
      },
    },
    {
      name: 'comanda-cu-factura',
      open: async (page) => {
        await page.goto('/checkout');
        await openMore(page);
        await page.getByRole('checkbox', { name: 'Vreau factură pe firmă' }).check();
        await page.getByLabel('CUI').fill('12345675');
        await page.getByLabel('Denumirea firmei').focus();
        await expect(page.getByText(/CUI-ul nu este corect/)).toBeVisible();
      },
    },
    ...Object.entries(paths).map(([state, path]) => visit(`comanda-${state}`, path)),
    {
      name: 'comanda-anulare',
      open: async (page) => {
        await page.goto(paths.trimisa);
        await page.getByRole('button', { name: 'Anulează comanda' }).click();
        await expect(page.getByRole('button', { name: 'Da, anulează' })).toBeVisible();
      },
    },
    {
      name: 'comanda-in-afara-zonelor',
      open: async (page) => {
        await page.goto('/checkout');
        await page.getByRole('radio', { name: /^Livrare la domiciliu/ }).check();
        await page.getByLabel('Localitate').fill('Cluj-Napoca');
        await page.getByLabel('Localitate').blur();
        await page.getByText(/^Vezi cele .* localități în care livrăm$/).click();
        await expect(page.getByText('Nu livrăm încă în „Cluj-Napoca”.')).toBeVisible();
      },
    },
    {
      name: 'acasa-la-intoarcere',
      open: async (page) => {
        await page.goto('/');
        await page.evaluate(rememberOrder, { path: paths.trimisa, dish, name: LONG_NAME });
        await page.reload();
        await expect(page.getByRole('button', { name: /^Vezi în coș/ })).toBeVisible();
        await expect(page.getByRole('navigation', { name: 'Comenzile tale' })).toContainText('Așteaptă confirmarea');
      },
    },
    visit('comanda-cu-livrare', '/comanda?serviciu=livrare'),
    visit('rezervare', '/rezervare', (page) => expect(page.getByLabel('Ora')).toBeVisible()),
    visit('cos-primit', sentCart),
    visit('cos-primit-necunoscut', '/c/1-nuexista'),
    visit('pagina-negasita', '/nu-exista'),
  ];
}

/** What a device remembers after orders: a running one, and one whose price and extras have changed since. */
function rememberOrder({
  path,
  dish,
  name,
}: {
  readonly path: string;
  readonly dish: { readonly id: number; readonly sizeId: number };
  readonly name: string;
}): void {
  const line = {
    productId: dish.id,
    sizeId: dish.sizeId,
    productName: name,
    sizeLabel: '350 g',
    unitPrice: 3000,
    extras: [{ name: 'Murături', price: 500 }],
    message: '',
    quantity: 2,
  };
  const order = { placedAt: Date.now(), lines: [line], bundles: [] };
  localStorage.setItem('pofta.ultimele-comenzi', JSON.stringify([order]));
  localStorage.setItem('pofta.comanda', JSON.stringify([{ number: 12345678, path, until: Date.now() + 3_600_000 }]));
  localStorage.removeItem('pofta.cos');
}

async function headed(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

async function openCart(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('banner').getByRole('button', { name: /^Coș/ }).click();
  await expect(page.getByRole('dialog', { name: 'Coșul tău' })).toBeVisible();
}

/** A sent cart whose dish costs more now, opened while the own cart is filled. */
async function sendCart({ api, db }: JourneyShop, dish: { readonly id: number; readonly sizeId: number }) {
  const { path } = await api('makeCartLink', {
    body: {
      lines: [
        {
          kind: 'product',
          productId: dish.id,
          sizeId: dish.sizeId,
          extras: ['Ardei iute'],
          message: 'iute',
          quantity: 2,
        },
      ],
    },
  });
  await db.updateTable('cart_links').set({ content: sql`jsonb_set(content, '{lines,0,unitPrice}', '1000')` }).execute();
  return path;
}

/** Live pages: one undecided order, and one for each answer. */
async function ordersInEveryState(shop: JourneyShop, dish: { readonly id: number; readonly sizeId: number }) {
  const headers = { Authorization: `Bearer ${await shop.signIn()}` };
  const placed = (index: number) =>
    place(shop.api, anOrder({ of: [[dish, 2]], delivery: contactOf(10 * dish.id + index) }));
  const accepted = async (index: number) => {
    const one = await placed(index);
    await shop.api('confirmOrder', { headers, body: { orderNumber: one.orderNumber, timeToPrepare: 30 } });
    return one;
  };
  const waiting = await placed(0);
  const inPreparation = await accepted(1);
  const proposed = await accepted(4);
  await shop.api('proposeChange', {
    headers,
    body: {
      orderNumber: proposed.orderNumber,
      content: { products: [{ productId: dish.id, sizeId: dish.sizeId, quantity: 3 }] },
      reason: 'La cererea clientului',
      expectedVersion: 2,
      expectedPayable: proposed.updatedPriceAfterCoupon * 1.5,
      answerMinutes: 15,
    },
  });
  const handedOver = await accepted(2);
  await shop.api('markAsDelivered', { headers, body: { orderNumber: handedOver.orderNumber } });
  const rejected = await placed(3);
  const rejectedOrder = { orderNumber: rejected.orderNumber, reason: 'S-a epuizat un produs din comandă.' };
  await shop.api('rejectOrder', { headers, body: { rejectedOrder } });
  return {
    trimisa: waiting.trackingPath,
    acceptata: inPreparation.trackingPath,
    propunere: proposed.trackingPath,
    ridicata: handedOver.trackingPath,
    respinsa: rejected.trackingPath,
  };
}
