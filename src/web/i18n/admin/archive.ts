/** Words of the archive that the owner takes along. */
import { countOf } from '#domain/text/plural.ts';
import { formatDateTime } from '#domain/time/format-date.ts';
import { instant } from '#domain/time/instant.ts';

const PRODUCTS = { one: 'un produs', few: '{n} produse', other: '{n} de produse' };
const PICTURES = { one: 'o poză', few: '{n} poze', other: '{n} de poze' };
const ORDERS = { one: 'o comandă', few: '{n} comenzi', other: '{n} de comenzi' };
const GUESTS = { one: 'un client', few: '{n} clienți', other: '{n} de clienți' };

const MEGABYTE = 1_000_000;

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
  houseOnly: 'fără datele clienților',
  nobody: 'cont șters',
  writing: (percent: number) => `se scrie, ${percent} %`,
  states: {
    done: (bytes: number) => `descărcată, ${size(bytes)}`,
    broken: () => 'întreruptă, descărcați-o din nou',
  },
};

type Counts = {
  readonly products: number;
  readonly pictures: number;
  readonly orders: number;
  readonly guests: number;
  readonly pictureBytes: number;
};
