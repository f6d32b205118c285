import { SavedResponse } from '../changes/wire.ts';
import { type AnswerOf, defineCall } from '../define/define-call.ts';
import { DoneResponse } from '../define/done-response.ts';
import { OrderNumberParams } from '../orders/wire.ts';
import { isoMoment } from '../values/fields.ts';
import {
  EnterInvoiceRequest,
  InvoiceSettingsResponse,
  OpenInvoicesResponse,
  OrderInvoiceResponse,
  RetryInvoiceRequest,
  SaveInvoiceSettingsRequest,
  TryInvoiceKeysRequest,
  TryInvoiceKeysResponse,
} from './wire.ts';

export const getInvoiceSettings = defineCall({
  method: 'GET',
  path: '/admin-service/setup/invoices',
  access: 'admin',
  sentence: 'How invoices for companies are issued; the key itself is never answered.',
  response: InvoiceSettingsResponse,
});
export type InvoiceSettings = AnswerOf<typeof getInvoiceSettings>;

export const saveInvoiceSettings = defineCall({
  method: 'POST',
  path: '/admin-service/setup/invoices',
  access: 'admin',
  needsStepUp: true,
  sentence: 'Saves the invoicing programme, its key and the series.',
  refusals: ['changed_meanwhile', 'invoice_cui_missing'],
  body: SaveInvoiceSettingsRequest,
  response: SavedResponse,
});

export const tryInvoiceKeys = defineCall({
  method: 'POST',
  path: '/admin-service/setup/try-invoice-keys',
  access: 'admin',
  needsStepUp: true,
  limit: { points: 30, seconds: 3600 },
  sentence: 'Tries the key of an invoicing programme and lists its series; saves and issues nothing.',
  refusals: ['invoice_cui_missing', 'invoice_keys_refused', 'invoice_programme_busy'],
  body: TryInvoiceKeysRequest,
  response: TryInvoiceKeysResponse,
});

export const getOpenInvoices = defineCall({
  method: 'GET',
  path: '/admin-service/open-invoices',
  access: 'admin',
  sentence: 'Invoices that are not issued, the failed ones first.',
  response: OpenInvoicesResponse,
  responseFields: { invoices: [{ queuedAt: isoMoment }] },
});
export type OpenInvoice = AnswerOf<typeof getOpenInvoices>['invoices'][number];

export const getOrderInvoice = defineCall({
  method: 'GET',
  path: '/admin-service/order-invoice/{id}',
  access: 'staff',
  sentence: 'The invoice of an order; null where none was asked for, or none is issued from here.',
  refusals: ['order_not_found'],
  params: OrderNumberParams,
  response: OrderInvoiceResponse,
  responseFields: { invoice: { issuedAt: isoMoment } },
});
export type OrderInvoice = NonNullable<AnswerOf<typeof getOrderInvoice>['invoice']>;

export const retryInvoice = defineCall({
  method: 'POST',
  path: '/admin-service/retry-invoice',
  access: 'staff',
  sentence: 'Issues the invoice of an order again; one that may exist is looked up first.',
  refusals: ['invoice_issued_already', 'invoice_not_found', 'order_not_found'],
  body: RetryInvoiceRequest,
  response: DoneResponse,
});

export const enterInvoice = defineCall({
  method: 'POST',
  path: '/admin-service/enter-invoice',
  access: 'staff',
  sentence: 'Records the number of an invoice that a person issued.',
  refusals: [
    'changed_meanwhile',
    'invoice_issued_already',
    'invoice_not_found',
    'invoice_number_taken',
    'order_not_found',
  ],
  body: EnterInvoiceRequest,
  response: DoneResponse,
});
