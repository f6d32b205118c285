/**
 * An independent implementation of GloriaFood's pricing: it uses only the file and GloriaFood's rules, none of our
 * importer or pricing code. Its results are compared with our engine's cart by cart.
 */

/** One line of a cart, with the file's names. */
export type GloriaCart = {
  readonly itemId: string;
  /** '' where the item has no sizes. */
  readonly size: string;
  readonly quantity: number;
  readonly options: readonly {
    /** Index of the group among those offered with it, because two groups may have the same name. */
    readonly place: number;
    readonly group: string;
    readonly option: string;
    readonly count: number;
    readonly price: number;
  }[];
  /** In bani. */
  readonly price: number;
};

type Raw = Readonly<Record<string, unknown>>;

function listIn(of: Raw, field: string): readonly Raw[] {
  const value = of[field];
  return Array.isArray(value) ? (value as Raw[]) : [];
}

/** Hundredths, from the decimal digits of the number: 1.249999 has 1.25. */
function hundredths(lei: unknown): number {
  return typeof lei === 'number' ? Math.round(Number(lei.toFixed(4)) * 100) : 0;
}

/**
 * A random cart that GloriaFood would accept: every required group has a choice, no group exceeds its maximum.
 *
 * @param random from 0 (inclusive) to 1 (exclusive)
 * @returns null for an item that cannot be ordered there
 */
export function drawCart(file: unknown, random: () => number): GloriaCart | null {
  const pick = <One>(all: readonly One[]): One | undefined => all[Math.floor(random() * all.length)];
  // The importer has already validated the file's structure.
  const category = pick(listIn(file as Raw, 'categories').filter((one) => listIn(one, 'items').length > 0));
  const item = category === undefined ? undefined : pick(listIn(category, 'items'));
  if (category === undefined || item === undefined) return null;
  const size = pick(listIn(item, 'sizes'));
  const groups = [
    ...(size === undefined ? [] : listIn(size, 'groups')),
    ...listIn(item, 'groups'),
    ...listIn(category, 'groups'),
  ].filter((group) => listIn(group, 'options').length > 0);
  const options = groups.flatMap((group, place) => chooseIn(group, place, random));
  const base = typeof item.price === 'number' ? item.price : 0;
  const more = size === undefined || typeof size.price !== 'number' ? 0 : size.price;
  const quantity = 1 + Math.floor(random() * 3);
  const each = hundredths(base + more) + options.reduce((sum, { price, count }) => sum + price * count, 0);
  return {
    itemId: String(item.id),
    size: size === undefined ? '' : String(size.name ?? ''),
    quantity,
    options,
    price: each * quantity,
  };
}

function chooseIn(group: Raw, place: number, random: () => number): GloriaCart['options'] {
  const options = listIn(group, 'options');
  const forced = typeof group.force_min === 'number' ? group.force_min : 0;
  const least = group.required === true ? Math.max(forced, 1) : 0;
  const limit = typeof group.force_max === 'number' && group.force_max > 0 ? group.force_max : options.length;
  const most = Math.max(least, Math.min(limit, options.length));
  let left = least + Math.floor(random() * (Math.min(most, least + 3) - least + 1));
  const chosen: { place: number; group: string; option: string; count: number; price: number }[] = [];
  const order = options.map((option) => ({ option, rank: random() })).toSorted((one, other) => one.rank - other.rank);
  for (const { option } of order) {
    if (left === 0) break;
    const count = group.allow_quantity === true && left > 1 && random() < 0.5 ? 2 : 1;
    left -= count;
    chosen.push({
      place,
      group: String(group.name ?? ''),
      option: String(option.name ?? ''),
      count,
      price: hundredths(option.price),
    });
  }
  return chosen;
}
