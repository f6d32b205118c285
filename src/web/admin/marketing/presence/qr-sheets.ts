/** The content of sheets with QR codes: address, caption, and number of cards per sheet. */
import { BOOKING_PATH, MENU_PATH, orderPath, tablePath } from '#domain/restaurant/public-links.ts';

export const QR_TARGETS = ['menu', 'delivery', 'pickup', 'booking', 'tables', 'own'] as const;
export type QrTarget = (typeof QR_TARGETS)[number];

export const PER_SHEET = [1, 4, 8] as const;
export type PerSheet = (typeof PER_SHEET)[number];

const MOST_TABLES = 100;
const LAST_TABLE = 999;

export type QrChoice = {
  readonly target: QrTarget;
  readonly own: string;
  readonly firstTable: string;
  readonly lastTable: string;
};

/** One code; `table` is null unless it belongs to a table. */
export type QrCard = { readonly address: string; readonly table: number | null };

/** All cards to print; null while the input is invalid. */
export function listCards(choice: QrChoice, origin: string, perSheet: PerSheet): readonly QrCard[] | null {
  if (choice.target === 'tables') return listTables(choice, origin);
  const path = pathOf(choice, origin);
  // The same code fills a whole sheet.
  return path === null ? null : Array.from({ length: perSheet }, () => ({ address: `${origin}${path}`, table: null }));
}

function listTables({ firstTable, lastTable }: QrChoice, origin: string): readonly QrCard[] | null {
  const [first, last] = [Number(firstTable), Number(lastTable)];
  const isRange =
    Number.isInteger(first) && Number.isInteger(last) && first >= 1 && first <= last && last <= LAST_TABLE;
  if (!isRange || last - first >= MOST_TABLES) return null;
  return Array.from({ length: last - first + 1 }, (_, index) => ({
    address: `${origin}${tablePath(String(first + index))}`,
    table: first + index,
  }));
}

function pathOf({ target, own }: QrChoice, origin: string): string | null {
  if (target === 'delivery') return orderPath('DELIVERY');
  if (target === 'pickup') return orderPath('PICKUP');
  if (target === 'booking') return BOOKING_PATH;
  return target === 'own' ? ownPath(own.trim(), origin) : MENU_PATH;
}

/** The path of an address of this shop; null for anything else. */
function ownPath(typed: string, origin: string): string | null {
  if (typed === '' || !URL.canParse(typed, origin)) return null;
  const url = new URL(typed, origin);
  return url.origin === origin && url.pathname !== '/' ? `${url.pathname}${url.search}` : null;
}

export function cutIntoSheets(cards: readonly QrCard[], perSheet: PerSheet): readonly (readonly QrCard[])[] {
  return Array.from({ length: Math.ceil(cards.length / perSheet) }, (_, index) =>
    cards.slice(index * perSheet, (index + 1) * perSheet),
  );
}

/** The address as printed: without the scheme. */
export function shortAddress(address: string): string {
  return address.replace(/^https?:\/\//, '');
}
