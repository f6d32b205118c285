/** What a product is until staff say otherwise: the one place of its defaults, and what its words propose. */
import { emptyFields } from '#domain/menu/product-fields.ts';
import { type Bani, bani, ZERO_BANI } from '#domain/money/bani.ts';
import { isContainer, judgeDrink } from './judge-drink.ts';
import { PRODUCT_FIELDS, type ProductFields } from './office-fields.ts';

/** VAT of food and restaurant services, in basis points (Legea 141/2025). */
export const FOOD_VAT = 1100;
/** VAT of alcohol and of sweetened drinks. */
export const STANDARD_VAT = 2100;

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
export function proposedFacts(about: Parameters<typeof judgeDrink>[0]): ProposedFacts {
  const { isAlcohol, hasStandardVat } = judgeDrink(about);
  const vat = hasStandardVat ? STANDARD_VAT : FOOD_VAT;
  return { isAgeRestricted: isAlcohol, vatTakeawayBasisPoints: vat, vatOnPremisesBasisPoints: vat };
}

/** The deposit that a new size begins with: only where its words name a drink in a bottle or a can. */
export function proposedDeposit(about: { readonly name: string; readonly category: string }, label: string): Bani {
  const { mayNeedDeposit } = judgeDrink({ ...about, sizes: [label] });
  return mayNeedDeposit && isContainer(about.name, label) ? SGR_DEPOSIT : ZERO_BANI;
}
