import { defineFeature } from '#server/platform/define/feature.ts';
import { fiscalRoutes } from './fiscal.routes.ts';
import type { FiscalOrders } from './give-receipts.ts';
import { serveRegister } from './serve-register.ts';

export const fiscalFeature = (orders: FiscalOrders) =>
  defineFeature('fiscal', {
    routes: [(services) => fiscalRoutes({ ...services, orders })],
    addresses: [(app, services) => serveRegister(app, { ...services, orders })],
    tables: {
      fiscal_settings: {
        archive: 'restaurant',
        topic: 'Fiscal',
        differs: {
          columns: ['last_seen_at', 'on_since'],
          why: 'the register still prints receipts of the other shop until the owner switches them on in the new one',
        },
      },
      fiscal_receipts: {
        archive: 'guests',
        topic: 'Fiscal',
        differs: { columns: ['state'], why: 'what the other shop had not heard of yet is a question in the new one' },
      },
    },
  });
