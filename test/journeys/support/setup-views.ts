/** Every screen and overlay of the setup: hours, services, payments, localities and legal texts. */
import { expect, type Page } from '@playwright/test';
import { openOffice } from './at-the-office.ts';
import { goInside } from './go-inside.ts';
import type { JourneyShop } from './open-journey-shop.ts';
import { chooseAction } from './row-actions.ts';
import type { View } from './view.ts';

export function setupViews(shop: JourneyShop): readonly View[] {
  let isSignedIn = false;
  const visit = async (page: Page, path: string) => {
    if (isSignedIn) await goInside(page, path);
    else await openOffice(page, shop, path);
    isSignedIn = true;
  };
  const goTo = async (page: Page, path: string) => {
    await visit(page, path);
    await expect(page.getByRole('main').getByRole('region').first()).toBeVisible();
  };
  return [
    { name: 'imagini', open: (page) => goTo(page, '/admin/set-pictures') },
    { name: 'program', open: (page) => goTo(page, '/admin/set-schedule') },
    { name: 'program-comenzi', open: (page) => goTo(page, '/admin/set-schedule?tab=comenzi') },
    { name: 'zile-inchise', open: (page) => goTo(page, '/admin/set-schedule?tab=zile-inchise') },
    {
      name: 'program-gresit',
      open: async (page) => {
        await goTo(page, '/admin/set-schedule');
        await page.getByLabel('marți, intervalul 1: deschidere').first().fill('29:00');
        await page.getByRole('button', { name: 'Salvează', exact: true }).click();
        await expect(page.getByText('Scrieți ora ca HH:mm, de exemplu 09:30.')).toBeVisible();
      },
    },
    { name: 'servicii', open: (page) => goTo(page, '/admin/set-services?service=delivery') },
    { name: 'capacitate', open: (page) => goTo(page, '/admin/set-capacity') },
    { name: 'plata', open: (page) => goTo(page, '/admin/set-payment-methods') },
    { name: 'cote-tva', open: (page) => goTo(page, '/admin/vat') },
    {
      name: 'plata-fara-card',
      open: async (page) => {
        await goTo(page, '/admin/set-payment-methods');
        for (const name of ['Card', 'Numerar și card'])
          await page.getByRole('checkbox', { name, exact: true }).uncheck();
        await expect(page.getByText('Nicio plată cu cardul')).toBeVisible();
      },
    },
    { name: 'facturi', open: (page) => goTo(page, '/admin/invoices') },
    {
      name: 'facturi-gresit',
      open: async (page) => {
        await goTo(page, '/admin/invoices');
        await page.getByRole('checkbox', { name: /^Emite facturile/ }).check();
        await page.getByRole('button', { name: 'Salvează', exact: true }).click();
        await expect(page.getByText('Scrieți cheia din programul de facturare.')).toBeVisible();
      },
    },
    {
      name: 'plata-online',
      open: async (page) => {
        await goTo(page, '/admin/online-payments');
        await page.getByRole('radio', { name: /^NETOPIA/ }).check();
        await expect(page.getByRole('heading', { name: 'Chei de probă' })).toBeVisible();
      },
    },
    {
      name: 'plata-online-chei',
      open: async (page) => {
        await page.getByRole('button', { name: 'Scrie cheile' }).first().click();
        await page.getByRole('dialog').getByRole('button', { name: 'Salvează cheile' }).click();
        await expect(page.getByRole('dialog').getByText('Completați câmpul.').first()).toBeVisible();
      },
    },
    {
      name: 'imprimante',
      open: async (page) => {
        const headers = { Authorization: `Bearer ${await shop.signIn()}` };
        await shop.api('savePrinter', {
          headers,
          body: {
            ...{
              name: `Bucătărie ${Date.now()}`,
              protocol: 'star',
              width: 576,
              prints: 'kitchen',
              printsOn: 'acceptance',
            },
            basic: { user: 'star', password: 'parola' },
          },
        });
        await goTo(page, '/admin/set-printers');
        await expect(page.getByText('nu a cerut încă niciun bon').first()).toBeVisible();
      },
    },
    {
      name: 'imprimanta-noua',
      open: async (page) => {
        await visit(page, '/admin/set-printers');
        await page.getByRole('button', { name: 'Adaugă o imprimantă' }).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Salvează imprimanta' }).click();
        await expect(page.getByText('Scrieți numele imprimantei')).toBeVisible();
      },
    },
    {
      name: 'curieri',
      open: async (page) => {
        await goInside(page, '/admin/couriers');
        await page.getByRole('button', { name: 'Adaugă un curier' }).click();
        const dialog = page.getByRole('dialog');
        await dialog.getByRole('button', { name: 'Salvează' }).click();
        await expect(dialog.getByText('Scrieți numele curierului')).toBeVisible();
      },
    },
    {
      name: 'curier-acces',
      open: async (page) => {
        await goInside(page, '/admin/couriers');
        await page.getByRole('button', { name: 'Adaugă un curier' }).click();
        const dialog = page.getByRole('dialog');
        await dialog.getByLabel(/^Nume/).fill('Ilie Bărbulescu');
        await dialog.getByLabel(/^Telefon/).fill('0722 999 777');
        await dialog.getByRole('button', { name: 'Salvează' }).click();
        await expect(page.getByRole('dialog').getByText('PIN-ul și linkul se văd o singură dată')).toBeVisible();
      },
    },
    { name: 'zone', open: (page) => goTo(page, '/admin/delivery-zones') },
    {
      name: 'zone-detalii',
      open: async (page) => {
        await goTo(page, '/admin/delivery-zones');
        await page.getByRole('button', { name: 'Detalii: Blaj' }).click();
        await expect(page.getByRole('textbox', { name: /^Prescurtare/ }).first()).toBeVisible();
      },
    },
    {
      name: 'zone-stergere',
      open: async (page) => {
        await goTo(page, '/admin/delivery-zones');
        await chooseAction(page, 'Blaj', 'Șterge localitatea');
        await expect(page.getByRole('dialog')).toBeVisible();
        // Scrolls up, so that no control behind the dialog is half covered by the bar.
        await page.evaluate(() => window.scrollTo(0, 0));
      },
    },
    {
      name: 'texte-legale',
      open: async (page) => {
        await goInside(page, '/admin/legal-texts');
        await expect(page.getByRole('link', { name: 'Deschide: Termeni și condiții' })).toBeVisible();
      },
    },
    { name: 'text-legal', open: (page) => goTo(page, '/admin/legal-texts/terms') },
    {
      name: 'text-legal-previzualizare',
      open: async (page) => {
        await goTo(page, '/admin/legal-texts/privacy');
        await page.getByRole('tab', { name: 'Previzualizare' }).click();
        await expect(page.getByRole('columnheader').first()).toBeVisible();
      },
    },
  ];
}
