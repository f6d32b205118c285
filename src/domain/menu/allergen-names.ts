import type { Allergen } from './menu.ts';

/** Short names for mails, receipts and the menu's filter; a product's page uses the wording of the law (romania.md §2.1). */
export const SHORT_ALLERGEN_NAMES = {
  gluten: 'cereale care conțin gluten',
  crustaceans: 'crustacee',
  eggs: 'ouă',
  fish: 'pește',
  peanuts: 'arahide',
  soy: 'soia',
  milk: 'lapte',
  nuts: 'fructe cu coajă lemnoasă',
  celery: 'țelină',
  mustard: 'muștar',
  sesame: 'susan',
  sulphites: 'sulfiți',
  lupin: 'lupin',
  molluscs: 'moluște',
} as const satisfies Record<Allergen, string>;
