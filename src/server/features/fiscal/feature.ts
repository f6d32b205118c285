import { defineFeature } from '#server/platform/define/feature.ts';
import { fiscalRoutes } from './fiscal.routes.ts';
import type { FiscalOrders } from './give-receipts.ts';
import { serveRegister } from './serve-register.ts';

export const fiscalFeature = (orders: FiscalOrders) =>
  defineFeature('fiscal', {
    routes: [(services) => fiscalRoutes({ ...services, orders })],
    addresses: [(app, services) => serveRegister(app, { ...services, orders })],
    tables: {
      fiscal_settings: { archive: 'house', topic: 'Fiscal', withheld: ['delete'] },
      fiscal_receipts: { archive: 'guests', topic: 'Fiscal' },
    },
  });
