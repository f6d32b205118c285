import { priceCart } from '#domain/cart/price-cart.ts';
import type { OptionGroup } from '#domain/menu/menu.ts';
import { type Bani, bani } from '#domain/money/bani.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { fold } from '#domain/text/fold.ts';
import { dateOf } from '#domain/time/bucharest.ts';
import { loadOrderMenu, pickOrderMenu } from '#server/features/menu/index.ts';
import type { DbServices } from '#server/platform/database.ts';
import { inTransaction } from '#server/platform/in-transaction.ts';
import { seededRandom } from '#server/platform/seeded-random.ts';
import { findImportFile, loadIdentities } from './imports.repository.ts';
import { cleanName, numberedName, ONLY_SIZE } from './neutral-menu.ts';
import { drawCart, type GloriaCart } from './price-gloriafood.ts';
import { parseGloriafood } from './read-gloriafood.ts';

const CARTS = 200;
/** Maximum number of drawn carts, because carts with products that were not imported are drawn again. */
const MOST_DRAWN = 10 * CARTS;

export type Proof = {
  readonly carts: number;
  readonly equal: number;
  readonly differences: readonly { readonly cart: string; readonly theirs: Bani; readonly ours: Bani | null }[];
};

/**
 * Prices the same random carts by GloriaFood's rules and by our engine, with the menu that guests see now. Products
 * that could not be imported, or that staff excluded, occur in no cart.
 */
export async function proveImport(
  { db, clock }: DbServices,
  id: number,
): Promise<Result<Proof, { readonly code: 'import_not_found' | 'import_not_comparable' }>> {
  const stored = await findImportFile(db, id);
  if (stored === null) return err({ code: 'import_not_found' });
  const text = new TextDecoder().decode(stored.content).trim();
  if (!text.startsWith('{')) return err({ code: 'import_not_comparable' });
  const file = parseGloriafood(text);
  const now = clock();
  const menu = await inTransaction(db, (tx) => loadOrderMenu(tx, now));
  const known = await loadIdentities(db, 'gloriafood');
  // The same file gives the same carts, so that a difference can be investigated.
  const { next } = seededRandom(text);
  const drawn: GloriaCart[] = [];
  for (let draws = 0; draws < MOST_DRAWN && drawn.length < CARTS; draws += 1) {
    const cart = drawCart(file, next);
    if (cart !== null && known.has(cart.itemId)) drawn.push(cart);
  }
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

/** Null when our menu lacks the product, size or option, or would refuse the choice. */
function priceOurs(cart: GloriaCart, { known, menu, now }: OurFacts): Bani | null {
  const productId = known.get(cart.itemId);
  if (productId === undefined) return null;
  const picked = pickOrderMenu(menu, { productIds: [productId], method: 'PICKUP', stock: new Map() });
  const [product] = picked.products;
  const label = cart.size.trim() === '' ? ONLY_SIZE : cart.size;
  const size = product?.sizes.find((one) => fold(one.label) === fold(cleanName(label)));
  if (product === undefined || size === undefined) return null;
  const groups = (product.options?.groups ?? []).filter(({ sizeIds }) => sizeIds === null || sizeIds.includes(size.id));
  const options = findOptions(cart.options, groups);
  if (options === null) return null;
  const line = {
    kind: 'product',
    productId,
    sizeId: size.id,
    quantity: cart.quantity,
    extras: [],
    options,
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

/** The chosen options mapped to ours, each group of the cart to a different group; null when one has no counterpart. */
function findOptions(chosen: GloriaCart['options'], groups: readonly OptionGroup[]) {
  const free = [...groups];
  const found: { readonly optionId: number; readonly parentId: null; readonly count: number }[] = [];
  for (const ofGroup of Map.groupBy(chosen, ({ place }) => place).values()) {
    const matches = free.map((group) => matchGroup(ofGroup, group)).filter((match) => match !== null);
    // Of two groups with the same name, the one with these prices, if any.
    const match = matches.find(({ isPricedAlike }) => isPricedAlike) ?? matches[0];
    if (match === undefined) return null;
    free.splice(free.indexOf(match.group), 1);
    found.push(...match.options);
  }
  return found;
}

function matchGroup(chosen: GloriaCart['options'], group: OptionGroup) {
  const theirs = cleanName(chosen[0]?.group);
  if (group.name !== theirs && !isNumbered(group.name, theirs)) return null;
  const options = chosen.map(({ option, count, price }) => {
    const ours = group.options.find(({ name }) => name === cleanName(option));
    return ours === undefined
      ? null
      : { isPricedAlike: ours.price === price, option: { optionId: ours.id, parentId: null, count } };
  });
  const found = options.filter((option) => option !== null);
  if (found.length < options.length) return null;
  return {
    group,
    isPricedAlike: found.every(({ isPricedAlike }) => isPricedAlike),
    options: found.map(({ option }) => option),
  };
}

function isNumbered(name: string, of: string): boolean {
  const number = / \((\d+)\)$/.exec(name)?.[1];
  return number !== undefined && name === numberedName(of, Number(number));
}

function describeCart({ itemId, size, quantity, options }: GloriaCart): string {
  const chosen = options.map(({ option, count }) => (count === 1 ? option : `${count} × ${option}`)).join(', ');
  return `${quantity} × nr. ${itemId}${size === '' ? '' : ` ${size}`}${chosen === '' ? '' : `: ${chosen}`}`;
}
