import { expect, test } from 'vitest';
import { bani } from '#domain/money/bani.ts';
import { aZone } from '#test/support/a-checkout.ts';
import {
  completeLocality,
  describeTerms,
  fillOnlyLocality,
  findLocality,
  findOwnLocality,
  listLocalities,
} from './localities.ts';

const zones = [
  aZone(),
  aZone({ code: 'SAN', city: 'Sâncel', fee: bani(1000), freeFrom: null, minimumOrder: bani(4000) }),
  aZone({ code: 'CEN', city: 'Cenade', county: 'Alba', fee: bani(0) }),
  aZone({ code: 'CEN2', city: 'Cenade', county: 'Sibiu' }),
  aZone({ code: 'OFF', city: 'Oprit', enabled: false }),
];
const localities = listLocalities(zones, bani(3000));

test('localities are named once each, by county where two have one name; those switched off are left out', () => {
  expect(localities.map(({ name, fee }) => `${name}: ${fee}`)).toEqual([
    'Blaj: 5,00\u00a0lei',
    'Sâncel: 10,00\u00a0lei',
    'Cenade (Alba): gratuită',
    'Cenade (Sibiu): 5,00\u00a0lei',
  ]);
});

test.each([
  ['Blaj', 'BLAJ'],
  ['  sancel ', 'SAN'],
  ['Cenade', ''],
  ['cenade (sibiu)', 'CEN2'],
  ['Oprit', ''],
  ['', ''],
])('typed „%s” means %j', (typed, code) => {
  expect(findLocality(localities, typed)).toBe(code);
});

test.each([
  ['sa', 'Sâncel'],
  ['b', 'Blaj'],
  ['blaj', 'Blaj'],
  ['Blaj', null],
  ['cen', null],
  ['x', null],
  [' ', null],
])('„%s” is completed to %j', (typed, name) => {
  expect(completeLocality(localities, typed)).toBe(name);
});

test.each([
  ['Blaj', 'BLAJ'],
  ['blaj', 'BLAJ'],
  ['Oprit', undefined],
  ['Cluj-Napoca', undefined],
  ['', undefined],
])('a restaurant in „%s” proposes %s', (city, code) => {
  expect(findOwnLocality(localities, city)?.code).toBe(code);
});

test('the locality is filled in only where one is served and none was typed or chosen', () => {
  const [only, off] = [aZone(), aZone({ code: 'OFF', enabled: false })];
  const empty = { city: '', zoneCode: '' };
  expect(fillOnlyLocality(empty, [off, only])).toEqual({ city: '', zoneCode: 'BLAJ' });
  expect(fillOnlyLocality(empty, zones)).toBe(empty);
  expect(fillOnlyLocality(empty, [off])).toBe(empty);
  const typed = { city: 'Sibiu', zoneCode: '' };
  expect(fillOnlyLocality(typed, [only])).toBe(typed);
});

test('minimum and what makes delivery free are told with the fee', () => {
  expect(describeTerms(aZone(), bani(3000))).toBe('Mai adaugă produse de 20,00\u00a0lei și livrarea e gratuită.');
  expect(describeTerms(aZone({ minimumOrder: bani(4000), freeFrom: null }), bani(5000))).toBe(
    'Comanda minimă este de 40,00\u00a0lei.',
  );
  expect(describeTerms(aZone({ fee: bani(0), freeFrom: null }), bani(5000))).toBe('');
});
