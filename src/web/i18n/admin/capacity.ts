import { countOf } from '#domain/text/plural.ts';

const POINTS = { one: 'un punct', few: '{n} puncte', other: '{n} de puncte' };
const DELIVERIES = { one: 'o livrare', few: '{n} livrări', other: '{n} de livrări' };

/** `/admin/set-capacity`: how much the kitchen takes on. */
export const capacityWords = {
  title: 'Capacitatea bucătăriei',
  intro:
    'Cât poate pregăti bucătăria într-un sfert de oră. Când un sfert de oră s-a umplut, clienților li se propune următorul loc liber.',
  failed: 'Capacitatea nu poate fi afișată acum.',
  section: 'Limite la 15 minute',
  hint: 'Fiecare porție înseamnă câteva puncte de lucru (mai jos, pe categorii). Lăsați gol ca să primiți oricâte comenzi.',
  station: (name: string) => `Secția ${name}: puncte, cel mult`,
  categories: 'Cât valorează o porție',
  categoriesHint: 'În puncte de lucru: 1 pentru un fel obișnuit, 0 pentru ce nu ocupă bucătăria, de exemplu băuturile.',
  exceptions: 'Produse cu alt punctaj',
  exceptionsHint: 'Numai produsele care cer mai mult sau mai puțin decât categoria lor.',
  noExceptions: 'Toate produsele valorează cât categoria lor.',
  product: (row: number) => `Produsul ${row}`,
  chooseProduct: 'Alegeți produsul',
  productPoints: 'Puncte',
  addException: 'Adaugă un produs',
  removeException: (name: string) => `Scoate ${name}`,
  points: 'Puncte de lucru la 15 minute, cel mult',
  pointsHint: 'O comandă mai mare decât limita primește un sfert de oră liber, numai pentru ea.',
  deliveries: 'Livrări la 15 minute, cel mult',
  deliveriesHint: 'Câte livrări pot pleca deodată.',
  off: 'Fără limită: magazinul primește oricâte comenzi pentru aceeași oră.',
  summary: (points: number | null, deliveries: number | null) => {
    const limits = [
      ...(points === null ? [] : [`cel mult ${countOf(points, POINTS)}`]),
      ...(deliveries === null ? [] : [`cel mult ${countOf(deliveries, DELIVERIES)}`]),
    ];
    return `Într-un sfert de oră intră ${limits.length === 0 ? 'cât pot secțiile de mai sus' : limits.join(' și ')}.`;
  },
} as const;
