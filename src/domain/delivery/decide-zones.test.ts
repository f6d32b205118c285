import { expect, test } from 'vitest';
import { bani } from '#domain/money/bani.ts';
import { decideZones, type ZoneDraft, type ZoneProblem } from './decide-zones.ts';
import { firstZones, newZone, proposeCode } from './first-zones.ts';

const zone = (draft: Partial<ZoneDraft> = {}): ZoneDraft => ({
  ...newZone({ code: 'TIU', city: 'Tiur', county: 'Alba' }, 'Blaj'),
  ...draft,
});

test('the fourteen documented localities are fine as they are; only the home city has a fee', () => {
  const zones = decideZones(firstZones({ city: 'blaj', county: 'Alba' }));
  if (!zones.ok) throw new Error('refused');
  expect(zones.value).toHaveLength(14);
  expect(zones.value.filter(({ fee, minimumOrder }) => fee > 0 || minimumOrder > 0)).toEqual([
    expect.objectContaining({ city: 'Blaj', fee: bani(500), freeFrom: bani(5000), isVillage: false }),
  ]);
});

test('what is proposed begins with the restaurant’s own city; villages round Blaj only to a house among them', () => {
  const proposed = (city: string, county: string) => firstZones({ city, county }).map((zone) => zone.city);
  expect(proposed('Cluj-Napoca', 'Cluj')).toEqual(['Cluj-Napoca']);
  expect(firstZones({ city: ' Cluj-Napoca ', county: 'Cluj' })).toEqual([
    expect.objectContaining({ code: 'CLU', city: 'Cluj-Napoca', county: 'Cluj', fee: bani(500), isVillage: false }),
  ]);
  expect(proposed('Alba Iulia', 'Alba')).toEqual(['Alba Iulia']);
  expect(proposed('Sâncel', 'alba').slice(0, 2)).toEqual(['Sâncel', 'Blaj']);
  expect(proposed('Sancel', 'Alba')).toHaveLength(14);
  expect(proposed('Iclod', 'Cluj')).toEqual(['Iclod']);
  expect(proposed(' ', '')).toEqual([]);
});

test('codes are the first letters, with a number where they are taken', () => {
  expect(proposeCode('Tiur', [])).toBe('TIU');
  expect(proposeCode('Țiur', ['TIU', 'TIU2'])).toBe('TIU3');
  expect(proposeCode('  ', ['TIU'])).toBe('');
});

test.each<readonly [string, readonly ZoneDraft[], readonly ZoneProblem[]]>([
  ['one locality', [zone()], []],
  ['a code in small letters', [zone({ code: 'tiu' })], []],
  ['the same name in another county', [zone(), zone({ code: 'TI2', county: 'Sibiu' })], []],
  ['no code', [zone({ code: ' ' })], [{ row: 0, field: 'code', code: 'zone_code_invalid' }]],
  ['a code with a space', [zone({ code: 'T U' })], [{ row: 0, field: 'code', code: 'zone_code_invalid' }]],
  ['a code twice', [zone(), zone({ code: 'tiu', city: 'Veza' })], [{ row: 1, field: 'code', code: 'zone_code_taken' }]],
  ['no name', [zone({ city: '' })], [{ row: 0, field: 'city', code: 'zone_city_required' }]],
  [
    'a name twice, spelled otherwise',
    [zone({ city: 'Sâncel' }), zone({ code: 'SA2', city: 'SANCEL' })],
    [{ row: 1, field: 'city', code: 'zone_city_taken' }],
  ],
  ['no county', [zone({ county: '' })], [{ row: 0, field: 'county', code: 'zone_county_required' }]],
  ['minutes below 0', [zone({ extraMinutes: -1 })], [{ row: 0, field: 'extraMinutes', code: 'zone_minutes_invalid' }]],
  ['half minutes', [zone({ extraMinutes: 1.5 })], [{ row: 0, field: 'extraMinutes', code: 'zone_minutes_invalid' }]],
])('%s', (_name, drafts, problems) => {
  const zones = decideZones(drafts);
  expect(zones.ok ? [] : zones.error).toEqual(problems);
});
