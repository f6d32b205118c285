import { expect, test } from 'vitest';
import { decodeAnswer, encodeBody } from '#contract/define/convert-fields.ts';
import { getDeliveryZones, saveDeliveryZones } from '#contract/delivery/staff-calls.ts';
import { freshZone, zonesFrom, zonesProblems, zonesRequest } from './zone-values.ts';

const ZONE = {
  cityCode: 'BLJ',
  city: 'Blaj',
  county: 'Alba',
  enabled: true,
  minimumOrder: 0,
  deliveryFee: 5,
  freeDeliveryFrom: null,
  extraMinutes: 10,
  isVillage: false,
};
const setup = decodeAnswer(getDeliveryZones, { version: 4, homeCity: 'Blaj', homeCounty: 'Alba', zones: [ZONE] });

test('what was loaded goes back as it came', () => {
  const { values, version } = zonesFrom(setup);
  expect(encodeBody(saveDeliveryZones, zonesRequest(values, version))).toEqual({ version: 4, zones: [ZONE] });
});

test('an empty amount is 0, an empty threshold is never', () => {
  const [zone] = zonesFrom(setup).values.zones;
  if (zone === undefined) throw new Error('no zone');
  const emptied = { ...zone, minimumOrder: '', deliveryFee: '', extraMinutes: '' };
  expect(encodeBody(saveDeliveryZones, zonesRequest({ zones: [emptied] }, null)).zones).toEqual([
    { ...ZONE, minimumOrder: 0, deliveryFee: 0, extraMinutes: 0 },
  ]);
});

test('the restaurant’s own city begins with its fee and threshold, the others with nothing', () => {
  const fresh = (city: string) => freshZone({ code: 'X', city, county: 'Alba' }, 'Blaj', 'k');
  expect(fresh('BLAJ')).toMatchObject({ deliveryFee: 5, freeDeliveryFrom: 50, isVillage: false, isNew: true });
  expect(fresh('Tiur')).toMatchObject({ deliveryFee: 0, freeDeliveryFrom: '', isVillage: true });
});

test('problems stand at the fields of their row', () => {
  const { values } = zonesFrom(setup);
  const row = freshZone({ code: 'BLJ', city: '', county: '' }, 'Blaj', 'k');
  expect(zonesProblems({ zones: [...values.zones, row] })).toEqual({
    'zones.1.cityCode': 'Codul este folosit de altă localitate.',
    'zones.1.city': 'Scrieți numele localității.',
    'zones.1.county': 'Scrieți județul.',
  });
});
