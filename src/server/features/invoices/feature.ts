import type { Database } from '#server/platform/database.ts';
import { hourly } from '#server/platform/define/chores.ts';
import { defineFeature } from '#server/platform/define/feature.ts';
import { callOut } from '#server/platform/http/call-out.ts';
import { INVOICE_QUEUE } from './invoice-queue.ts';
import { invoiceRoutes } from './invoices.routes.ts';
import { type InvoicedOrders, issueInvoice } from './issue-invoice.ts';
import { anonymiseOldInvoices, hideInvoices } from './personal-data.ts';
import { FGO } from './programmes/fgo.ts';
import { OBLIO } from './programmes/oblio.ts';
import { SMARTBILL } from './programmes/smartbill.ts';

type Orders = InvoicedOrders & {
  readonly findOrderId: (db: Database, orderNumber: number) => Promise<number | null>;
};

export const invoicesFeature = (orders: Orders) =>
  defineFeature('invoices', {
    routes: [(services) => invoiceRoutes({ ...services, ...orders, callOut })],
    chores: [hourly(anonymiseOldInvoices)],
    queues: [
      {
        queue: INVOICE_QUEUE,
        failed: 'invoice.not_issued',
        open: (services) => ({ work: (payload) => issueInvoice({ ...services, ...orders, callOut }, payload) }),
      },
    ],
    outboundCallers: [OBLIO, SMARTBILL, FGO],
    personalData: { forget: hideInvoices },
    tables: {
      invoices: { archive: 'guests', topic: 'Invoices', withheld: ['delete'] },
      invoice_settings: { archive: 'secret', topic: 'Invoices', withheld: ['delete'] },
    },
  });
