/** The first page. */
export const homeText = {
  dailyMenu: 'Meniul zilei',
  dailyMenuSlug: 'meniul-zilei',
  seeMenu: 'Vezi meniul',
  favourites: 'Din bucătăria noastră',
  categories: 'Ce ți-e poftă azi?',
  seeAll: 'Vezi tot meniul',
  filter: 'Alege categoria',
  failed: 'Afișarea categoriilor nu este posibilă momentan.',
  hours: 'Program',
  visit: 'Unde ne găsești',
  about: 'Despre noi',
  call: (phone: string) => `Sună-ne: ${phone}`,
  /** The documents' cards; found by slug, hidden when empty (readings 39). */
  cardSlugs: ['specialitati', 'paste', 'desert'],
  productCount: { one: '{n} produs', few: '{n} produse', other: '{n} de produse' },
} as const;
