/**
 * Columns of the files in which providers say what they pay out, by their headings. NETOPIA's and Viva's are not
 * documented in public: the names are those that their reports are said to have, in Romanian and English.
 */
import type { ContractProvider } from '../payment-settings.ts';

export const SETTLEMENT_FIELDS = ['attempt', 'reference', 'kind', 'amount', 'fee', 'currency', 'day'] as const;
export type SettlementField = (typeof SETTLEMENT_FIELDS)[number];

/** Without one of these a row says nothing: what it belongs to (either of two), how much, when. */
export const NEEDED_FIELDS: readonly (readonly SettlementField[])[] = [['attempt', 'reference'], ['amount'], ['day']];

/** Headings in lower case without diacritics. */
export const SETTLEMENT_COLUMNS: Readonly<
  Record<ContractProvider, Readonly<Record<SettlementField, readonly string[]>>>
> = {
  stripe: {
    attempt: ['payment_metadata[attempt]', 'attempt', 'client_reference_id'],
    reference: ['payment_intent_id', 'charge_id', 'source_id'],
    kind: ['reporting_category', 'type'],
    amount: ['gross', 'amount'],
    fee: ['fee'],
    currency: ['currency'],
    day: ['created', 'created (utc)', 'created_utc'],
  },
  netopia: {
    attempt: ['order id', 'id comanda', 'orderid', 'numar comanda'],
    reference: ['ntpid', 'ntp id', 'id tranzactie', 'id plata'],
    kind: ['tip', 'tip tranzactie', 'operatiune', 'status'],
    amount: ['suma', 'valoare', 'suma procesata', 'amount'],
    fee: ['comision', 'comision total', 'fee'],
    currency: ['moneda', 'valuta', 'currency'],
    day: ['data', 'data tranzactiei', 'data procesarii', 'date'],
  },
  viva: {
    attempt: ['merchant reference', 'merchanttrns', 'merchant trns'],
    reference: ['order code', 'ordercode', 'transaction id'],
    kind: ['transaction type', 'type'],
    amount: ['amount', 'transaction amount'],
    fee: ['commission', 'fee', 'total fee'],
    currency: ['currency', 'currency code'],
    day: ['date', 'transaction date', 'insdate'],
  },
};

/** What a row is, by a word in its kind; a row without one is a payment, or a refund when its amount is negative. */
export const KIND_WORDS = {
  dispute: ['dispute', 'chargeback', 'contestat'],
  refund: ['refund', 'credit', 'rambursare', 'returnare', 'void', 'reversal'],
  payment: ['charge', 'payment', 'capture', 'plata', 'incasare', 'paid', 'confirm', 'sale'],
  payout: ['payout', 'transfer', 'virament', 'decontare'],
} as const;
export type SettlementKind = keyof typeof KIND_WORDS;
