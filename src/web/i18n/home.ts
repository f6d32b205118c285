/** The home page. */
import { DAILY_MENU_SLUG } from '#domain/menu/daily-menu-slug.ts';

export const homeText = {
  dailyMenu: 'Meniul zilei',
  dailyMenuReturns: (when: string) => `Meniul zilei revine ${when}`,
  dailyMenuSlug: DAILY_MENU_SLUG,
  seeMenu: 'Vezi meniul',
  bookTable: 'Rezervă o masă',
  bookingLead: 'Spune-ne când vii și câți sunteți. Îți răspundem pe e-mail sau la telefon.',
  /** Target of the button above, on the same page. */
  bookingAnchor: 'rezervare',
  all: 'Toate',
  gallery: 'Galerie foto',
  favourites: 'Din bucătăria noastră',
  taste: 'Câte puțin din toate',
  categories: 'De ce ți-e poftă azi?',
  seeAll: 'Vezi tot meniul',
  filter: 'Alege categoria',
  failed: 'Categoriile nu pot fi afișate acum.',
  hours: 'Program',
  visit: 'Unde ne găsești',
  about: 'Despre noi',
  call: (phone: string) => `Sună-ne: ${phone}`,
  /** The categories of the documents' cards, by slug; hidden when empty (readings 39). */
  cardSlugs: ['specialitati', 'paste', 'desert'],
  productCount: { one: '{n} produs', few: '{n} produse', other: '{n} de produse' },
} as const;
