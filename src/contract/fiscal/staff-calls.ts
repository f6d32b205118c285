import { SavedResponse } from '../changes/wire.ts';
import { type AnswerOf, defineCall } from '../define/define-call.ts';
import { DoneResponse } from '../define/done-response.ts';
import { calendarDay, isoMoment, lei } from '../values/fields.ts';
import {
  AnswerReceiptRequest,
  FiscalSetupResponse,
  OfOrderRequest,
  ReceiptFileResponse,
  ReceiptsQuery,
  ReceiptsResponse,
  SaveFiscalSettingsRequest,
} from './wire.ts';

export const getFiscalSetup = defineCall({
  method: 'GET',
  path: '/admin-service/setup/fiscal',
  access: 'admin',
  sentence: 'The fiscal register: what its technician calls VAT groups, departments and payments, and its address.',
  response: FiscalSetupResponse,
  responseFields: { lastSeenAt: isoMoment, test: { givenAt: isoMoment } },
});
export type FiscalSetup = AnswerOf<typeof getFiscalSetup>;

export const saveFiscalSettings = defineCall({
  method: 'POST',
  path: '/admin-service/setup/fiscal',
  access: 'admin',
  sentence: 'Saves what the register calls its groups and codes, and whether orders get receipts.',
  refusals: ['changed_meanwhile'],
  body: SaveFiscalSettingsRequest,
  response: SavedResponse,
});

export const renewRegisterAddress = defineCall({
  method: 'POST',
  path: '/admin-service/setup/renew-register-address',
  access: 'admin',
  sentence: 'Gives the register another address; the present one opens nothing any more.',
  refusals: ['changed_meanwhile', 'fiscal_off'],
  response: DoneResponse,
});

export const queueTestReceipt = defineCall({
  method: 'POST',
  path: '/admin-service/queue-test-receipt',
  access: 'admin',
  once: 'by_key',
  sentence: 'Queues a receipt with a line for each VAT group and a part for each payment code.',
  refusals: ['fiscal_off', 'receipt_not_ready'],
  response: DoneResponse,
});

export const getReceipts = defineCall({
  method: 'GET',
  path: '/admin-service/fiscal-receipts',
  access: 'staff',
  sentence: 'The receipts of a day, and the paid orders of it that have none.',
  refusals: ['invalid_time'],
  query: ReceiptsQuery,
  response: ReceiptsResponse,
  responseFields: { date: calendarDay, lastSeenAt: isoMoment, receipts: [{ payable: lei, deliveredAt: isoMoment }] },
});
export type ReceiptsOfDay = AnswerOf<typeof getReceipts>;

export const queueReceipt = defineCall({
  method: 'POST',
  path: '/admin-service/queue-receipt',
  access: 'staff',
  sentence: 'Makes the receipt of a paid order that has none, for the register to fetch.',
  refusals: ['fiscal_off', 'order_not_found', 'order_unpaid', 'receipt_given'],
  body: OfOrderRequest,
  response: DoneResponse,
});

export const takeReceiptFile = defineCall({
  method: 'POST',
  path: '/admin-service/take-receipt-file',
  access: 'staff',
  once: 'by_key',
  sentence: 'The file of a receipt for the register, to be copied by hand. From then on it counts as given.',
  refusals: ['fiscal_off', 'order_not_found', 'order_unpaid', 'receipt_given', 'receipt_not_ready'],
  body: OfOrderRequest,
  response: ReceiptFileResponse,
});

export const answerReceipt = defineCall({
  method: 'POST',
  path: '/admin-service/answer-receipt',
  access: 'staff',
  sentence: 'A person says of a receipt that it came out, or that it did not and is to be printed once more.',
  refusals: ['receipt_answered', 'receipt_not_found'],
  body: AnswerReceiptRequest,
  response: DoneResponse,
});
