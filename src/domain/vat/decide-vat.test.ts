import { describe, expect, test } from 'vitest';
import { addDays, localDate } from '#domain/time/local-date.ts';
import { decideVatChange, decideVatRate, MOST_VAT_CHANGES, MOST_VAT_RATES } from './decide-vat.ts';
import type { VatRate } from './vat-rates.ts';

const TODAY = localDate('2026-12-10');
const NEW_YEAR = localDate('2027-01-01');
const RATES: readonly VatRate[] = [
  { id: 1, name: 'Standard', role: 'standard', basisPoints: 2100, changes: [] },
  { id: 2, name: 'Redusă', role: 'reduced', basisPoints: 1100, changes: [] },
];

describe('a rate', () => {
  test.each([
    ['a new one', { id: null, name: ' Cărți ', basisPoints: 500 }, { name: 'Cărți', basisPoints: 500 }],
    ['the own name', { id: 2, name: 'Redusă', basisPoints: null }, { name: 'Redusă', basisPoints: 0 }],
    ['another name', { id: 2, name: 'Alimente', basisPoints: null }, { name: 'Alimente', basisPoints: 0 }],
  ])('takes %s', (_, draft, value) => {
    expect(decideVatRate(draft, RATES)).toEqual({ ok: true, value });
  });

  test.each([
    ['no name', { id: null, name: ' ', basisPoints: 500 }, { name: 'vat_name_invalid' }],
    ['a name that another has', { id: null, name: 'redusa', basisPoints: 500 }, { name: 'vat_name_repeated' }],
    ['no value', { id: null, name: 'Cărți', basisPoints: null }, { basisPoints: 'vat_invalid' }],
    ['more than 100 %', { id: null, name: 'Cărți', basisPoints: 10_001 }, { basisPoints: 'vat_invalid' }],
    ['less than 0 %', { id: null, name: 'Cărți', basisPoints: -1 }, { basisPoints: 'vat_invalid' }],
    ['half a hundredth', { id: null, name: 'Cărți', basisPoints: 0.5 }, { basisPoints: 'vat_invalid' }],
    ['nothing', { id: null, name: '', basisPoints: null }, { name: 'vat_name_invalid', basisPoints: 'vat_invalid' }],
  ])('refuses %s', (_, draft, error) => {
    expect(decideVatRate(draft, RATES)).toEqual({ ok: false, error });
  });

  test('is one of at most twelve', () => {
    const many = Array.from(
      { length: MOST_VAT_RATES },
      (_, id): VatRate => ({
        id,
        name: `Cota ${id}`,
        role: null,
        basisPoints: id,
        changes: [],
      }),
    );
    const draft = { id: null, name: 'Încă una', basisPoints: 500 };
    expect(decideVatRate(draft, many)).toEqual({ ok: false, error: { name: 'vat_rates_many' } });
    expect(decideVatRate({ ...draft, id: 3 }, many)).toMatchObject({ ok: true });
  });
});

describe('a change', () => {
  const rate = { basisPoints: 1100, changes: [{ from: NEW_YEAR, basisPoints: 1200 }] };

  test.each([
    ['from today', TODAY, 900],
    ['from a day that comes', addDays(NEW_YEAR, 31), 900],
    ['another value for a day that has a change', NEW_YEAR, 1300],
  ])('takes %s', (_, from, basisPoints) => {
    expect(decideVatChange(rate, { from, basisPoints }, TODAY)).toEqual({ ok: true, value: { from, basisPoints } });
  });

  test.each([
    ['no value', NEW_YEAR, null, { basisPoints: 'vat_invalid' }],
    ['a day that has passed', addDays(TODAY, -1), 900, { from: 'vat_day_passed' }],
    ['a mistyped year', localDate('2207-01-01'), 900, { from: 'vat_day_far' }],
    ['the value that the rate has anyway', TODAY, 1100, { basisPoints: 'vat_change_same' }],
    ['the value that it has by an earlier change', addDays(NEW_YEAR, 31), 1200, { basisPoints: 'vat_change_same' }],
    ['the value that it would have without the change', NEW_YEAR, 1100, { basisPoints: 'vat_change_same' }],
  ])('refuses %s', (_, from, basisPoints, error) => {
    expect(decideVatChange(rate, { from, basisPoints }, TODAY)).toEqual({ ok: false, error });
  });

  test('is one of at most twenty', () => {
    const changes = Array.from({ length: MOST_VAT_CHANGES }, (_, place) => ({
      from: addDays(NEW_YEAR, place),
      basisPoints: 100 + place,
    }));
    const from = addDays(NEW_YEAR, 100);
    expect(decideVatChange({ basisPoints: 1100, changes }, { from, basisPoints: 900 }, TODAY)).toEqual({
      ok: false,
      error: { from: 'vat_changes_many' },
    });
  });
});
