/** The last orders of this device, to order again: stored only where the guest ticked „ține minte pe acest dispozitiv”. */
import { earlierOrderOf } from '#domain/cart/earlier-order-of.ts';
import type { EarlierBundle, EarlierLine, EarlierOrder } from '#domain/cart/order-again.ts';
import type { PricedCart } from '#domain/cart/priced-cart.ts';
import { bani } from '#domain/money/bani.ts';
import { parseJson } from '#domain/text/parse-json.ts';
import { type Instant, instant } from '#domain/time/instant.ts';
import { EARLIER_ORDERS_KEY } from '#web/session/device-keys.ts';

export type StoredOrder = EarlierOrder & { readonly placedAt: Instant };

/** The part of `Storage` that is used, so that tests can pass a map. */
type Shelf = Pick<Storage, 'getItem' | 'setItem'>;

/** Enough to find out what is ordered often. */
const MOST_ORDERS = 5;

export function keepEarlierOrder(shelf: Shelf, cart: PricedCart, placedAt: Instant): void {
  const before = parseEarlierOrders(shelf.getItem(EARLIER_ORDERS_KEY));
  shelf.setItem(
    EARLIER_ORDERS_KEY,
    JSON.stringify([{ placedAt, ...earlierOrderOf(cart) }, ...before].slice(0, MOST_ORDERS)),
  );
}

type Fields = Readonly<Record<string, unknown>>;

/** The newest first. Orders stored by another version in another form are ignored. */
export function parseEarlierOrders(text: string | null): readonly StoredOrder[] {
  return listOf(parseJson(text), parseOrder).slice(0, MOST_ORDERS);
}

function parseOrder({ placedAt, lines, bundles }: Fields): StoredOrder | null {
  if (!isCount(placedAt)) return null;
  const order = {
    placedAt: instant(placedAt),
    lines: listOf(lines, parseLine),
    bundles: listOf(bundles, parseBundle),
  };
  return order.lines.length + order.bundles.length > 0 ? order : null;
}

function parseLine(line: Fields): EarlierLine | null {
  const piece = parsePiece(line);
  const { unitPrice, extras, message, quantity } = line;
  if (piece === null || !isCount(unitPrice) || !isCount(quantity) || typeof message !== 'string') return null;
  return { ...piece, unitPrice: bani(unitPrice), extras: listOf(extras, parseExtra), message, quantity };
}

function parseExtra({ name, price, option, isLeftOut }: Fields): EarlierLine['extras'][number] | null {
  if (typeof name !== 'string' || !isCount(price)) return null;
  const extra = { name, price: bani(price), ...(isLeftOut === true ? ({ isLeftOut } as const) : {}) };
  if (option === undefined) return extra;
  const chosen = typeof option === 'object' && option !== null ? parseOption({ ...option }) : null;
  return chosen && { ...extra, option: chosen };
}

function parseOption({ id, parentId, count }: Fields): NonNullable<EarlierLine['extras'][number]['option']> | null {
  if (!isCount(id) || !isCount(count) || count === 0) return null;
  return parentId === null || isCount(parentId) ? { id, parentId, count } : null;
}

function parseBundle({ promotionId, name, quantity, total, parts }: Fields): EarlierBundle | null {
  if (!isCount(promotionId) || typeof name !== 'string' || !isCount(quantity) || quantity === 0) return null;
  if (!isCount(total)) return null;
  return { promotionId, name, quantity, total: bani(total), parts: listOf(parts, parsePart) };
}

function parsePart(part: Fields): EarlierBundle['parts'][number] | null {
  const piece = parsePiece(part);
  return piece && { ...piece, isFree: part.isFree === true };
}

function parsePiece({ productId, sizeId, productName, sizeLabel }: Fields) {
  if (!isCount(productId) || !isCount(sizeId)) return null;
  return typeof productName === 'string' && typeof sizeLabel === 'string'
    ? { productId, sizeId, productName, sizeLabel }
    : null;
}

function listOf<Item>(list: unknown, parseItem: (fields: Fields) => Item | null): readonly Item[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((item: unknown) => {
    const parsed = typeof item === 'object' && item !== null ? parseItem({ ...item }) : null;
    return parsed === null ? [] : [parsed];
  });
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}
