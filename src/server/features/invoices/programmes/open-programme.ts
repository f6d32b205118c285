import type { InvoiceProgramme } from '#domain/invoices/programmes.ts';
import type { CallOut } from '#server/platform/http/call-out.ts';
import { openFgo } from './fgo.ts';
import { openOblio } from './oblio.ts';
import type { Programme } from './programme.ts';
import { openSmartBill } from './smartbill.ts';

const OPENED = {
  oblio: openOblio,
  smartbill: openSmartBill,
  fgo: openFgo,
} as const satisfies Record<InvoiceProgramme, (callOut: CallOut) => Programme>;

export function openProgramme(name: InvoiceProgramme, callOut: CallOut): Programme {
  return OPENED[name](callOut);
}
