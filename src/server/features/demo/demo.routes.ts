import type { DbServices } from '#server/platform/database.ts';
import { answer, answerWith, defineRoute, type Route } from '#server/platform/http/route.ts';
import { type DemoPlan, hasDemoRows, planDemoRemoval } from './demo-rows.repository.ts';
import { removeDemo } from './remove-demo.ts';

const NOTHING = { products: 0, categories: 0, promotions: 0, orders: 0 };

export function demoRoutes(services: DbServices): readonly Route[] {
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

    defineRoute('removeDemo', async ({ body: { confirmation }, session }) =>
      answerWith(await removeDemo(services, session.userId, confirmation), (plan) => ({
        message: 'Datele demonstrative au fost șterse.',
        removed: countsOf(plan),
      })),
    ),
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
