import type { Option } from '#domain/menu/menu.ts';
import type { Bani } from '#domain/money/bani.ts';

/** What one piece of an option costs at a size; null where it is not offered. */
export function priceAt({ price, sizePrices }: Option, sizeId: number): Bani | null {
  return sizePrices.find((one) => one.sizeId === sizeId)?.price ?? price;
}

/** Whether an option can be chosen now at a size. */
export function isOptionOffered(option: Option, sizeId: number): boolean {
  return !option.isSoldOut && priceAt(option, sizeId) !== null;
}
