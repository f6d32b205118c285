import { getOpenInvoices, getOrderInvoice } from '#contract/invoices/staff-calls.ts';
import { INVOICE_FAILURES } from '#domain/invoices/invoice-state.ts';
import type { CallOut } from '#server/platform/http/call-out.ts';
import {
  answer,
  answerAs,
  answerSaved,
  answerWith,
  defineRoute,
  type Route,
  refuseAs,
} from '#server/platform/http/route.ts';
import { type EditInvoiceServices, findInvoiceOfOrder, recordInvoice, retryInvoice } from './edit-invoice.ts';
import { listOpenInvoices, type StoredInvoice } from './invoices.repository.ts';
import {
  type InvoiceSettingsServices,
  loadInvoiceSettings,
  saveInvoiceSettings,
  tryInvoiceKeys,
} from './save-invoice-settings.ts';

type InvoiceServices = InvoiceSettingsServices & EditInvoiceServices & { readonly callOut: CallOut };

/** Shown at once; a restaurant with more of them looks into its programme. */
const MOST_OPEN = 100;

export function invoiceRoutes(services: InvoiceServices): readonly Route[] {
  return [
    defineRoute('getInvoiceSettings', async () => {
      const { sealedSecret, ...settings } = await loadInvoiceSettings(services.db);
      return answer({ ...settings, hasSecret: sealedSecret !== '' });
    }),
    defineRoute('saveInvoiceSettings', async ({ body, session }) =>
      answerSaved(await saveInvoiceSettings(services, session.userId, body)),
    ),
    defineRoute('tryInvoiceKeys', async ({ body }) =>
      answerWith(await tryInvoiceKeys(services, body), ({ message, series }) => ({
        message,
        series: series === null ? null : [...series],
      })),
    ),
    defineRoute('getOpenInvoices', async () => {
      const invoices = await listOpenInvoices(services.db, MOST_OPEN);
      return answerAs(getOpenInvoices, {
        invoices: invoices.map((invoice) => ({ ...invoice, reason: reasonOf(invoice), said: saidOf(invoice) })),
      });
    }),
    defineRoute('getOrderInvoice', async ({ params }) => {
      const found = await findInvoiceOfOrder(services, params.id);
      if (!found.ok) return refuseAs(found.error);
      return answerAs(getOrderInvoice, { invoice: found.value === null ? null : presentInvoice(found.value) });
    }),
    defineRoute('retryInvoice', async ({ body }) =>
      answerWith(await retryInvoice(services, body.orderNumber), () => ({
        message: 'Factura se emite din nou, în câteva clipe.',
      })),
    ),
    defineRoute('enterInvoice', async ({ body, session }) =>
      answerWith(await recordInvoice(services, session.userId, body), () => ({
        message: 'Numărul facturii a fost salvat.',
      })),
    ),
  ];
}

function presentInvoice(invoice: StoredInvoice) {
  const { state, series, number, link, isByHand, issuedAt } = invoice;
  return { state, reason: reasonOf(invoice), said: saidOf(invoice), series, number, link, isByHand, issuedAt };
}

/** As a sentence; '' unless it failed. */
function reasonOf({ reason }: Pick<StoredInvoice, 'reason'>): string {
  return reason === '' ? '' : INVOICE_FAILURES[reason];
}

/** What the programme said, as a sentence. Where it is unclear what became of an invoice, the look-up itself says what to check. */
function saidOf({ reason, said }: Pick<StoredInvoice, 'reason' | 'said'>): string {
  return said === '' || reason === 'unclear' ? said : `Programul a răspuns: „${said}”.`;
}
