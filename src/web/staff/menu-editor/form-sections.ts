/** The parts of the product form, in order, and the state of each. */
import { missingFacts } from '#domain/menu/editing/missing-facts.ts';
import { NUTRITION_FIGURES } from '#domain/menu/editing/read-nutrition.ts';
import type { ProductValues } from './product-values.ts';

export const SECTIONS = ['seen', 'sizes', 'extras', 'pictures', 'law', 'availability'] as const;
export type Section = (typeof SECTIONS)[number];

/** The part of a field, by the first name in its path; all other fields belong to availability. */
const FIELDS: Readonly<Record<string, Section>> = {
  name: 'seen',
  category: 'seen',
  station: 'seen',
  description: 'seen',
  dimensions: 'sizes',
  extraIngredientsBeans: 'extras',
  similarProductIds: 'extras',
  addOnProductIds: 'extras',
  pictures: 'pictures',
  ingredients: 'law',
  additives: 'law',
  allergens: 'law',
  hasNoAllergens: 'law',
  mayContain: 'law',
  nutrition: 'law',
  nutriValues: 'law',
  vatRateId: 'law',
  vatRateIdOnPremises: 'law',
};

const SECTION_OF_FACT = {
  description: 'seen',
  grams: 'sizes',
  picture: 'pictures',
  ingredients: 'law',
  nutrition: 'law',
  allergens: 'law',
} as const;

export type SectionState = 'wrong' | 'incomplete' | 'done';

/**
 * Wrong: the form was refused because of it. Incomplete: it can be saved, but something for guests or required by law
 * is missing.
 */
export function judgeSections(
  values: ProductValues,
  problems: Readonly<Record<string, unknown>>,
): Readonly<Record<Section, SectionState>> {
  const wrong = new Set(
    Object.entries(problems)
      .filter(([, problem]) => problem !== undefined)
      .map(([path]) => FIELDS[path.split('.')[0] ?? ''] ?? 'availability'),
  );
  const missing = new Set<Section>(
    missingFacts({
      description: values.description,
      ingredients: values.ingredients,
      allergens: values.allergens,
      hasNoAllergens: values.hasNoAllergens,
      hasNutrition:
        values.nutriValues.trim() !== '' || NUTRITION_FIGURES.some((figure) => values.nutrition[figure].trim() !== ''),
      pictures: values.pictures.length,
      sizes: values.dimensions.map(({ value, grams, depositPrice }) => ({
        label: value,
        grams: grams.trim() === '' ? null : Number(grams),
        deposit: depositPrice,
      })),
    }).map((fact) => SECTION_OF_FACT[fact]),
  );
  if (values.name.trim() === '' || values.category === '') missing.add('seen');
  if (values.dimensions.some(({ value, price }) => value.trim() === '' || price.trim() === '')) missing.add('sizes');
  if (!values.standardOrderType && !values.preOrderOrderType) missing.add('availability');
  const stateOf = (section: Section): SectionState => {
    if (wrong.has(section)) return 'wrong';
    return missing.has(section) ? 'incomplete' : 'done';
  };
  return {
    seen: stateOf('seen'),
    sizes: stateOf('sizes'),
    extras: stateOf('extras'),
    pictures: stateOf('pictures'),
    law: stateOf('law'),
    availability: stateOf('availability'),
  };
}
