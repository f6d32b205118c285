import { fold } from '#domain/text/fold.ts';

const AMOUNT = /\d\s*(?:k?g|gr|grame|kilogram|kilograme|[mcd]?l|litru|litri)\b/;

/** Whether the label of a size contains a weight or volume, as „400 g” and „Mare, 0,5 l” do and „Ø 40 cm” does not. */
export function hasAmount(label: string): boolean {
  return AMOUNT.test(fold(label));
}
