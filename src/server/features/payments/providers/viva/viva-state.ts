/** The transactions of an order at Viva, in our words. */
import { type Bani, bani, sumBani, ZERO_BANI } from '#domain/money/bani.ts';
import { baniFromLei } from '#domain/money/lei-codec.ts';
import type { DeclineReason, ProviderState, ProviderStateKind } from '#domain/payments/provider-state.ts';
import { LEI, ORDER_STATES, type VivaTransaction } from './viva-api.ts';

/** `TransactionTypeId`. */
const PRE_AUTHORISATION = 1;
const VOID = 7;
const REFUNDS: ReadonlySet<number> = new Set([4, VOID, 11, 13, 18]);

/** `ResponseEventId` of refusals that a guest can do something about. */
const DECLINES: Readonly<Record<number, DeclineReason>> = {
  10014: 'wrong_data',
  10051: 'no_funds',
  10054: 'wrong_data',
  10061: 'no_funds',
  10200: 'wrong_data',
};

export type VivaMoney = {
  /** The transaction that holds, has not been taken nor released. */
  readonly held: VivaTransaction | null;
  /** The one that took money. */
  readonly taken: VivaTransaction | null;
};

/** What there is of money: a hold that was taken is C, and the taking is another transaction, F. */
export function moneyOf(transactions: readonly VivaTransaction[]): VivaMoney {
  const isVoided = ({ TransactionId }: VivaTransaction) =>
    transactions.some((one) => typeOf(one) === VOID && one.ParentId === TransactionId && one.StatusId === 'F');
  const holds = transactions.filter((one) => typeOf(one) === PRE_AUTHORISATION);
  return {
    held: holds.find((one) => one.StatusId === 'F' && !isVoided(one)) ?? null,
    taken: transactions.find((one) => isCharge(one) && /^[FRM]/.test(one.StatusId)) ?? null,
  };
}

/**
 * @param orderState of the order at Viva; asked only while there is no money
 * @returns null when an amount is no whole number of bani
 */
export function stateFromViva(
  transactions: readonly VivaTransaction[],
  orderState: number | null,
  attempt: string,
): ProviderState | null {
  const { held, taken } = moneyOf(transactions);
  const amount = amountOf(taken ?? held);
  const refunds = transactions
    .filter((one) => REFUNDS.has(typeOf(one)) && one.StatusId === 'F' && one.ParentId === taken?.TransactionId)
    .map(amountOf);
  if (amount === null || refunds.includes(null)) return null;
  const kind = kindOf(transactions, { held, taken }, orderState);
  const last = transactions.at(-1) ?? null;
  const shown = taken ?? held ?? last;
  const card = /(\d{4})$/.exec(shown?.CreditCard?.Number ?? '')?.[1];
  return {
    kind,
    amount,
    refunded: sumBani(refunds.filter((one) => one !== null)),
    currency: (shown?.CurrencyCode ?? LEI) === LEI ? 'RON' : (shown?.CurrencyCode ?? ''),
    attempt: shown?.MerchantTrns ?? attempt,
    // No answer names when a hold ends.
    heldUntil: null,
    declined: kind === 'declined' ? (DECLINES[last?.ResponseEventId ?? 0] ?? 'bank_refused') : null,
    maskedCard: card === undefined ? null : `•••• ${card}`,
  };
}

function kindOf(
  transactions: readonly VivaTransaction[],
  { held, taken }: VivaMoney,
  orderState: number | null,
): ProviderStateKind {
  if (taken?.StatusId.startsWith('M') && taken.StatusId !== 'MW') return 'disputed';
  if (taken !== null) return 'paid';
  if (held !== null) return 'held';
  const wasReleased = transactions.some((one) => typeOf(one) === PRE_AUTHORISATION && one.StatusId !== 'E');
  if (wasReleased && orderState === ORDER_STATES.paid) return 'closed';
  if (orderState === ORDER_STATES.expired || orderState === ORDER_STATES.cancelled) return 'closed';
  return transactions.at(-1)?.StatusId === 'E' ? 'declined' : 'open';
}

/** Null for what is no whole number of bani. Refunds are told with and without a minus. */
function amountOf(transaction: VivaTransaction | null): Bani | null {
  if (transaction === null) return ZERO_BANI;
  const amount = baniFromLei(Math.abs(transaction.Amount));
  return amount.ok ? bani(amount.value) : null;
}

function isCharge(transaction: VivaTransaction): boolean {
  const type = typeOf(transaction);
  return type !== PRE_AUTHORISATION && !REFUNDS.has(type);
}

function typeOf({ TransactionType }: VivaTransaction): number {
  return TransactionType.TransactionTypeId;
}
