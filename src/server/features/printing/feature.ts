import type { Database } from '#server/platform/database.ts';
import { hourly } from '#server/platform/define/chores.ts';
import { defineFeature } from '#server/platform/define/feature.ts';
import { deleteOldPrintJobs } from './load-printers.ts';
import { printingRoutes } from './printing.routes.ts';
import { type PrinterServices, servePrinters } from './serve-printers.ts';

/** What slips need of orders; passed in, because orders queue slips. */
type PrintedOrders = {
  readonly findOrderId: (db: Database, orderNumber: number) => Promise<number | null>;
  readonly loadOrder: (db: Database, id: number) => ReturnType<PrinterServices['loadOrder']>;
};

export const printingFeature = (orders: PrintedOrders) =>
  defineFeature('printing', {
    routes: [
      (services) =>
        printingRoutes({ ...services, findOrderId: (orderNumber) => orders.findOrderId(services.db, orderNumber) }),
    ],
    addresses: [
      (app, services) => servePrinters(app, { ...services, loadOrder: (id) => orders.loadOrder(services.db, id) }),
    ],
    chores: [hourly(deleteOldPrintJobs)],
    retention: ['print_jobs'],
    tables: {
      printers: {
        archive: 'restaurant',
        topic: 'Printing',
        differs: {
          columns: ['basic_hash'],
          why: 'addresses of printers are made with the key of the house, and the password is set with them',
        },
      },
      print_jobs: { archive: 'passing', topic: 'Printing' },
    },
  });
