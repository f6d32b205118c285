/** Ingredients that can run out, as staff read them. */
import type { IngredientEffect, IngredientReach } from '#domain/menu/ingredient.ts';
import { countOf } from '#domain/text/plural.ts';

const DISHES = { one: 'un preparat', few: '{n} preparate', other: '{n} de preparate' };
const EXTRAS = { one: 'un extra', few: '{n} extra', other: '{n} de extra' };
const OPTIONS = { one: 'o opțiune', few: '{n} opțiuni', other: '{n} de opțiuni' };
const BUNDLES = { one: 'o promoție', few: '{n} promoții', other: '{n} de promoții' };
const LEFT_OUT = {
  one: 'un preparat se face fără',
  few: '{n} preparate se fac fără',
  other: '{n} de preparate se fac fără',
};

/** „închide 14 preparate și un extra; 3 preparate se fac fără”. */
export function reachSentence({ products, extras, options, bundles, leftOut }: IngredientReach): string {
  const closed = [
    ...(products > 0 ? [countOf(products, DISHES)] : []),
    ...(extras > 0 ? [countOf(extras, EXTRAS)] : []),
    ...(options > 0 ? [countOf(options, OPTIONS)] : []),
    ...(bundles > 0 ? [countOf(bundles, BUNDLES)] : []),
  ];
  const last = closed.at(-1) ?? '';
  const list = closed.length > 1 ? `${closed.slice(0, -1).join(', ')} și ${last}` : last;
  const parts = [...(list === '' ? [] : [`închide ${list}`]), ...(leftOut > 0 ? [countOf(leftOut, LEFT_OUT)] : [])];
  return parts.length === 0 ? 'nu închide nimic încă' : parts.join('; ');
}

export const ingredientWords = {
  title: 'Ingrediente',
  intro:
    'Ce se poate termina și intră în mai multe preparate. Se marchează o singură dată, pe panoul de comenzi, la „Epuizate acum”, și închide tot ce nu se poate face fără el.',
  failed: 'Ingredientele nu pot fi afișate acum.',
  menuFailed: 'Meniul nu poate fi afișat acum.',
  list: 'Lista ingredientelor',
  add: 'Adaugă un ingredient',
  empty: 'Niciun ingredient încă',
  emptyHint: 'Începeți cu ce se termină cel mai des. O bucătărie mică nu are nevoie de listă.',
  search: 'Caută un ingredient',
  noResults: 'Niciun ingredient nu se potrivește căutării.',
  edit: 'Alege preparatele',
  editOf: (name: string) => `Alege preparatele: ${name}`,
  suggestions: 'Din descrierile preparatelor',
  suggestionsHint: 'Cuvinte care apar la mai multe preparate. Nimic nu se adaugă până nu alegeți.',
  suggestion: (name: string, dishes: number) => `${name} · ${countOf(dishes, DISHES)}`,
  suggestionOf: (name: string) => `Adaugă ingredientul ${name}`,
  newTitle: 'Ingredient nou',
  editTitle: (name: string) => `Ingredient: ${name}`,
  name: 'Numele ingredientului',
  nameHint: 'Clienții îl citesc: „nu mai avem mozzarella”. Scrieți-l fără articol.',
  uses: 'Ce nu se poate face fără el',
  searchDishes: 'Caută un preparat',
  noDishes: 'Niciun preparat nu se potrivește căutării.',
  onlyChosen: 'Arată numai ce este bifat',
  chosen: (count: number) => (count === 0 ? 'Nimic bifat' : `Bifate: ${count}`),
  extras: 'Extra',
  options: 'Opțiuni (se bifează în pagina grupului lor)',
  ofOption: 'Nu se vinde fără',
  ofOptionHint: 'Când se termină un ingredient ales aici, opțiunea se închide singură și revine odată cu el.',
  bundles: 'Promoții',
  sizeOf: (dish: string, size: string) => `${dish}, ${size}`,
  named: (dishes: number) =>
    countOf(dishes, {
      one: 'Apare în descrierea unui preparat nebifat.',
      few: 'Apare în descrierea a {n} preparate nebifate.',
      other: 'Apare în descrierea a {n} de preparate nebifate.',
    }),
  tickNamed: 'Bifează-le',
  ofProduct: 'Ce se poate termina',
  ofProductHint: 'Când se marchează epuizat un ingredient ales aici, produsul se închide singur și revine odată cu el.',
  closes: 'Fără acestea nu se vinde',
  closesHint: 'Din lista de la Meniu, Ingrediente. Ce este numai în unele mărimi se bifează acolo.',
  leftOut: 'Se poate face fără acestea',
  leftOutHint: 'Când se termină, produsul se vinde mai departe: clientul și bucătăria citesc „fără busuioc”.',
  effects: { closes: 'nu se vinde', left_out: 'se face fără' } satisfies Record<IngredientEffect, string>,
  effectOf: (name: string) => `Când se termină, ${name}`,
  namedHere: 'Apar în descriere:',
  save: 'Salvează ingredientul',
  saveFailed: 'Ingredientul nu a fost salvat.',
  removeTitle: (name: string) => `Ștergeți ingredientul ${name}?`,
  removeText: (reach: string) =>
    `Acum ${reach}. Preparatele rămân în meniu; dacă este epuizat acum, se pot comanda din nou.`,
  removeConfirm: 'Șterge ingredientul',
  actionFailed: 'Schimbarea nu a fost făcută.',
} as const;
