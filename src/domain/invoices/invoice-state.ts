/** The states of an order's invoice, and which step leads from where to where. */

export const INVOICE_STATES = ['waiting', 'unknown', 'failed', 'issued'] as const;
export type InvoiceState = (typeof INVOICE_STATES)[number];

/**
 * `ask` is written before the programme is asked, so that a process that dies leaves `unknown` behind. An unknown invoice
 * is looked up; it is asked for again only where the programme has none of the order.
 */
export const INVOICE_STEPS = {
  ask: { from: ['waiting', 'unknown'], to: 'unknown' },
  postpone: { from: ['unknown'], to: 'waiting' },
  issue: { from: ['unknown'], to: 'issued' },
  fail: { from: ['waiting', 'unknown'], to: 'failed' },
  retry: { from: ['failed'], to: 'waiting' },
  enter: { from: ['waiting', 'unknown', 'failed'], to: 'issued' },
} as const satisfies Record<string, { readonly from: readonly InvoiceState[]; readonly to: InvoiceState }>;
export type InvoiceStep = keyof typeof INVOICE_STEPS;

/** Why an invoice was not issued; a person can do something about each. */
export const INVOICE_FAILURES = {
  off: 'Facturarea este oprită. Porniți-o din pagina „Facturi”, apoi încercați din nou.',
  keys: 'Programul de facturare nu a primit cheile. Verificați-le în pagina „Facturi”.',
  series: 'Programul de facturare nu are seria aleasă. Alegeți alta în pagina „Facturi”.',
  vat: 'Programul de facturare nu are una dintre cotele TVA ale comenzii. Adăugați-o acolo, apoi încercați din nou.',
  cui: 'Lipsește CUI-ul restaurantului. Completați-l la datele firmei, apoi încercați din nou.',
  unclear:
    'Nu se știe dacă factura a fost emisă: programul nu a răspuns, iar o căutare nu lămurește. Verificați acolo: dacă există, scrieți-i numărul; dacă nu, încercați din nou.',
  refused: 'Programul de facturare a refuzat factura.',
  gone: 'Comanda nu mai are datele firmei.',
} as const;
export type InvoiceFailure = keyof typeof INVOICE_FAILURES;

export const INVOICE_STATE_WORDS: Readonly<Record<InvoiceState, string>> = {
  waiting: 'Se emite',
  unknown: 'Se verifică',
  failed: 'Neemisă',
  issued: 'Emisă',
};

/** „PFT 0041”. */
export function nameOfInvoice({ series, number }: { readonly series: string; readonly number: string }): string {
  return series === '' ? number : `${series} ${number}`;
}

/** Requests wait this long at most, and a programme may finish one that was given up. */
const SETTLED_MS = 90_000;

/** Whether a request that was sent at `askedAt` has ended in the programme, one way or the other. */
export function isSettled(askedAt: number, now: number): boolean {
  return now - askedAt >= SETTLED_MS;
}
