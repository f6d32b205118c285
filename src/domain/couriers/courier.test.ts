import { expect, test } from 'vitest';
import { bani } from '#domain/money/bani.ts';
import { MOST_FLOAT, parseCourier } from './courier.ts';

test('a courier has a name, a telephone or none, and a float', () => {
  expect(parseCourier({ name: ' Mihai  Pop ', phone: '+40 722 123 456', float: bani(5000) })).toEqual({
    ok: true,
    value: { name: 'Mihai Pop', phone: '0722123456', float: 5000 },
  });
  expect(parseCourier({ name: 'Ilie', phone: ' ', float: bani(0) })).toMatchObject({ ok: true, value: { phone: '' } });
});

test.each([
  [{ name: 'M', phone: '', float: bani(0) }, { name: 'courier_name_invalid' }],
  [{ name: 'Mihai', phone: '12', float: bani(0) }, { phone: 'courier_phone_invalid' }],
  [{ name: 'Mihai', phone: '', float: null }, { float: 'courier_float_invalid' }],
  [{ name: 'Mihai', phone: '', float: bani(-1) }, { float: 'courier_float_invalid' }],
  [{ name: 'Mihai', phone: '', float: bani(MOST_FLOAT + 1) }, { float: 'courier_float_invalid' }],
  [
    { name: '', phone: '12', float: null },
    { name: 'courier_name_invalid', phone: 'courier_phone_invalid', float: 'courier_float_invalid' },
  ],
])('%j is refused by its fields', (raw, problems) => {
  expect(parseCourier(raw)).toEqual({ ok: false, error: problems });
});
