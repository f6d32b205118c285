import { findFirstOrderableSize, orderableDays } from './availability.ts';
import type { OptionChoice, Product, Size } from './menu.ts';

/**
 * The size that one tap puts into the cart: there is only one to choose, and it may be ordered today. Alcohol keeps the page
 * that tells the guest about age. Null where the guest has something to choose or to learn before.
 */
export function quickSize(product: Product & { readonly optionChoice?: OptionChoice }): Size | null {
  if (product.optionChoice === 'needed') return null;
  const choices = product.sizes.filter(({ isOn }) => isOn);
  if (choices.length !== 1 || product.isAgeRestricted || !orderableDays(product, null).today) return null;
  return findFirstOrderableSize(product);
}
