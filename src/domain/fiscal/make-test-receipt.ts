import { bani, timesBani, ZERO_BANI } from '#domain/money/bani.ts';
import { ALL_MEANS } from '#domain/orders/payment-means.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { MachineCodes } from './fiscal-settings.ts';
import { describePercent } from './fiscal-words.ts';
import type { Receipt } from './receipt.ts';

/** The smallest sum that divides by every number of lines and codes. */
const ONE = bani(1);

/**
 * A receipt with a line for each VAT group and a part for each payment code, to be compared with the machine's own
 * report. A few bani, because outside of the text mode of the driver it is a real receipt.
 */
export function makeTestReceipt(codes: MachineCodes): Result<Receipt, { readonly code: 'nothing_to_test' }> {
  const named = [
    ...Object.entries(codes.groups).map(([rate, group]) => ({
      name: `Proba TVA ${describePercent(Number(rate))}`,
      group,
      department: codes.department,
    })),
    { name: 'Proba garantie SGR', group: codes.depositGroup, department: codes.depositDepartment },
  ].filter(({ group }) => group !== '');
  const used = new Set(ALL_MEANS.flatMap((means) => codes.paymentCodes[means] ?? []).filter((code) => code !== ''));
  if (named.length === 0 || used.size === 0) return err({ code: 'nothing_to_test' });
  const lines = named.map((line) => ({
    ...line,
    unitPrice: timesBani(ONE, used.size),
    quantity: 1,
    discount: ZERO_BANI,
  }));
  return ok({ cui: '', lines, payments: [...used].map((code) => ({ code, amount: timesBani(ONE, named.length) })) });
}
