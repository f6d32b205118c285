/**
 * An independent reading of a GloriaFood menu: it knows the file and what a guest paid there, and nothing of our importer or of our
 * prices. What it says and what our engine says are compared cart by cart.
 */

/** One line of a cart, in the words of the file. */
export type GloriaCart = {
  readonly itemId: string;
  /** '' where the item has no sizes. */
  readonly size: string;
  readonly quantity: number;
  readonly options: readonly {
    /** Which of the groups that are offered with it, counted from 0; two of them may have one name. */
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
 * A cart that the other system would take: every required group is chosen from, no group gets more than it allows.
 *
 * @param random from 0 to below 1
 * @returns null for an item that cannot be ordered there
 */
export function drawCart(file: unknown, random: () => number): GloriaCart | null {
  const pick = <One>(all: readonly One[]): One | undefined => all[Math.floor(random() * all.length)];
  // The importer has judged the shape of the file before.
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
