/** An order as a cook or a guest reads it on a narrow strip: one list of lines, bundles with their parts under them. */

import type { Allergen } from '#domain/menu/menu.ts';
import { describeExtras } from '#domain/menu/options/describe-extras.ts';
import type { Station } from '#domain/menu/station.ts';
import type { Bani } from '#domain/money/bani.ts';
import { lineCost, type OrderView } from '#domain/orders/order-view.ts';

export type SlipLine = {
  readonly quantity: number;
  readonly name: string;
  readonly size: string;
  /** Ready to be printed, a line each. */
  readonly extras: readonly string[];
  readonly message: string;
  readonly allergens: readonly Allergen[];
  readonly declaresAllergens: boolean;
  readonly isAdult: boolean;
  /** For all pieces, extras included; null where the price stands on the bundle. */
  readonly price: Bani | null;
  readonly isFree: boolean;
  /** A part of the bundle above it. */
  readonly isPart: boolean;
  /** Where it is made; null for none, and for the bundle itself. */
  readonly station: Station | null;
};

export function slipLines(order: Pick<OrderView, 'lines' | 'bundles'>): readonly SlipLine[] {
  const products = order.lines.map(
    (line): SlipLine => ({
      quantity: line.quantity,
      name: line.productName,
      size: line.sizeLabel,
      extras: describeExtras(line.extras),
      message: line.message,
      allergens: line.allergens,
      declaresAllergens: line.declaresAllergens,
      isAdult: line.isAgeRestricted,
      price: lineCost(line),
      isFree: false,
      isPart: false,
      station: line.station,
    }),
  );
  const plain = { extras: [], message: '', allergens: [], declaresAllergens: true, isAdult: false };
  const bundles = order.bundles.flatMap(({ name, quantity, total, parts }): SlipLine[] => [
    { ...plain, quantity, name, size: '', price: total, isFree: false, isPart: false, station: null },
    ...parts.map(({ productName, sizeLabel, isFree, allergens, declaresAllergens, isAgeRestricted, station }) => ({
      ...plain,
      allergens,
      declaresAllergens,
      isAdult: isAgeRestricted,
      quantity,
      name: productName,
      size: sizeLabel,
      price: null,
      isFree,
      isPart: true,
      station,
    })),
  ]);
  return [...products, ...bundles];
}

/** The lines of one station; a bundle of which a part is made there stays above that part. */
export function linesOfStation(lines: readonly SlipLine[], stationId: number): readonly SlipLine[] {
  const isMadeThere = ({ station }: SlipLine) => station?.id === stationId;
  return lines.filter((line, place) => {
    if (isMadeThere(line)) return true;
    const next = lines.slice(place + 1);
    const end = next.findIndex(({ isPart }) => !isPart);
    return !line.isPart && next.slice(0, end < 0 ? next.length : end).some(isMadeThere);
  });
}
