import { describe, expect, test } from 'vitest';
import { countOf, pluralForm } from '#domain/text/plural.ts';

const PIECES = { one: 'o bucată', few: '{n} bucăți', other: '{n} de bucăți' };

describe('countOf', () => {
  test.each([
    [0, '0 bucăți'],
    [1, 'o bucată'],
    [2, '2 bucăți'],
    [15, '15 bucăți'],
    [19, '19 bucăți'],
    [20, '20 de bucăți'],
    [21, '21 de bucăți'],
    [99, '99 de bucăți'],
    [100, '100 de bucăți'],
    [101, '101 bucăți'],
    [119, '119 bucăți'],
    [120, '120 de bucăți'],
    [1000, '1000 de bucăți'],
  ])('%i: %s', (count, phrase) => {
    expect(countOf(count, PIECES)).toBe(phrase);
  });

  test('agrees with CLDR for every count up to 100 000', () => {
    const rules = new Intl.PluralRules('ro');
    const disagreements = Array.from({ length: 100_001 }, (_, count) => count).filter(
      (count) => pluralForm(count) !== rules.select(count),
    );
    expect(disagreements).toEqual([]);
  });
});
