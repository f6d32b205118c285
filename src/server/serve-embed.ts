/** Data for the button on the restaurant's own site (`public/embed.js`, docs/decisions/0228). */
import type { Api } from '#contract/client.ts';
import { fetchRestaurant } from '#contract/restaurant/client.ts';
import { homeZone } from '#domain/delivery/home-zone.ts';
import { orderingByWay } from '#domain/orders/placing/ordering-by-way.ts';
import { describeSoon } from '#domain/time/format-date.ts';
import { instant } from '#domain/time/instant.ts';
import type { App } from './app.ts';
import type { Services } from './services.ts';

/** The answer may be read from other sites and be a minute old, so a busy site requests it once a minute. */
const HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Cache-Control': 'public, max-age=60',
};

/**
 * Mounts `/embed/state.json`: `{ ways: [{ method, minutes }], from }`. The methods open now with their minutes (null
 * without an estimate); `from` says as text when ordering is possible again while none is open, null while one is or
 * when no orders are taken at all.
 */
export function serveEmbed(app: App, { clock }: Pick<Services, 'clock'>, api: Api): void {
  app.get('/embed/state.json', async (context) => {
    const { schedule, zones, city } = await fetchRestaurant(api);
    const now = instant(clock());
    const states = orderingByWay({ schedule, home: homeZone(zones, city), now });
    const ways = states.flatMap(({ method, ordering }) =>
      ordering.state === 'now' ? [{ method, minutes: ordering.minutes }] : [],
    );
    const firsts = states.flatMap(({ ordering }) => (ordering.state === 'later' ? [ordering.first] : []));
    const from = ways.length === 0 && firsts.length > 0 ? describeSoon(instant(Math.min(...firsts)), now) : null;
    return context.json({ ways, from }, 200, HEADERS);
  });
}
