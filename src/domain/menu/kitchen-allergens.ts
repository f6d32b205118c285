import { nameAllergens } from './declared-allergens.ts';
import type { Allergen, Product } from './menu.ts';

/** Names for the kitchen, on the panel and on slips; guests read `allergen-names.ts`. */
const KITCHEN_ALLERGEN_NAMES = {
  gluten: 'gluten',
  crustaceans: 'crustacee',
  eggs: 'ouă',
  fish: 'pește',
  peanuts: 'arahide',
  soy: 'soia',
  milk: 'lapte',
  nuts: 'fructe cu coajă (nuci, alune de pădure)',
  celery: 'țelină',
  mustard: 'muștar',
  sesame: 'susan',
  sulphites: 'sulfiți',
  lupin: 'lupin',
  molluscs: 'moluște',
} as const satisfies Record<Allergen, string>;

/** `lapte, țelină`, in the order of the law's list; '' where there are none. */
export function describeAllergens(piece: Pick<Product, 'allergens' | 'declaresAllergens'>): string {
  return nameAllergens(piece, KITCHEN_ALLERGEN_NAMES);
}
