import { err, ok, type Result } from '#domain/result.ts';

/** The documents' names of the payment methods; 'cash-card' is one part in cash and one by card. */
export const PAYMENT_NAMES = ['cash', 'card', 'cash-card'] as const;
export type PaymentName = (typeof PAYMENT_NAMES)[number];

/** Which payment methods are offered. */
export type OfferedPayments = { readonly cash: boolean; readonly card: boolean; readonly cashAndCard: boolean };

export type PaymentsRefusal = { readonly code: 'payments_required' };

/**
 * Parses the offered payment methods; at least one is required.
 *
 * A single name is the documented choice: 'cash-card' then means a restaurant that takes both, so every method is on. A
 * list names each method.
 */
export function decidePayments(named: PaymentName | readonly PaymentName[]): Result<OfferedPayments, PaymentsRefusal> {
  if (named === 'cash-card') return ok({ cash: true, card: true, cashAndCard: true });
  const offered = new Set<PaymentName>(typeof named === 'string' ? [named] : named);
  if (offered.size === 0) return err({ code: 'payments_required' });
  return ok({ cash: offered.has('cash'), card: offered.has('card'), cashAndCard: offered.has('cash-card') });
}
