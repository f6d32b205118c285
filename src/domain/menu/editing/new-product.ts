/** What a product is until staff say otherwise: the one place of its defaults, and what its words propose. */
import { emptyFields } from '#domain/menu/product-fields.ts';
import { type Bani, bani, ZERO_BANI } from '#domain/money/bani.ts';
import type { ProposedVat } from '#domain/vat/vat-rates.ts';
import { isContainer, judgeDrink } from './judge-drink.ts';
import { PRODUCT_FIELDS, type ProductFields } from './office-fields.ts';

/**
 * VAT of food and restaurant services in Romania, in basis points (Legea 141/2025), with which the rate „Redusă” of a new
 * shop begins (migration 0667). What a new product gets is the value of that rate on the day (`findProposedVat`).
 */
export const FOOD_VAT = 1100;

/** SGR deposit of one piece (HG 1074/2021). */
export const SGR_DEPOSIT = bani(50);

/** The fields of a product that nothing is known about. */
export const NEW_PRODUCT: ProductFields = {
  ...emptyFields(PRODUCT_FIELDS),
  isOn: true,
  isOrderableToday: true,
  isOrderableAhead: true,
  allowsMessage: true,
  vatTakeawayBasisPoints: FOOD_VAT,
  vatOnPremisesBasisPoints: FOOD_VAT,
};

export type ProposedFacts = Pick<
  ProductFields,
  'isAgeRestricted' | 'vatTakeawayBasisPoints' | 'vatOnPremisesBasisPoints'
>;

/** What the words of a new product propose: alcohol is for adults, and its VAT is not that of food. */
export function proposedFacts(
  about: Parameters<typeof judgeDrink>[0],
  { standard, reduced }: ProposedVat,
): ProposedFacts {
  const { isAlcohol, hasStandardVat } = judgeDrink(about);
  const vat = hasStandardVat ? standard : reduced;
  return { isAgeRestricted: isAlcohol, vatTakeawayBasisPoints: vat, vatOnPremisesBasisPoints: vat };
}

/** The deposit that a new size begins with: only where its words name a drink in a bottle or a can. */
export function proposedDeposit(about: { readonly name: string; readonly category: string }, label: string): Bani {
  const { mayNeedDeposit } = judgeDrink({ ...about, sizes: [label] });
  return mayNeedDeposit && isContainer(about.name, label) ? SGR_DEPOSIT : ZERO_BANI;
}
