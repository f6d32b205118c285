import type { Company } from './restaurant.ts';

/** What guests read of VAT beside prices; '' where the restaurant does not pay it. */
export function vatSentence({ vatPayer }: Pick<Company, 'vatPayer'>): string {
  return vatPayer ? 'Prețurile includ TVA.' : '';
}
