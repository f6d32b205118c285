/** A promotion bundle: choosing its products. */
export const bundleText = {
  choose: 'Alege un produs din fiecare grupă',
  free: 'Gratuit',
  freeGroup: 'din partea casei',
  soldOut: 'epuizat',
  choosePaidFirst: 'alege întâi produsele plătite',
  tooExpensive: 'costă mai mult decât produsul plătit',
  add: 'Adaugă în coș',
  incomplete: (count: number, set: string) => (count === 1 ? `Alege: ${set}` : `Alege: ${set} și încă ${count - 1}`),
  apart: (price: string) => `(separat: ${price})`,
  failed: 'Promoțiile nu au putut fi afișate.',
  separately: 'Separat ar costa',
  deposit: (price: string) => `+ garanție SGR ${price}`,
  allergens: (names: string) => `alergeni: ${names.toLowerCase()}`,
  adult: '18+',
  alcohol:
    'Băuturile alcoolice se vând numai persoanelor de peste 18 ani. Consumul excesiv de alcool dăunează grav sănătății.',
  validUntil: (date: string) => `Ofertă valabilă până la ${date}, în limita stocului.`,
  pageDescription: (name: string, restaurant: string) => `${name}: o promoție de la ${restaurant}. Comandă online.`,
} as const;
