import { expect, test } from 'vitest';
import { changedFields } from './changed-fields.ts';

test('only what differs is told, in the order in which it is described', () => {
  const before = { Nume: 'La Moara', Telefon: '0722 000 111', Oraș: 'Blaj' };
  const after = { Oraș: 'Blaj', Telefon: '0722 000 222', Nume: 'Moara Veche' };
  expect(changedFields(before, after)).toEqual([
    { name: 'Telefon', before: '0722 000 111', after: '0722 000 222' },
    { name: 'Nume', before: 'La Moara', after: 'Moara Veche' },
  ]);
  expect(changedFields(before, before)).toEqual([]);
});

test('what came or went is compared with nothing', () => {
  expect(changedFields({ Luni: '09:00 - 17:00' }, { Marți: '10:00 - 18:00' })).toEqual([
    { name: 'Marți', before: '', after: '10:00 - 18:00' },
    { name: 'Luni', before: '09:00 - 17:00', after: '' },
  ]);
});

test('long texts are compared whole and cut for reading', () => {
  const long = 'ș'.repeat(400);
  const [field] = changedFields({ Descriere: long }, { Descriere: `${long}!` });
  expect(field?.before).toBe(`${'ș'.repeat(299)}…`);
  expect(field?.after).toBe(field?.before);
  expect(changedFields({ Descriere: long }, { Descriere: long })).toEqual([]);
});
