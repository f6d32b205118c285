import { type AnswerOf, defineCall } from '../define/define-call.ts';
import { DoneResponse } from '../define/done-response.ts';
import { isoMoment } from '../values/fields.ts';
import {
  AnswerPrintJobsRequest,
  PrintAgainRequest,
  PrinterRequest,
  PrintersResponse,
  SavePrinterRequest,
  SavePrinterResponse,
} from './wire.ts';

export const getPrinters = defineCall({
  method: 'GET',
  path: '/admin-service/setup/printers',
  access: 'admin',
  sentence: 'Receipt printers that fetch their slips, each with its address and how it stands.',
  response: PrintersResponse,
  responseFields: { printers: [{ lastSeenAt: isoMoment }] },
});
export type PrintersSetup = AnswerOf<typeof getPrinters>;
export type SetUpPrinter = PrintersSetup['printers'][number];

export const savePrinter = defineCall({
  method: 'POST',
  path: '/admin-service/setup/save-printer',
  access: 'admin',
  sentence: 'Makes a printer, or changes what it prints and when.',
  refusals: ['changed_meanwhile', 'printer_not_found', 'too_many_printers'],
  body: SavePrinterRequest,
  response: SavePrinterResponse,
});

export const renewPrinterAddress = defineCall({
  method: 'POST',
  path: '/admin-service/setup/renew-printer-address',
  access: 'admin',
  sentence: 'Gives a printer another address; the present one opens nothing any more.',
  refusals: ['changed_meanwhile', 'printer_not_found'],
  body: PrinterRequest,
  response: DoneResponse,
});

export const removePrinter = defineCall({
  method: 'POST',
  path: '/admin-service/setup/remove-printer',
  access: 'admin',
  sentence: 'Removes a printer with its slips.',
  refusals: ['changed_meanwhile', 'printer_not_found'],
  body: PrinterRequest,
  response: DoneResponse,
});

export const printTestSlip = defineCall({
  method: 'POST',
  path: '/admin-service/print-test-slip',
  access: 'kitchen',
  once: 'by_key',
  sentence: 'Queues a test slip.',
  refusals: ['printer_not_found'],
  body: PrinterRequest,
  response: DoneResponse,
});

export const printAgain = defineCall({
  method: 'POST',
  path: '/admin-service/print-again',
  access: 'kitchen',
  once: 'by_key',
  sentence: 'Prints an order once more on a printer: marked COPIE where a slip of it was fetched before.',
  refusals: ['order_not_found', 'printer_not_found', 'printer_prints_nothing'],
  body: PrintAgainRequest,
  response: DoneResponse,
});

export const answerPrintJobs = defineCall({
  method: 'POST',
  path: '/admin-service/answer-print-jobs',
  access: 'kitchen',
  sentence: 'Prints slips of unknown fate as copies and late ones as they are, or drops them.',
  body: AnswerPrintJobsRequest,
  response: DoneResponse,
});
