/** The home page. */
import { DAILY_MENU_SLUG } from '#domain/menu/daily-menu-slug.ts';

type Offer = {
  readonly name: string;
  readonly city: string;
  readonly delivers: boolean;
  readonly isPickedUp: boolean;
};

/** „livrare și ridicare în Blaj”; „restaurant în Blaj” while nothing is ordered online. */
function waysInTown({ city, delivers, isPickedUp }: Omit<Offer, 'name'>): string {
  const ways = [...(delivers ? ['livrare'] : []), ...(isPickedUp ? ['ridicare'] : [])].join(' și ') || 'restaurant';
  return city === '' ? ways : `${ways} în ${city}`;
}

export const homeText = {
  title: ({ name, ...offer }: Offer) => `${name} – ${waysInTown(offer)}`,
  /** Where the restaurant says nothing of itself. */
  description: (title: string) => `${title}. Meniu cu prețuri și alergeni, comandă online.`,
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
