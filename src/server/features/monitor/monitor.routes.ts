import { shopHealth } from '#contract/health/calls.ts';
import { answer, answerAs, defineRoute, type Route } from '#server/platform/http/route.ts';
import { setMailsAside } from '#server/platform/mail/mails.repository.ts';
import { type HealthServices, loadShopHealth } from './load-shop-health.ts';

export function monitorRoutes(services: HealthServices): readonly Route[] {
  return [
    defineRoute('getShopHealth', async () => answerAs(shopHealth, await loadShopHealth(services))),
    defineRoute('setMailsAside', async () => {
      await setMailsAside(services.db, services.clock());
      return answer({ message: 'E-mailurile care nu au mai plecat nu mai sunt amintite.' });
    }),
  ];
}
