import { expect, test } from 'vitest';
import { mapLinks } from './map-links.ts';

const SEARCH = 'https://www.google.com/maps/search/?api=1&query=';

test('with coordinates the map opens at the very spot', () => {
  const links = mapLinks({ latitude: 46.1756, longitude: 23.9142 }, 'Strada Frasinului 12, Blaj');
  expect(links.directions).toBe(`${SEARCH}46.1756%2C23.9142`);
  expect(links.embed).toContain('bbox=23.90820%2C46.17160%2C23.92020%2C46.17960');
});

test('without them the address is searched for, and there is no map to show', () => {
  expect(mapLinks(null, 'Blaj')).toEqual({ directions: `${SEARCH}Blaj`, embed: null });
  expect(mapLinks(null, 'Strada Frasinului nr. 12, Blaj').directions).toBe(
    `${SEARCH}Strada%20Frasinului%2012%2C%20Blaj`,
  );
});
