import type { Instant } from '#domain/time/instant.ts';
import type { Database } from '#server/platform/database.ts';
import { answer, defineRoute, type Route, refuse } from '#server/platform/http/route.ts';
import { requireSession } from '#server/platform/sessions.ts';
import { type DemoPlan, hasDemoRows, planDemoRemoval } from './demo-rows.repository.ts';
import { removeDemo } from './remove-demo.ts';

type DemoServices = { readonly db: Database; readonly clock: () => Instant };

const NOTHING = { products: 0, categories: 0, promotions: 0, orders: 0 };

export function demoRoutes(services: DemoServices): readonly Route[] {
  const { db } = services;
  return [
    defineRoute('getDemo', async () => {
      if (!(await hasDemoRows(db))) {
        return answer({ present: false, removed: NOTHING, numberOfTrialOrders: 0, kept: NOTHING });
      }
      const plan = await planDemoRemoval(db);
      return answer({
        present: true,
        removed: countsOf(plan),
        numberOfTrialOrders: plan.trialOrders,
        kept: plan.kept,
      });
    }),

    defineRoute('removeDemo', async ({ body: { confirmation }, session }) => {
      const removed = await removeDemo(services, requireSession(session).userId, confirmation);
      if (!removed.ok) {
        const { error } = removed;
        return refuse(error.code, {}, error.code === 'no_demo' ? {} : { fields: error.fields });
      }
      return answer({ message: 'Datele demonstrative au fost șterse.', removed: countsOf(removed.value) });
    }),
  ];
}

function countsOf({ products, categories, promotions, orders }: DemoPlan) {
  return {
    products: products.length,
    categories: categories.length,
    promotions: promotions.length,
    orders: orders.length,
  };
}
