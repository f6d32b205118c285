import { priceCart } from '#domain/cart/price-cart.ts';
import { type Bani, bani } from '#domain/money/bani.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { fold } from '#domain/text/fold.ts';
import { dateOf } from '#domain/time/bucharest.ts';
import { loadOrderMenu, pickOrderMenu } from '#server/features/menu/menu.door.ts';
import type { DbServices } from '#server/platform/database.ts';
import { inTransaction } from '#server/platform/in-transaction.ts';
import { findImportFile, loadIdentities } from './imports.repository.ts';
import { cleanName, ONLY_SIZE } from './neutral-menu.ts';
import { drawCart, type GloriaCart } from './price-gloriafood.ts';

const CARTS = 200;

export type Proof = {
  readonly carts: number;
  readonly equal: number;
  readonly differences: readonly { readonly cart: string; readonly theirs: Bani; readonly ours: Bani | null }[];
};

/** Prices the same random carts by the rules of the other system and by our engine, with the menu as guests have it now. */
export async function proveImport(
  { db, clock }: DbServices,
  id: number,
): Promise<Result<Proof, { readonly code: 'import_not_found' | 'import_not_comparable' }>> {
  const content = await findImportFile(db, id);
  if (content === null) return err({ code: 'import_not_found' });
  const text = new TextDecoder().decode(content).trim();
  if (!text.startsWith('{')) return err({ code: 'import_not_comparable' });
  const file: unknown = JSON.parse(text);
  const drawn = Array.from({ length: CARTS }, () => drawCart(file, Math.random)).filter((cart) => cart !== null);
  const now = clock();
  const menu = await inTransaction(db, (tx) => loadOrderMenu(tx, now));
  const known = await loadIdentities(db, 'gloriafood');
  const differences = drawn.flatMap((cart) => {
    const ours = priceOurs(cart, { known, menu, now });
    return ours === cart.price ? [] : [{ cart: describeCart(cart), theirs: bani(cart.price), ours }];
  });
  return ok({ carts: drawn.length, equal: drawn.length - differences.length, differences });
}

type OurFacts = {
  readonly known: ReadonlyMap<string, number>;
  readonly menu: Awaited<ReturnType<typeof loadOrderMenu>>;
  readonly now: ReturnType<DbServices['clock']>;
};

/** Null where our menu has no such product, size or option, or would refuse the choice. */
function priceOurs(cart: GloriaCart, { known, menu, now }: OurFacts): Bani | null {
  const productId = known.get(cart.itemId);
  if (productId === undefined) return null;
  const picked = pickOrderMenu(menu, { productIds: [productId], method: 'PICKUP', stock: new Map() });
  const [product] = picked.products;
  const label = cart.size.trim() === '' ? ONLY_SIZE : cart.size;
  const size = product?.sizes.find((one) => fold(one.label) === fold(cleanName(label)));
  if (product === undefined || size === undefined) return null;
  const groups = (product.options?.groups ?? []).filter(({ sizeIds }) => sizeIds === null || sizeIds.includes(size.id));
  const options = cart.options.map(({ group, option, count, price }) => {
    const found = groups
      .filter(({ name }) => name === cleanName(group))
      .flatMap((one) => one.options)
      .filter(({ name }) => name === cleanName(option));
    // Two groups of one name: that with this price, if there is one.
    const meant = found.find((one) => one.price === price) ?? found[0];
    return meant === undefined ? null : { optionId: meant.id, parentId: null, count };
  });
  const chosen = options.filter((option) => option !== null);
  if (chosen.length < options.length) return null;
  const line = {
    kind: 'product',
    productId,
    sizeId: size.id,
    quantity: cart.quantity,
    extras: [],
    options: chosen,
    message: '',
  } as const;
  const { lines, sums } = priceCart({
    cart: { lines: [line] },
    menu: picked,
    promotions: [],
    coupon: null,
    delivery: null,
    method: null,
    hasOwnContainer: false,
    today: dateOf(now),
    now,
    day: null,
    wantedAt: null,
  });
  const isRefused = lines.some(({ problems }) => problems.some(({ code }) => code.startsWith('option')));
  return isRefused ? null : sums.products;
}

function describeCart({ itemId, size, quantity, options }: GloriaCart): string {
  const chosen = options.map(({ option, count }) => (count === 1 ? option : `${count} × ${option}`)).join(', ');
  return `${quantity} × nr. ${itemId}${size === '' ? '' : ` ${size}`}${chosen === '' ? '' : `: ${chosen}`}`;
}
