import { shopHealth } from '#contract/health/calls.ts';
import { answerAs, defineRoute, type Route } from '#server/platform/http/route.ts';
import { type HealthServices, loadShopHealth } from './load-shop-health.ts';

export function monitorRoutes(services: HealthServices): readonly Route[] {
  return [defineRoute('getShopHealth', async () => answerAs(shopHealth, await loadShopHealth(services)))];
}
