import { findFirstOrderableSize, orderableDays } from './availability.ts';
import type { OptionChoice, Product, Size } from './menu.ts';

/**
 * The size that one tap adds to the cart: the only one switched on, orderable today. Alcohol is excluded, because its
 * page tells the guest about the age limit. Null where the guest has to choose or read something first.
 */
export function quickSize(product: Product & { readonly optionChoice?: OptionChoice }): Size | null {
  if (product.optionChoice === 'needed') return null;
  const choices = product.sizes.filter(({ isOn }) => isOn);
  if (choices.length !== 1 || product.isAgeRestricted || !orderableDays(product, null).today) return null;
  return findFirstOrderableSize(product);
}
