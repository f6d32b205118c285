import { SHORT_ALLERGEN_NAMES } from '#domain/menu/allergen-names.ts';
import { ALLERGENS, type Allergen } from '#domain/menu/menu.ts';
import { fold } from '#domain/text/fold.ts';

/**
 * Allergen words in menus, Romanian and English. Numbers are not interpreted, because every system numbers allergens
 * differently.
 */
const WORDS: Readonly<Record<Allergen, readonly string[]>> = {
  gluten: ['gluten', 'cereal', 'wheat', 'grau'],
  crustaceans: ['crustacean', 'crustacee', 'shellfish'],
  eggs: ['egg', 'eggs', 'oua', 'ou'],
  fish: ['fish', 'peste'],
  peanuts: ['peanut', 'peanuts', 'arahide'],
  soy: ['soy', 'soya', 'soia', 'soybean', 'soybeans'],
  milk: ['milk', 'dairy', 'lapte', 'lactoza', 'lactate', 'lactose'],
  nuts: ['nuts', 'tree nuts', 'nuci', 'alune', 'fructe cu coaja'],
  celery: ['celery', 'telina'],
  mustard: ['mustard', 'mustar'],
  sesame: ['sesame', 'susan', 'sesame seeds'],
  sulphites: ['sulphites', 'sulfites', 'sulphur dioxide', 'sulfiti', 'dioxid de sulf'],
  lupin: ['lupin'],
  molluscs: ['molluscs', 'mollusks', 'moluste'],
};

/** Allergens by name, and the names that match none of the fourteen. */
export function readAllergens(names: readonly string[]): {
  readonly allergens: readonly Allergen[];
  readonly unknown: readonly string[];
} {
  const read = names.map((name) => ({ name, allergen: findAllergen(fold(name).trim()) }));
  return {
    allergens: [...new Set(read.flatMap(({ allergen }) => allergen ?? []))],
    unknown: read.flatMap(({ name, allergen }) => (allergen === null && name.trim() !== '' ? [name.trim()] : [])),
  };
}

function findAllergen(name: string): Allergen | null {
  return (
    ALLERGENS.find((one) => one === name || fold(SHORT_ALLERGEN_NAMES[one]) === name || WORDS[one].includes(name)) ??
    null
  );
}
