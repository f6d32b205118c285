/** What the product form proposes from the words of a drink while they are typed. */
import type { MenuEditing } from '#contract/products/staff-calls.ts';
import { judgeDrink } from '#domain/menu/editing/judge-drink.ts';
import { proposedDeposit } from '#domain/menu/editing/new-product.ts';
import { ZERO_BANI } from '#domain/money/bani.ts';
import { findProposedRate, type ProductValues } from './product-values.ts';

type Categories = Pick<MenuEditing, 'categories'>['categories'];

/** Whether the words of the form name alcohol. */
export function looksLikeAlcohol(values: ProductValues, categories: Categories): boolean {
  return judgeDrink(wordsOf(values, categories)).isAlcohol;
}

/**
 * The fields that change with the words: age limit, VAT and deposit follow them while they are as the earlier words
 * proposed; what was set by hand stays. Empty when nothing changes.
 */
export function followWords(
  earlier: ProductValues,
  values: ProductValues,
  { categories, vatRates }: Pick<MenuEditing, 'categories' | 'vatRates'>,
): Partial<ProductValues> {
  const [before, after] = [wordsOf(earlier, categories), wordsOf(values, categories)];
  const [was, is] = [fieldsOf(before, vatRates), fieldsOf(after, vatRates)];
  const changed = (['ageRestricted18', 'vatRateId', 'vatRateIdOnPremises'] as const).filter(
    (field) => values[field] === was[field] && was[field] !== is[field],
  );
  const dimensions = values.dimensions.map((size) => {
    const old = earlier.dimensions.find(({ key }) => key === size.key);
    const proposed = old === undefined ? ZERO_BANI : proposedDeposit(before, old.value);
    return size.depositPrice === proposed ? { ...size, depositPrice: proposedDeposit(after, size.value) } : size;
  });
  const hasDeposits = dimensions.some(
    ({ depositPrice }, place) => depositPrice !== values.dimensions[place]?.depositPrice,
  );
  return {
    ...Object.fromEntries(changed.map((field) => [field, is[field]])),
    ...(hasDeposits && { dimensions }),
  };
}

function wordsOf({ name, category, dimensions }: ProductValues, categories: Categories) {
  const found = categories.find(({ id }) => String(id) === category);
  return { name, category: found?.name ?? '', sizes: dimensions.map(({ value }) => value) };
}

function fieldsOf(words: Parameters<typeof judgeDrink>[0], vatRates: MenuEditing['vatRates']) {
  const { isAlcohol, hasStandardVat } = judgeDrink(words);
  const vatRateId = findProposedRate(vatRates, hasStandardVat ? 'standard' : 'reduced');
  return { ageRestricted18: isAlcohol, vatRateId, vatRateIdOnPremises: vatRateId };
}

/** Whether the words of the form name a drink whose VAT is not that of food. */
export function looksLikeStandardVat(values: ProductValues, categories: Categories): boolean {
  return judgeDrink(wordsOf(values, categories)).hasStandardVat;
}
