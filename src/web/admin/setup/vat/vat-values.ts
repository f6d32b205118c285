/** What the page of VAT rates says and sends. */

import { getVatRates, type ListedVatRate } from '#contract/vat/staff-calls.ts';
import { countOf } from '#domain/text/plural.ts';
import { vatWords as words } from '#web/i18n/admin/vat.ts';

/** The key under which `useSetup` keeps the rates. */
export const VAT_KEY = ['setup', getVatRates.path] as const;

/** „11”, „9,5 %”; null for what is not a percentage. */
export function readPercent(text: string): number | null {
  const [, number] = /^(\d{1,3}(?:[.,]\d{1,2})?)\s*%?$/.exec(text.trim()) ?? [];
  return number === undefined ? null : Number(number.replace(',', '.'));
}

/** „12 produse, o opțiune”. */
export function describeUse({ products, archivedProducts, options }: ListedVatRate): string {
  const parts = [
    ...(products > 0 ? [countOf(products, words.products)] : []),
    ...(archivedProducts > 0 ? [countOf(archivedProducts, words.archived)] : []),
    ...(options > 0 ? [countOf(options, words.options)] : []),
  ];
  return parts.length === 0 ? words.unused : parts.join(', ');
}
