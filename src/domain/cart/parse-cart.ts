/** Stores the cart in the browser across reloads. Stored text is untrusted, so it is parsed. */
import { parseJson } from '#domain/text/parse-json.ts';
import {
  type BundleChoice,
  CART_MAX_LINES,
  type Cart,
  type CartLine,
  type ChosenOption,
  LINE_MAX_OPTIONS,
  LINE_MAX_QUANTITY,
  MESSAGE_MAX_LENGTH,
  OPTION_MAX_COUNT,
} from './cart.ts';
import { checkLimits, EMPTY_CART, mergeLines } from './change-cart.ts';

/** Changes when the stored form changes; carts of another version start empty. */
export const CART_VERSION = 1;

/** Longest stored cart that is read, in characters: fifty full lines are far below. */
const STORED_MAX_LENGTH = 200_000;
/** Most extras of a line, most choices of a bundle, longest name of an extra; only bounds, the menu decides. */
const LINE_MAX_EXTRAS = 50;
const BUNDLE_MAX_CHOICES = 50;
const EXTRA_MAX_LENGTH = 200;

type Fields = Readonly<Record<string, unknown>>;

/** The text to store for a cart; `parseCart` reads it back. */
export function storedCart(cart: Cart): string {
  return JSON.stringify({ version: CART_VERSION, lines: cart.lines });
}

/**
 * Reads a stored cart. Malformed lines are dropped and equal ones merged; lines that would exceed the cart's limits are
 * left out. Unreadable text or another version gives an empty cart.
 */
export function parseCart(stored: string | null): Cart {
  const written = stored === null || stored.length > STORED_MAX_LENGTH ? null : parseJson(stored);
  if (!isFields(written) || written.version !== CART_VERSION || !Array.isArray(written.lines)) return EMPTY_CART;
  return written.lines
    .slice(0, CART_MAX_LINES)
    .map(parseLine)
    .filter((line) => line !== null)
    .reduce<Cart>((cart, line) => {
      const grown = checkLimits({ lines: mergeLines([...cart.lines, line]) });
      return grown.ok ? grown.value : cart;
    }, EMPTY_CART);
}

function parseLine(line: unknown): CartLine | null {
  if (!isFields(line) || !isCount(line.quantity) || line.quantity > LINE_MAX_QUANTITY) return null;
  return line.kind === 'bundle' ? parseBundleLine(line, line.quantity) : parseProductLine(line, line.quantity);
}

function parseProductLine(line: Fields, quantity: number): CartLine | null {
  const { kind, productId, sizeId, extras, options = [], message } = line;
  if (kind !== 'product' || !isCount(productId) || !isCount(sizeId) || typeof message !== 'string') return null;
  if ([...message.slice(0, 2 * MESSAGE_MAX_LENGTH + 1)].length > MESSAGE_MAX_LENGTH) return null;
  if (!Array.isArray(extras) || extras.length > LINE_MAX_EXTRAS || !extras.every(isExtraName)) return null;
  if (!Array.isArray(options) || options.length > LINE_MAX_OPTIONS) return null;
  const chosen = options.map(parseOption).filter((option) => option !== null);
  if (chosen.length < options.length) return null;
  return {
    kind: 'product',
    productId,
    sizeId,
    extras: [...new Set(extras)],
    ...(chosen.length > 0 && { options: chosen }),
    message,
    quantity,
  };
}

function parseBundleLine(line: Fields, quantity: number): CartLine | null {
  const { promotionId, choices } = line;
  if (!isCount(promotionId) || !Array.isArray(choices) || choices.length > BUNDLE_MAX_CHOICES) return null;
  const parsed = choices.map(parseChoice).filter((choice) => choice !== null);
  if (parsed.length === 0 || parsed.length < choices.length) return null;
  return { kind: 'bundle', promotionId, choices: parsed, quantity };
}

function parseChoice(choice: unknown): BundleChoice | null {
  if (!isFields(choice)) return null;
  const { setId, productId, sizeId } = choice;
  return isCount(setId) && isCount(productId) && isCount(sizeId) ? { setId, productId, sizeId } : null;
}

function parseOption(option: unknown): ChosenOption | null {
  if (!isFields(option)) return null;
  const { optionId, parentId, count } = option;
  if (!isCount(optionId) || !isCount(count) || count > OPTION_MAX_COUNT) return null;
  return parentId === null || isCount(parentId) ? { optionId, parentId, count } : null;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 1;
}

function isExtraName(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= EXTRA_MAX_LENGTH;
}
