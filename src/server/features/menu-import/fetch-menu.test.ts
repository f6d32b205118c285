import { expect, test } from 'vitest';
import { parseMenuAddress } from './fetch-menu.ts';

const UID = 'f7a93005-cd9c-4260-8554-5ec6eed72bb2';
const PUBLIC = `https://www.foodbooking.com/api/restaurant/${UID}/menu`;

test.each([
  [`https://www.foodbooking.com/ordering/restaurant/menu?restaurant_uid=${UID}`, PUBLIC],
  [`https://pizza.foodbooking.com/x?ruid=${UID}`, `https://pizza.foodbooking.com/api/restaurant/${UID}/menu`],
  [`http://www.gloriafood.com/?ruid=${UID.toUpperCase()}`, `https://www.gloriafood.com/api/restaurant/${UID}/menu`],
  [`<span class="glf-button" data-glf-cuid="f2841bbb-5a53-45d5-9545-77f3d3d7d356" data-glf-ruid="${UID}">`, PUBLIC],
  // A restaurant's own address is never asked; the number in it is enough.
  [`https://pizzeria.ro/comanda?ruid=${UID}`, PUBLIC],
  [`https://foodbooking.com.evil.example/?ruid=${UID}`, PUBLIC],
  [`https://169.254.169.254/?ruid=${UID}`, PUBLIC],
  [' 8yCPCvb3dDo1k ', 'https://pos.globalfoodsoft.com/pos/menu'],
])('%s is asked for at a known address', (written, url) => {
  expect(parseMenuAddress(written)?.url.href).toBe(url);
});

test.each([
  '',
  'https://pizzeria.ro/meniu',
  'file:///etc/passwd',
  `data-glf-cuid="${UID}"`,
  'https://www.foodbooking.com/?ruid=../../pos/menu',
  'key with spaces',
])('%s names no restaurant', (written) => {
  expect(parseMenuAddress(written)).toBeNull();
});
