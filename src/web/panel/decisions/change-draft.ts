/** The changed lines of an order as staff edit them, before they are sent. */
import { type CartLine, LINE_MAX_QUANTITY, type ProductLine } from '#domain/cart/cart.ts';
import { lineKey } from '#domain/cart/change-cart.ts';
import { findProduct } from '#domain/menu/find-product.ts';
import type { Menu } from '#domain/menu/menu.ts';
import type { OrderView } from '#domain/orders/order-view.ts';
import { bundleLineOf, productLineOf } from '#domain/orders/proposals/sold-order.ts';
import type { DishMatch } from '#domain/telephone/find-dishes.ts';
import { startOptions } from '#domain/telephone/find-options.ts';
import { instantOf } from '#domain/time/bucharest.ts';
import type { Instant } from '#domain/time/instant.ts';
import { parseLocalDate } from '#domain/time/local-date.ts';
import { parseMinuteOfDay } from '#domain/time/minute-of-day.ts';

export type DraftLine = {
  /** Does not change with pieces and options. */
  readonly id: string;
  readonly name: string;
  readonly sizeLabel: string;
  readonly line: CartLine;
  /** Pieces now; 0 for a removed line. */
  readonly quantity: number;
  /** Pieces in the original order; 0 for an added line. */
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

/** Added dishes get the options preselected for a guest; ordered lines keep what was agreed. */
export function withDefaults(draft: readonly DraftLine[], menu: Menu): readonly DraftLine[] {
  return draft.map((one) => (one.ordered > 0 ? one : { ...one, line: startOptions(one.line, menu) }));
}

/** The lines to send, without the removed ones. */
export function linesOf(draft: readonly DraftLine[]): readonly CartLine[] {
  return draft.filter(({ quantity }) => quantity > 0).map(({ line, quantity }) => ({ ...line, quantity }));
}

export function withPieces(draft: readonly DraftLine[], id: string, quantity: number): readonly DraftLine[] {
  const pieces = Math.min(LINE_MAX_QUANTITY, Math.max(0, quantity));
  return draft
    .map((line) => (line.id === id ? { ...line, quantity: pieces } : line))
    .filter(({ ordered, quantity: left }) => ordered > 0 || left > 0);
}

/** Sets another size, other extras or another message; pieces stay. */
export function withOptions(
  draft: readonly DraftLine[],
  id: string,
  line: ProductLine,
  menu: Menu,
): readonly DraftLine[] {
  const size = findProduct(menu, line.productId)?.sizes.find((one) => one.id === line.sizeId);
  return draft.map((one) => (one.id === id ? { ...one, line, sizeLabel: size?.label ?? one.sizeLabel } : one));
}

/** The moment of a typed day and hour, in Bucharest time; null when one of them is missing or invalid. */
export function momentOf(day: string, hour: string): Instant | null {
  const minute = parseMinuteOfDay(hour);
  const date = parseLocalDate(day);
  if (!date.ok || !minute.ok) return null;
  const moment = instantOf(date.value, minute.value);
  return moment.ok ? moment.value : null;
}

/** Adds one piece of a dish: to the line that has it without additions, else as a new line. */
export function withDish(draft: readonly DraftLine[], { product, size }: DishMatch): readonly DraftLine[] {
  const { id: productId, name } = product;
  const line: CartLine = { kind: 'product', productId, sizeId: size.id, extras: [], message: '', quantity: 1 };
  const known = draft.find((one) => lineKey(one.line) === lineKey(line));
  if (known !== undefined) return withPieces(draft, known.id, known.quantity + 1);
  const id = `${lineKey(line)} ${draft.length}`;
  return [...draft, { id, name, sizeLabel: size.label, line, quantity: 1, ordered: 0 }];
}
