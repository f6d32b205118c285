/** Every screen about the restaurant: company, legal texts, reviews. */
import { expect } from '@playwright/test';
import type { View } from './view.ts';

const visit = (name: string, path: string): View => ({
  name,
  open: async (page) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
});

export const SETUP_SCREENS_VIEWS: readonly View[] = [
  visit('despre-noi', '/despre-noi'),
  visit('contact', '/contact'),
  visit('opinii', '/opinii'),
  {
    name: 'opinie-trimisa',
    open: async (page) => {
      await page.goto('/opinii');
      await page.locator('label').filter({ hasText: '5 stele' }).click();
      await page.getByRole('textbox', { name: 'Părerea ta' }).fill('Foarte bun.');
      await page.getByRole('textbox', { name: 'Numele afișat' }).fill('Ana P.');
      await page.getByRole('button', { name: 'Trimite părerea' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  visit('termeni', '/termeni-si-conditii'),
  visit('confidentialitate', '/privacy-policy'),
  visit('cookies', '/politica-cookies'),
  visit('accesibilitate', '/accesibilitate'),
  {
    name: 'retragere-cu-greseli',
    open: async (page) => {
      await page.goto('/retragere-din-contract');
      await page.getByRole('button', { name: 'Retrage-te din contract aici' }).click();
      await expect(page.getByText('Numărul comenzii are opt cifre', { exact: false })).toBeVisible();
    },
  },
  {
    name: 'retragere-de-confirmat',
    open: async (page) => {
      await page.goto('/retragere-din-contract');
      await page.getByRole('textbox', { name: 'Numărul comenzii' }).fill('20461187');
      await page.getByRole('textbox', { name: 'Adresa de e-mail a comenzii' }).fill('ana@exemplu.ro');
      await page.getByRole('textbox', { name: 'Nume și prenume' }).fill('Ana Pop');
      await page.getByRole('textbox', { name: /Produsele sigilate/ }).fill('2 × apă minerală 0,5 l');
      await page.getByRole('button', { name: 'Retrage-te din contract aici' }).click();
      await expect(page.getByRole('button', { name: 'Confirm retragerea' })).toBeVisible();
    },
  },
];
