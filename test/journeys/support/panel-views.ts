/** Every screen and overlay of staff for handling orders. The first ones need no session. */
import { expect } from '@playwright/test';
import { bani } from '#domain/money/bani.ts';
import { aDelivery, anOrder, guest as contactOf, place } from '#test/support/an-order.ts';
import { answerAllOrders, cardOf, openPanel, popup } from './at-the-panel.ts';
import { aDish } from './dishes.ts';
import { goInside } from './go-inside.ts';
import { keptNumbers } from './kept-numbers.ts';
import type { JourneyShop } from './open-journey-shop.ts';
import type { View } from './view.ts';

export async function panelViews(shop: JourneyShop): Promise<readonly View[]> {
  const dish = await aDish(shop, { boxPrice: bani(150), extras: [{ name: 'Ardei iute', price: bani(250) }] });
  await answerAllOrders(shop);
  const headers = { Authorization: `Bearer ${await shop.signIn()}` };
  const { code } = await shop.db
    .selectFrom('delivery_zones')
    .select('code')
    .orderBy('position')
    .executeTakeFirstOrThrow();
  const order = (index: number, name: string) =>
    place(
      shop.api,
      anOrder({
        of: [[dish, index]],
        delivery: aDelivery(code, {
          ...contactOf(10 * dish.id + index),
          firstName: name,
          lastName: 'Constantinescu-Popa',
          additionalInformation:
            index % 2 === 0 ? 'Copilul are ALERGIE LA NUCI!' : 'Sunați la poartă, interfonul nu merge.',
        }),
      }),
    );
  const accepted = await order(1, 'Ștefania');
  await shop.api('confirmOrder', { headers, body: { orderNumber: accepted.orderNumber, timeToPrepare: 45 } });
  const handedOver = await order(4, 'Ioana');
  await shop.api('confirmOrder', { headers, body: { orderNumber: handedOver.orderNumber, timeToPrepare: 20 } });
  const paid = { orderNumber: handedOver.orderNumber, payment: { method: 'CASH' as const } };
  await shop.api('markAsDelivered', { headers, body: paid });
  return [
    {
      name: 'autentificare',
      open: async (page) => {
        await page.goto('/auth/admin');
        await expect(page.getByRole('heading', { name: 'Autentificare' })).toBeVisible();
      },
    },
    {
      name: 'autentificare-gresita',
      open: async (page) => {
        await page.goto('/auth/admin');
        await page.getByLabel(/^Adresă de e-mail/).fill('nimeni@exemplu.ro');
        await page.getByLabel(/^Parolă/).fill('gresita');
        await page.getByRole('button', { name: 'Conectează-te' }).click();
        await expect(page.getByRole('alert')).toBeVisible();
      },
    },
    {
      name: 'comenzi',
      leadsOn: true,
      open: async (page) => {
        await openPanel(page, shop);
        await expect(cardOf(page, accepted.orderNumber)).toBeVisible();
      },
    },
    {
      name: 'tabla',
      open: async (page) => {
        await goInside(page, '/comenzi/tabla');
        await expect(page.getByRole('link', { name: `Comanda nr. ${accepted.orderNumber}` })).toBeVisible();
      },
    },
    {
      name: 'telefon',
      leadsOn: true,
      open: async (page) => {
        await goInside(page, '/comenzi/telefon');
        await page.getByLabel('Număr de telefon').fill(contactOf(10 * dish.id + 1).phoneNumber);
        await page
          .getByRole('button', { name: /^Ca data trecută/ })
          .first()
          .click();
        await expect(page.getByText(`1 × ${dish.name}`).last()).toBeVisible();
      },
    },
    {
      name: 'telefon-preluata',
      open: async (page) => {
        await page.getByRole('button', { name: 'Trimite în bucătărie' }).click();
        await expect(page.getByRole('heading', { name: /^Comanda #/ })).toBeVisible();
      },
    },
    {
      name: 'telefon-rezervare',
      open: async (page) => {
        await goInside(page, '/comenzi/telefon');
        await page.getByText('Rezervare', { exact: true }).click();
        await page.getByRole('button', { name: 'Rezervă masa' }).click();
        await expect(page.getByLabel('Persoane')).toHaveAttribute('aria-invalid', 'true');
      },
    },
    {
      name: 'comenzi-goale',
      open: async (page) => {
        await goInside(page, '/comenzi/noi');
        await expect(page.getByText('Momentan nu sunt comenzi.')).toBeVisible();
      },
    },
    {
      name: 'predare',
      open: async (page) => {
        await goInside(page, '/comenzi');
        await cardOf(page, accepted.orderNumber).getByRole('button', { name: 'Livrată' }).click();
        await expect(page.getByRole('dialog').getByText('Comanda a ajuns la client?')).toBeVisible();
      },
    },
    {
      name: 'predare-plata-impartita',
      open: async (page) => {
        await goInside(page, '/comenzi');
        await cardOf(page, accepted.orderNumber).getByRole('button', { name: 'Livrată' }).click();
        const dialog = page.getByRole('dialog');
        await dialog.getByRole('radio', { name: 'Numerar și card' }).check();
        await dialog.getByRole('button', { name: 'Marchează ca livrată' }).click();
        await expect(dialog.getByRole('alert')).toBeVisible();
      },
    },
    {
      name: 'alta-ora',
      open: async (page) => {
        await goInside(page, `/comenzi/${accepted.orderNumber}`);
        await page.getByRole('button', { name: 'Schimbă ora' }).click();
        await expect(page.getByRole('dialog').getByRole('radio').first()).toBeVisible();
      },
    },
    {
      name: 'schimbare',
      open: async (page) => {
        await goInside(page, `/comenzi/${accepted.orderNumber}`);
        await page.getByRole('button', { name: 'Schimbă comanda' }).click();
        const dialog = page.getByRole('dialog');
        await dialog.getByRole('button', { name: `Mai mult: ${dish.name}` }).click();
        await dialog.getByText('Porție, opțiuni, extra, mesaj').first().click();
        await dialog.getByText('Mod de servire, adresă, plată').click();
        await dialog.getByLabel('Număr').fill('14 bis');
        await dialog.getByRole('radio', { name: 'Numerar și card' }).check();
        await expect(dialog.getByText('De plată:')).toBeVisible();
      },
    },
    {
      name: 'comenzi-respinse',
      open: async (page) => {
        await goInside(page, '/comenzi/respinse');
        await expect(page.getByRole('table', { name: 'Respinse' })).toBeVisible();
      },
    },
    {
      name: 'comenzi-livrate',
      open: async (page) => {
        await goInside(page, '/comenzi/livrate');
        await expect(page.getByRole('heading', { name: 'Livrate' })).toBeVisible();
      },
    },
    {
      name: 'comenzi-negasite',
      open: async (page) => {
        await goInside(page, '/comenzi?search=nimeni');
        await expect(page.getByText('Nicio comandă găsită.')).toBeVisible();
      },
    },
    {
      name: 'tiparire',
      open: async (page) => {
        await goInside(page, '/comenzi/tiparire');
        await expect(page.getByText('Așa arată pe hârtie')).toBeVisible();
      },
    },
    {
      name: 'alerte-pornite',
      open: async (page) => {
        await goInside(page, '/comenzi');
        await page.getByRole('button', { name: 'Pornește alertele' }).click();
        await expect(page.getByText('S-a auzit soneria de probă?')).toBeVisible();
      },
    },
    {
      name: 'comanda-noua',
      leadsOn: true,
      open: async (page) => {
        await goInside(page, '/comenzi/confirmate');
        await order(2, 'Ana-Maria');
        await expect(popup(page).getByRole('heading', { name: 'Comandă nouă!' })).toBeVisible();
      },
    },
    {
      name: 'comenzi-noi-mai-multe',
      open: async (page) => {
        await goInside(page, '/comenzi/confirmate');
        await order(3, 'Ioan');
        await expect(popup(page).getByRole('heading', { name: /comenzi noi$/ })).toBeVisible();
      },
    },
    {
      name: 'comenzi-noi',
      open: async (page) => {
        await goInside(page, '/comenzi/noi');
        await expect(page.getByRole('article').first()).toBeVisible();
      },
    },
    {
      name: 'acceptare',
      open: async (page) => {
        await goInside(page, '/comenzi/noi');
        await page.getByRole('main').getByRole('button', { name: 'Altă oră' }).first().click();
        const dialog = page.getByRole('dialog');
        await dialog.getByLabel('Cost ambalaje').selectOption({ label: '14,00 lei' });
        await dialog.getByRole('button', { name: 'Acceptă' }).click();
        await expect(dialog.getByRole('checkbox', { name: 'Clientul a fost de acord' })).toHaveAttribute(
          'aria-invalid',
          'true',
        );
      },
    },
    {
      name: 'respingere',
      open: async (page) => {
        await goInside(page, '/comenzi/noi');
        await page.getByRole('main').getByRole('button', { name: 'Respinge' }).first().click();
        const dialog = page.getByRole('dialog');
        await dialog.getByRole('button', { name: 'Respinge' }).click();
        await expect(dialog.getByText('Motivul respingerii comenzii este obligatoriu.')).toBeVisible();
      },
    },
    {
      name: 'respingere-epuizat',
      open: async (page) => {
        await goInside(page, '/comenzi/noi');
        await page.getByRole('main').getByRole('button', { name: 'Respinge' }).first().click();
        const dialog = page.getByRole('dialog');
        await dialog.getByRole('button', { name: /s-a epuizat/i }).click();
        await dialog.getByRole('checkbox').first().check();
        await expect(dialog.getByRole('radio').first()).toBeVisible();
      },
    },
    {
      name: 'plata-corectata',
      open: async (page) => {
        await goInside(page, `/comenzi/${handedOver.orderNumber}`);
        await page.getByRole('button', { name: 'Corectează plata' }).click();
        await expect(page.getByRole('dialog').getByRole('radio', { name: 'Numerar', exact: true })).toBeChecked();
      },
    },
    {
      name: 'comanda-detaliu',
      open: async (page) => {
        await goInside(page, `/comenzi/${accepted.orderNumber}`);
        await expect(page.getByRole('heading', { name: `Comanda nr. ${accepted.orderNumber}` })).toBeVisible();
      },
    },
    {
      name: 'comanda-negasita',
      open: async (page) => {
        await goInside(page, '/comenzi/99999999');
        await expect(page.getByRole('heading', { name: 'Comanda nu a fost găsită.' })).toBeVisible();
        await expect(page.getByRole('link', { name: 'Caută în lista comenzilor' })).toBeVisible();
      },
    },
    {
      name: 'configurare',
      open: async (page) => {
        await goInside(page, '/comenzi');
        await page.getByRole('tab', { name: 'Configurare' }).click();
        await expect(page.getByRole('link', { name: 'Deconectează-te' })).toBeVisible();
      },
    },
    {
      // The last view: from here on the panel is offline.
      name: 'fara-legatura',
      open: async (page) => {
        await expect.poll(() => keptNumbers(page)).toContain(accepted.orderNumber);
        await page.route('**/user-service/get-all-orders*', (route) => route.fulfill({ status: 408 }));
        await goInside(page, '/comenzi');
        await expect(page.getByText('Fără legătură: comenzile deschise, de pe acest dispozitiv')).toBeVisible();
        await expect(cardOf(page, accepted.orderNumber)).toBeVisible();
      },
    },
  ];
}
