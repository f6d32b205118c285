/** Options of groups by keyboard: what a line still needs, and what the typed letters match. */
import type { CartLine, ChosenOption, ProductLine } from '#domain/cart/cart.ts';
import { findProduct } from '#domain/menu/find-product.ts';
import { type Menu, NO_OPTIONS, type Option, type ProductOptions } from '#domain/menu/menu.ts';
import { chooseDefaults, mostOfOption, setOption } from '#domain/menu/options/choose-options.ts';
import { isOptionOffered, priceAt } from '#domain/menu/options/offered-option.ts';
import { findOptionProblems, type OpenGroup, openGroups } from '#domain/menu/options/price-options.ts';
import { type Bani, ZERO_BANI } from '#domain/money/bani.ts';
import { fold } from '#domain/text/fold.ts';

/** An option that can be added to a line now, or removed. */
export type OptionMatch = {
  readonly group: string;
  readonly option: Option;
  readonly price: Bani;
  readonly isChosen: boolean;
  /** The line with it chosen, or without it. */
  readonly line: ProductLine;
};

/** A group of a line in which something must still be chosen. */
export type NeededGroup = { readonly line: ProductLine; readonly dish: string; readonly open: OpenGroup };

/** Gives a line without choices the defaults of its dish. A line that has `options`, even empty, stays unchanged. */
export function startOptions(line: CartLine, menu: Menu): CartLine {
  if (line.kind !== 'product' || line.options !== undefined) return line;
  const offered = findProduct(menu, line.productId)?.options;
  return offered === undefined ? line : { ...line, options: chooseDefaults(offered, line.sizeId) };
}

/** The first group with a missing choice, in the order of lines and menu. */
export function findNeededGroup(lines: readonly CartLine[], menu: Menu): NeededGroup | null {
  for (const line of lines) {
    if (line.kind !== 'product') continue;
    const product = findProduct(menu, line.productId);
    if (product?.options === undefined) continue;
    const chosen = line.options ?? [];
    const missing = findOptionProblems(product.options, line.sizeId, chosen).find(
      ({ code }) => code === 'option_missing',
    );
    if (missing === undefined) continue;
    const open = openGroups(product.options, line.sizeId, chosen).find(
      ({ group, parent }) => group.id === missing.groupId && (parent?.id ?? null) === missing.parentId,
    );
    // The problem was found in an open group.
    return { line, dish: product.name, open: open as OpenGroup };
  }
  return null;
}

/** The options of that group, in the order of the menu. */
export function listNeeded({ line, open }: NeededGroup, menu: Menu): readonly OptionMatch[] {
  return matchesIn(line, optionsOf(line, menu), open).filter(({ isChosen }) => !isChosen);
}

/** The options of a line that match the letters, by their name or their group's. */
export function findOptions(line: ProductLine, menu: Menu, query: string): readonly OptionMatch[] {
  const wanted = fold(query);
  const offered = optionsOf(line, menu);
  return openGroups(offered, line.sizeId, line.options ?? [])
    .flatMap((open) => matchesIn(line, offered, open))
    .filter(({ group, option }) => fold(`${option.name} ${group}`).includes(wanted));
}

function optionsOf(line: ProductLine, menu: Menu): ProductOptions {
  return findProduct(menu, line.productId)?.options ?? NO_OPTIONS;
}

function matchesIn(line: ProductLine, offered: ProductOptions, open: OpenGroup): readonly OptionMatch[] {
  const { group, parent, picks } = open;
  const chosen: readonly ChosenOption[] = line.options ?? [];
  return group.options.flatMap((option) => {
    const isChosen = picks.some((pick) => pick.option.id === option.id);
    if (!isChosen && (!isOptionOffered(option, line.sizeId) || mostOfOption(open, option) === 0)) return [];
    const next = { optionId: option.id, parentId: parent?.id ?? null, count: isChosen ? 0 : 1 };
    return {
      group: group.name,
      option,
      price: priceAt(option, line.sizeId) ?? ZERO_BANI,
      isChosen,
      line: { ...line, options: setOption(offered, line.sizeId, chosen, next) },
    };
  });
}
