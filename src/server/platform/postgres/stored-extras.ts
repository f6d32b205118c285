import { z } from 'zod';
import type { SoldExtra } from '#domain/menu/options/sold-extra.ts';
import { bani } from '#domain/money/bani.ts';

const Amount = z.int().transform(bani);

const StoredOption = z.object({
  id: z.int(),
  groupId: z.int(),
  group: z.string(),
  parentId: z.int().nullable(),
  count: z.int(),
  vatBasisPoints: z.int(),
  deposit: Amount,
});

/**
 * `order_lines.extras`: what was chosen with a dish, with the name and price of that time. Orders from before option
 * groups hold only names and prices.
 */
export const StoredExtras = z.array(
  z
    .object({ name: z.string(), price: Amount, option: StoredOption.optional(), isLeftOut: z.literal(true).optional() })
    .transform(
      ({ option, isLeftOut, ...extra }): SoldExtra => ({
        ...extra,
        ...(option && { option }),
        ...(isLeftOut && { isLeftOut }),
      }),
    ),
);
