/**
 * Information that is required wherever food is ordered (Regulation 1169/2011). Separate from the words of the
 * product's sheet.
 */
export const FROZEN = '*Preparat din produs congelat';

export const ALLERGEN_NAMES = {
  gluten: 'Cereale care conțin gluten',
  crustaceans: 'Crustacee',
  eggs: 'Ouă',
  fish: 'Pește',
  peanuts: 'Arahide',
  soy: 'Soia',
  milk: 'Lapte (inclusiv lactoză)',
  nuts: 'Fructe cu coajă lemnoasă',
  celery: 'Țelină',
  mustard: 'Muștar',
  sesame: 'Semințe de susan',
  sulphites: 'Dioxid de sulf și sulfiți (> 10 mg/kg)',
  lupin: 'Lupin',
  molluscs: 'Moluște',
} as const;
