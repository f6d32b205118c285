import { expect, test } from 'vitest';
import { mapLinks } from './map-links.ts';

test('with coordinates every map opens at the very spot', () => {
  const links = mapLinks({ latitude: 46.1756, longitude: 23.9142 }, 'Strada Frasinului 12, Blaj');
  expect(links.geo).toBe('geo:46.1756,23.9142?q=46.1756,23.9142(Strada%20Frasinului%2012%2C%20Blaj)');
  expect(links.openStreetMap).toContain('mlat=46.1756&mlon=23.9142');
  expect(links.googleMaps).toContain('query=46.1756%2C23.9142');
  expect(links.embed).toContain('bbox=23.90820%2C46.17160%2C23.92020%2C46.17960');
});

test('without them the address is searched for, and there is no map to show', () => {
  const links = mapLinks(null, 'Blaj');
  expect(links).toMatchObject({ geo: 'geo:0,0?q=Blaj', embed: null });
  expect(mapLinks(null, 'Strada Frasinului nr. 12, Blaj').geo).toBe('geo:0,0?q=Strada%20Frasinului%2012%2C%20Blaj');
});
