/** Words about receipts of the register, for staff. */
import { formatLei } from '#domain/money/format-lei.ts';
import { inPercent } from '#domain/money/percent.ts';
import { factsOf } from '#domain/orders/payment-means.ts';
import type { OnlineMoment } from './fiscal-settings.ts';
import type { ReceiptRefusal } from './make-receipt.ts';
import type { ReceiptState } from './receipt-state.ts';

export const RECEIPT_STATE_WORDS = {
  to_print: 'Așteaptă casa',
  given: 'Trimis la casă',
  printed: 'Tipărit',
  failed: 'Nu a ieșit',
  unknown: 'Nu se știe dacă a ieșit',
} as const satisfies Record<ReceiptState, string>;

export const ONLINE_MOMENT_WORDS = {
  handover: 'La predarea comenzii',
  acceptance: 'La acceptarea comenzii',
  never: 'Fără bon, cu acordul contabilului',
} as const satisfies Record<OnlineMoment, string>;

/** „11%”, as machines print it. */
export function describePercent(basisPoints: number): string {
  return `${String(inPercent(basisPoints)).replace('.', ',')}%`;
}

/** Why an order has no receipt yet, and what to do. */
export function describeReceiptRefusal(refusal: ReceiptRefusal): string {
  switch (refusal.code) {
    case 'group_unknown':
      return `Lipsește grupa casei pentru TVA ${describePercent(refusal.vatBasisPoints)}. Scrieți-o la „Casa de marcat”.`;
    case 'deposit_group_unknown':
      return 'Lipsește grupa casei pentru garanția SGR. Scrieți-o la „Casa de marcat”.';
    case 'department_unknown':
      return 'Lipsește departamentul casei. Scrieți-l la „Casa de marcat”.';
    case 'payment_code_unknown':
      return `Lipsește codul casei pentru plata „${factsOf(refusal.means).label}”. Scrieți-l la „Casa de marcat”.`;
    case 'nothing_paid':
      return 'Comanda nu are nimic de plătit.';
    case 'sums_differ':
      return `Liniile fac ${formatLei(refusal.lines)}, plățile ${formatLei(refusal.payments)}. Faceți bonul de mână și anunțați administratorul magazinului.`;
  }
}
