import { hourly } from '#server/platform/define/chores.ts';
import { defineFeature } from '#server/platform/define/feature.ts';
import { statisticsRoutes } from './statistics.routes.ts';
import { sumCustomers } from './sum-customers.ts';
import { sumAllSales } from './sum-sales.ts';

export const statisticsFeature = defineFeature('statistics', {
  routes: [statisticsRoutes],
  chores: [hourly(sumCustomers), hourly(sumAllSales)],
  tables: {
    drawer_counts: { archive: 'restaurant', topic: 'Orders' },
    // Kept with the orders that they prove, as the events of payments are; they name no person.
    settlement_files: { archive: 'guests', topic: 'Payments', withheld: ['delete', 'update'] },
    settlement_rows: { archive: 'guests', topic: 'Payments', withheld: ['delete', 'update'] },
    customer_sums: { archive: 'derived', topic: 'People' },
    sales_sums: { archive: 'derived', topic: 'Orders' },
    sales_sums_due: { archive: 'derived', topic: 'Orders', withheld: ['update'] },
    customer_sums_due: { archive: 'derived', topic: 'People', withheld: ['update'] },
  },
});
