/** A sentence or phrase for each Romanian plural form; `{n}` is replaced by the number. */
export type PluralForms = { readonly one: string; readonly few: string; readonly other: string };

/**
 * Which form a whole number takes in Romanian: 1 is *one*; 0 and everything ending in 01–19 is *few*; the rest is
 * *other*, which joins number and noun with „de”: 20 de bucăți, 101 bucăți, 120 de bucăți.
 *
 * @see CLDR plural rules for `ro`; the tests compare with `Intl.PluralRules`
 */
export function pluralForm(count: number): keyof PluralForms {
  if (count === 1) return 'one';
  const lastTwo = count % 100;
  return count === 0 || (lastTwo >= 1 && lastTwo <= 19) ? 'few' : 'other';
}

/**
 * The phrase for a whole number, 0 or more.
 *
 * @example countOf(20, { one: 'o bucată', few: '{n} bucăți', other: '{n} de bucăți' }) // → '20 de bucăți'
 */
export function countOf(count: number, forms: PluralForms): string {
  return forms[pluralForm(count)].replaceAll('{n}', String(count));
}
