/** The list of what Enter adds to an order by telephone, for the text in its one input. */
import type { CartLine, ProductLine } from '#domain/cart/cart.ts';
import { lineKey, mergeLines } from '#domain/cart/change-cart.ts';
import type { Menu, Size } from '#domain/menu/menu.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import {
  type BundleMatch,
  type CalledBundle,
  findBundleOptions,
  findBundles,
  findNeededSet,
  startBundle,
} from '#domain/telephone/find-bundles.ts';
import { findDishes, findExtras, MOST_MATCHES, rankName } from '#domain/telephone/find-dishes.ts';
import { findNeededGroup, findOptions, listNeeded, startOptions } from '#domain/telephone/find-options.ts';
import { parseEntry } from '#domain/telephone/parse-entry.ts';
import { fold } from '#domain/text/fold.ts';
import type { LocalDate } from '#domain/time/local-date.ts';
import { telephoneWords as words } from '#web/i18n/panel/telephone.ts';
import { menuEditorWords } from '#web/i18n/staff/menu-editor.ts';

/** One thing that Enter adds to the order. */
export type Match = {
  readonly key: string;
  readonly label: string;
  readonly price: string;
  readonly lines: readonly CartLine[];
};

/** What can be ordered. */
export type Offered = {
  readonly menu: Menu;
  readonly promotions: readonly CalledBundle[];
  readonly today: LocalDate;
};

/** A choice that a dish or a bundle needs before anything else can be added. */
export type Needed = { readonly dish: string; readonly group: string; readonly answers: readonly Match[] };

/** The first missing choice of the lines, with „1. Subțire”, „2. Umplut”; dishes are asked about before bundles. */
export function findNeeded(lines: readonly CartLine[], { menu, promotions }: Offered): Needed | null {
  const open = findNeededGroup(lines, menu);
  if (open !== null) {
    return {
      dish: open.dish,
      group: open.open.group.name,
      answers: listNeeded(open, menu).map(({ option, price, line }, place) => ({
        key: `${option.id}`,
        label: `${place + 1}. ${option.name}`,
        price: formatLei(price),
        lines: replace(lines, open.line, line),
      })),
    };
  }
  const needed = findNeededSet(lines, promotions);
  if (needed === null) return null;
  return {
    dish: needed.bundle.name,
    group: needed.set.label,
    answers: needed.answers.map((match, place) => ({
      ...ofBundle(match, lines, needed.line),
      label: `${place + 1}. ${match.label}`,
    })),
  };
}

/** The options of a needed choice whose number begins with the typed digits. */
export function listAnswers({ answers }: Needed, typed: string): readonly Match[] {
  return answers.filter((_, place) => `${place + 1}`.startsWith(typed));
}

/** Dishes and bundles that match the text; after a plus, the options and extras of the last line. */
export function listMatches(typed: string, lines: readonly CartLine[], offered: Offered): readonly Match[] {
  const entry = parseEntry(typed);
  if (entry.kind === 'dish') return listDishes(entry, lines, offered);
  const last = lines.at(-1);
  return last?.kind === 'bundle'
    ? findBundleOptions(last, offered.promotions, entry.query).map((match) => ofBundle(match, lines, last))
    : [...listOptions(entry.query, lines, offered.menu), ...listExtras(entry.query, lines, offered.menu)];
}

/** Names that begin with the text come first, dishes before bundles; dishes leave room on the list for every bundle. */
function listDishes(
  { query, quantity: wanted }: { readonly query: string; readonly quantity: number },
  lines: readonly CartLine[],
  { menu, promotions, today }: Offered,
): readonly Match[] {
  const bundles = findBundles(promotions, query, today).map((bundle) => ({
    name: bundle.name,
    match: {
      key: `bundle ${bundle.id}`,
      label: pieces(wanted, bundle.name),
      price: words.bundle,
      lines: mergeLines([...lines, startBundle(bundle, wanted)]),
    },
  }));
  const dishes = findDishes(menu, query)
    .slice(0, MOST_MATCHES - bundles.length)
    .map(({ product, size }) => {
      const quantity = Math.max(wanted, size.minimumQuantity);
      const isOnly = product.sizes.filter(({ isOn }) => isOn).length === 1;
      const line = {
        kind: 'product' as const,
        productId: product.id,
        sizeId: size.id,
        extras: [],
        message: '',
        quantity,
      };
      return {
        name: product.name,
        match: {
          key: `${size.id}`,
          label: pieces(quantity, isOnly ? product.name : `${product.name} (${size.label})`),
          price: priceOf(size),
          lines: mergeLines([...lines, startOptions(line, menu)]),
        },
      };
    });
  const letters = fold(query).trim();
  return [...dishes, ...bundles]
    .toSorted((one, other) => rankName(one.name, letters) - rankName(other.name, letters))
    .map(({ match }) => match);
}

/** As on the cards of the menu: what a piece costs at least, where something must still be chosen. */
function priceOf({ price, priceFrom = price }: Size): string {
  const text = formatLei(priceFrom);
  return priceFrom === price ? text : menuEditorWords.row.from(text);
}

function pieces(quantity: number, name: string): string {
  return quantity > 1 ? `${quantity} × ${name}` : name;
}

function ofBundle(match: BundleMatch, lines: readonly CartLine[], line: CartLine): Match {
  return {
    key: `${match.set} ${match.option.sizeId}`,
    label: `+ ${match.set}: ${match.label}`,
    price: formatLei(match.price),
    lines: replace(lines, line, match.line),
  };
}

function replace(lines: readonly CartLine[], old: CartLine, changed: CartLine): readonly CartLine[] {
  return lines.map((one) => (one === old ? changed : one));
}

/** An option that the last dish already has is removed. */
function listOptions(query: string, lines: readonly CartLine[], menu: Menu): readonly Match[] {
  const last = lastDish(lines);
  if (last === undefined) return [];
  return findOptions(last, menu, query).map(({ group, option, price, isChosen, line }) => ({
    key: `${group} ${option.id}`,
    label: `${isChosen ? '−' : '+'} ${group}: ${option.name}`,
    price: formatLei(price),
    lines: replace(lines, last, line),
  }));
}

function lastDish(lines: readonly CartLine[]): ProductLine | undefined {
  return lines.findLast((line): line is ProductLine => line.kind === 'product');
}

/** An extra that the last dish already has is removed. */
function listExtras(query: string, lines: readonly CartLine[], menu: Menu): readonly Match[] {
  const last = lastDish(lines);
  if (last === undefined) return [];
  return findExtras(menu, last.productId, query).map(({ name, price }) => {
    const isThere = last.extras.includes(name);
    const extras = isThere ? last.extras.filter((one) => one !== name) : [...last.extras, name];
    const changed = lines.map((line) => (lineKey(line) === lineKey(last) ? { ...last, extras } : line));
    return { key: name, label: `${isThere ? '−' : '+'} ${name}`, price: formatLei(price), lines: mergeLines(changed) };
  });
}
