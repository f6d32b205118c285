/** The restaurant's archive: its download and its reading. */
import { countOf } from '#domain/text/plural.ts';
import { formatDateTime } from '#domain/time/format-date.ts';
import { instant } from '#domain/time/instant.ts';

const PRODUCTS = { one: 'un produs', few: '{n} produse', other: '{n} de produse' };
const PICTURES = { one: 'o poză', few: '{n} poze', other: '{n} de poze' };
const ORDERS = { one: 'o comandă', few: '{n} comenzi', other: '{n} de comenzi' };
const GUESTS = { one: 'un client', few: '{n} clienți', other: '{n} de clienți' };

const MEGABYTE = 1_000_000;

const LOST = {
  one: 'O poză din arhivă nu a putut fi citită.',
  few: '{n} poze din arhivă nu au putut fi citite.',
  other: '{n} de poze din arhivă nu au putut fi citite.',
};

/** „sub 1 MB”, „12 MB”. */
function size(bytes: number): string {
  return bytes < MEGABYTE ? 'sub 1 MB' : `${Math.round(bytes / MEGABYTE)} MB`;
}

export const archiveWords = {
  title: 'Luați-vă datele cu dumneavoastră',
  intro:
    'Un singur fișier ZIP cu tot ce e al restaurantului, în formate deschise (JSON, CSV, poze): meniul cu opțiuni și promoții, textele, programul, zonele, comenzile și clienții.',
  failed: 'Nu putem arăta acum ce s-ar descărca.',
  counts: ({ products, pictures, orders, guests, pictureBytes }: Counts) =>
    `Acum: ${countOf(products, PRODUCTS)}, ${countOf(pictures, PICTURES)} (${size(pictureBytes)}), ${countOf(orders, ORDERS)}, ${countOf(guests, GUESTS)}.`,
  withGuests: 'Cu comenzile și datele clienților',
  withGuestsHint:
    'Sunt date cu caracter personal: păstrați fișierul numai cât aveți nevoie și nu-l trimiteți altcuiva. Fără ele rămân meniul, setările și pozele.',
  download: 'Descarcă arhiva',
  taken: 'Arhive descărcate',
  takenAt: (at: string) => formatDateTime(instant(Date.parse(at))),
  all: 'cu datele clienților',
  restaurantOnly: 'fără datele clienților',
  nobody: 'cont șters',
  writing: (percent: number) => `se scrie, ${percent} %`,
  states: {
    done: (bytes: number) => `descărcată, ${size(bytes)}`,
    broken: () => 'întreruptă, descărcați-o din nou',
  },
};

/** Reading a whole archive into a new restaurant. */
export const wholeArchiveWords = {
  intro:
    'Restaurantul acesta e nou? Din arhivă (cu datele clienților) se poate lua tot: meniul, pozele, promoțiile, programul, zonele, comenzile, rezervările, conturile clienților cu parolele lor, casa și istoricul.',
  read: 'Citește arhiva întreagă',
  title: 'Citiți arhiva întreagă?',
  warning:
    'Tot ce ați setat aici se înlocuiește cu ce e în arhivă. Contul și parola dumneavoastră rămân. Se poate face o singură dată, cât timp restaurantul nu are produse, comenzi sau alte conturi, și nu se poate anula.',
  word: 'tot',
  steps: {
    pictures: (done: number, all: number) => `Se trimit pozele: ${done} din ${all}`,
    rows: (done: number, all: number) => `Se trimit datele: ${percent(done, all)} %`,
    writing: () => 'Se scriu datele: câteva secunde, la multe comenzi până la câteva minute…',
  },
  stay: 'Rămâneți pe pagina aceasta până e gata: aici apare apoi ce mai e de făcut.',
  next: 'Ce mai e de făcut aici:',
  closedStaff: (emails: readonly string[]) =>
    `Conturile echipei au venit închise: ${emails.join(', ')}. Deschideți-le la Conturi; fiecare își alege altă parolă.`,
  lost: (count: number) => countOf(count, LOST),
  couriers: 'Curierii primesc link și PIN nou, iar echipa își pune din nou al doilea pas la conectare.',
  printers: 'Imprimantele primesc altă adresă; linkurile din mailurile vechi nu se mai deschid.',
  goOn: 'Deschide biroul',
};

function percent(done: number, all: number): number {
  return all === 0 ? 100 : Math.round((100 * done) / all);
}

type Counts = {
  readonly products: number;
  readonly pictures: number;
  readonly orders: number;
  readonly guests: number;
  readonly pictureBytes: number;
};
