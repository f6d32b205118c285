/** The sheet of the menu's filters. */
export const filterText = {
  title: 'Filtrează meniul',
  diets: 'Ce mănânci?',
  allergens: 'Ce alergeni eviți?',
  hint: 'Ascundem felurile care îi conțin, pe cele care pot avea urme și pe cele la care restaurantul nu a declarat alergenii.',
  traces:
    'Ne bazăm pe ce a declarat restaurantul. Bucătăria lucrează cu toți alergenii; pot exista urme. La o alergie severă, sună-ne înainte să comanzi.',
  clear: 'Șterge',
  show: { one: 'Arată un produs', few: 'Arată {n} produse', other: 'Arată {n} de produse' },
  showNone: 'Niciun produs rămas',
} as const;
