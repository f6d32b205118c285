import type { Cart, CartLine } from '#domain/cart/cart.ts';
import { lineKey, mergeLines } from '#domain/cart/change-cart.ts';
import type { LineProblem, PricedLine } from '#domain/cart/priced-cart.ts';
import { countOf } from '#domain/text/plural.ts';
import { placing } from '#web/i18n/placing.ts';

/** A tap that makes a line orderable again; `line` is the corrected line, `null` when it is removed. */
export type LineFix = { readonly label: string; readonly line: CartLine | null };

/** The possible fixes of a line, the smallest change first; the last one removes it. */
export function fixesOf({ line, problems }: PricedLine): readonly LineFix[] {
  if (problems.length === 0) return [];
  const milder = problems.flatMap((problem) => milderFix(line, problem) ?? []);
  // A single problem can be fixed; a line with several is only removed.
  return [...(problems.length === 1 ? milder : []), { label: placing.removeLine, line: null }];
}

/** The cart with one line replaced or removed. */
export function applyFix(cart: Cart, fixed: CartLine, { line: replacement }: LineFix): Cart {
  const key = lineKey(fixed);
  const lines = cart.lines.flatMap((line) => {
    if (lineKey(line) !== key) return [line];
    return replacement === null ? [] : [replacement];
  });
  return { lines: mergeLines(lines) };
}

function milderFix(line: CartLine, problem: LineProblem): LineFix | null {
  switch (problem.code) {
    case 'not_enough_stock':
      return problem.left > 0 && problem.left < line.quantity
        ? { label: countOf(problem.left, placing.keepOnly), line: { ...line, quantity: problem.left } }
        : null;
    case 'below_minimum_quantity':
      return { label: countOf(problem.minimum, placing.raiseTo), line: { ...line, quantity: problem.minimum } };
    case 'extra_unknown':
      return line.kind === 'product'
        ? {
            label: placing.dropExtra(problem.extra),
            line: { ...line, extras: line.extras.filter((name) => name !== problem.extra) },
          }
        : null;
    case 'message_not_allowed':
    case 'message_too_long':
      return line.kind === 'product' ? { label: placing.dropMessage, line: { ...line, message: '' } } : null;
    default:
      return null;
  }
}

/** A tap that removes the products of one pickup place; `keys` are the lines' keys. */
export type PlaceFix = { readonly label: string; readonly keys: readonly string[] };

/**
 * An order is picked up at one place (readings 18). When the cart holds products of several, one fix per place;
 * otherwise none.
 */
export function placeFixesOf(lines: readonly Pick<PricedLine, 'line' | 'name' | 'parts'>[]): readonly PlaceFix[] {
  const placeOf = ({ parts }: Pick<PricedLine, 'parts'>) => parts[0]?.pickupPlace ?? null;
  const places = [...new Set(lines.map(placeOf))];
  if (places.length < 2) return [];
  return places.map((place) => {
    const group = lines.filter((line) => placeOf(line) === place);
    return {
      label: placing.removeThese(group.map(({ name }) => name)),
      keys: group.map(({ line }) => lineKey(line)),
    };
  });
}

/** The cart without these lines. */
export function withoutLines({ lines }: Cart, keys: readonly string[]): Cart {
  return { lines: lines.filter((line) => !keys.includes(lineKey(line))) };
}
