/** Converts options as staff edit them between wire and domain: `…ToWire` and `…FromWire` side by side. Free of zod. */
import type { z } from 'zod';
import type { OptionSheet } from '#domain/menu/options/option-sheet.ts';
import { leiFromBani } from '#domain/money/lei-codec.ts';
import { inPercent } from '#domain/money/percent.ts';
import { basisPointsFromWire } from '../values/convert.ts';
import type { SaveOptionGroupRequest } from './wire.ts';

type AskedOption = z.output<typeof SaveOptionGroupRequest>['options'][number];

/** A new one has no `id` yet. */
export function optionSheetToWire<Id extends number | null>(option: OptionSheet & { readonly id: Id }) {
  return {
    id: option.id,
    name: option.name,
    price: option.price === null ? null : leiFromBani(option.price),
    dimensionPrices: option.sizePrices.map(({ sizeLabel, price }) => ({
      dimension: sizeLabel,
      price: leiFromBani(price),
    })),
    most: option.most,
    isDefault: option.isDefault,
    productId: option.productId,
    opensGroupId: option.opensGroupId,
    allergens: [...option.allergens],
    vatPercent: vatToWire(option.vatTakeawayBasisPoints),
    vatPercentOnPremises: vatToWire(option.vatOnPremisesBasisPoints),
    vatRateId: option.vatTakeawayRateId ?? null,
    vatRateIdOnPremises: option.vatOnPremisesRateId ?? null,
    depositPrice: leiFromBani(option.deposit),
    ageRestricted18: option.isAgeRestricted,
  };
}

export function optionSheetFromWire({
  id = null,
  dimensionPrices,
  vatPercent,
  vatPercentOnPremises,
  vatRateId = null,
  vatRateIdOnPremises = null,
  depositPrice,
  ageRestricted18,
  ...option
}: AskedOption): OptionSheet {
  return {
    ...option,
    id,
    sizePrices: dimensionPrices.map(({ dimension, price }) => ({ sizeLabel: dimension, price })),
    vatTakeawayBasisPoints: vatFromWire(vatPercent),
    vatOnPremisesBasisPoints: vatFromWire(vatPercentOnPremises),
    vatTakeawayRateId: vatRateId,
    vatOnPremisesRateId: vatRateIdOnPremises,
    deposit: depositPrice,
    isAgeRestricted: ageRestricted18,
  };
}

function vatToWire(basisPoints: number | null): number | null {
  return basisPoints === null ? null : inPercent(basisPoints);
}

function vatFromWire(percent: number | null): number | null {
  return percent === null ? null : basisPointsFromWire(percent);
}
