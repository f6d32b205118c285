import { expect, test } from 'vitest';
import { pageTitle } from './page-title.ts';

test('every title names the site, and names it once', () => {
  expect(pageTitle('Contact', 'Vatra Frasinilor')).toBe('Contact – Vatra Frasinilor');
  expect(pageTitle('Vatra Frasinilor – livrare în Blaj', 'Vatra Frasinilor')).toBe(
    'Vatra Frasinilor – livrare în Blaj',
  );
  expect(pageTitle('Meniu', '')).toBe('Meniu');
});
