/** A receipt of a fiscal cash register as data, before it is written in the words of a driver. */
import { type Bani, minusBani, sumBani, timesBani } from '#domain/money/bani.ts';

export type ReceiptLine = {
  /** As sold; the dialect cleans and cuts it. */
  readonly name: string;
  readonly unitPrice: Bani;
  readonly quantity: number;
  /** The machine's own names for the VAT rate and the department; '' where the dialect has no departments. */
  readonly group: string;
  readonly department: string;
  /** Off the whole line. */
  readonly discount: Bani;
};

export type ReceiptPayment = { readonly code: string; readonly amount: Bani };

/** The sum of the lines is the sum of the payments. */
export type Receipt = {
  /** Fiscal code of the buyer; '' for none. */
  readonly cui: string;
  readonly lines: readonly ReceiptLine[];
  /** One part for each code, cash last. */
  readonly payments: readonly ReceiptPayment[];
};

export function totalOfLine({ unitPrice, quantity, discount }: ReceiptLine): Bani {
  return minusBani(timesBani(unitPrice, quantity), discount);
}

export function totalOfLines(lines: readonly ReceiptLine[]): Bani {
  return sumBani(lines.map(totalOfLine));
}
