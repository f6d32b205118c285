/** What staff are making of an order, line by line, before it is sent. */
import { type CartLine, LINE_MAX_QUANTITY } from '#domain/cart/cart.ts';
import { lineKey } from '#domain/cart/change-cart.ts';
import { isSizeOrderable } from '#domain/menu/availability.ts';
import type { OfferedProduct } from '#domain/menu/shown-menu.ts';
import type { OrderView } from '#domain/orders/order-view.ts';
import { bundleLineOf, productLineOf } from '#domain/orders/proposals/sold-order.ts';
import { fold } from '#domain/text/fold.ts';
import { instantOf } from '#domain/time/bucharest.ts';
import type { Instant } from '#domain/time/instant.ts';
import { parseLocalDate } from '#domain/time/local-date.ts';
import { parseMinuteOfDay } from '#domain/time/minute-of-day.ts';

export type DraftLine = {
  /** Stays while pieces and options change. */
  readonly id: string;
  readonly name: string;
  readonly sizeLabel: string;
  readonly line: CartLine;
  /** Pieces now; 0 for a line that is taken out. */
  readonly quantity: number;
  /** Pieces that were ordered; 0 for what is new. */
  readonly ordered: number;
};

export function draftOf({ lines, bundles }: Pick<OrderView, 'lines' | 'bundles'>): readonly DraftLine[] {
  const ordered = [
    ...lines.map((line) => ({ name: line.productName, sizeLabel: line.sizeLabel, line: productLineOf(line) })),
    ...bundles.map((bundle) => ({ name: bundle.name, sizeLabel: '', line: bundleLineOf(bundle) })),
  ];
  return ordered.map((one, place) => ({
    ...one,
    id: String(place),
    quantity: one.line.quantity,
    ordered: one.line.quantity,
  }));
}

/** The lines as they are sent: without those that were taken out. */
export function linesOf(draft: readonly DraftLine[]): readonly CartLine[] {
  return draft.filter(({ quantity }) => quantity > 0).map(({ line, quantity }) => ({ ...line, quantity }));
}

export function withPieces(draft: readonly DraftLine[], id: string, quantity: number): readonly DraftLine[] {
  const pieces = Math.min(LINE_MAX_QUANTITY, Math.max(0, quantity));
  return draft
    .map((line) => (line.id === id ? { ...line, quantity: pieces } : line))
    .filter(({ ordered, quantity: left }) => ordered > 0 || left > 0);
}

/** The moment of a field for day and hour, by the wall clock of Bucharest; null for an empty one, and for an hour that is none. */
export function momentOf(typed: string): Instant | null {
  const [day = '', hour = ''] = typed.split('T');
  const minute = parseMinuteOfDay(hour);
  const date = parseLocalDate(day);
  if (!date.ok || !minute.ok) return null;
  const moment = instantOf(date.value, minute.value);
  return moment.ok ? moment.value : null;
}

/** Something that can be put into an order. */
export type Dish = {
  readonly productId: number;
  readonly sizeId: number;
  readonly name: string;
  readonly sizeLabel: string;
};

const MOST_FOUND = 8;
const SHORTEST_SEARCH = 2;

/** Dishes with these letters that can be ordered; none for fewer than two letters. */
export function findDishes(products: readonly OfferedProduct[], search: string): readonly Dish[] {
  const wanted = fold(search).trim();
  if (wanted.length < SHORTEST_SEARCH) return [];
  return products
    .filter(({ name }) => fold(name).includes(wanted))
    .flatMap((product) =>
      product.sizes
        .filter((size) => isSizeOrderable(product, size))
        .map((size) => ({ productId: product.id, sizeId: size.id, name: product.name, sizeLabel: size.label })),
    )
    .slice(0, MOST_FOUND);
}

/** One more piece of a dish: of the line that has it without anything added, else as a line of its own. */
export function withDish(
  draft: readonly DraftLine[],
  { productId, sizeId, name, sizeLabel }: Dish,
): readonly DraftLine[] {
  const line: CartLine = { kind: 'product', productId, sizeId, extras: [], message: '', quantity: 1 };
  const known = draft.find((one) => lineKey(one.line) === lineKey(line));
  if (known !== undefined) return withPieces(draft, known.id, known.quantity + 1);
  const id = `${lineKey(line)} ${draft.length}`;
  return [...draft, { id, name, sizeLabel, line, quantity: 1, ordered: 0 }];
}
