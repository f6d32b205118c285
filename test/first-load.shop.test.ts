/** What a guest fetches first may not grow unseen (docs/decisions/0194). */
import { expect, test } from 'vitest';
import { createApi } from '#contract/create-api.ts';
import { openDatabase } from '#server/platform/database.ts';
import { anOrder, place } from '#test/support/an-order.ts';
import { aProduct } from '#test/support/factories.ts';
import { brotliBytes, readFirstLoads } from '#test/support/first-load.ts';
import { aRunningShop } from '#test/support/running-shop.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';

/** Bytes of scripts and of styles, at brotli's best. Who needs more says so here; who needs less, too. */
const FIRST_LOADS = {
  '/': [75_750, 4_204],
  '/meniu': [79_733, 4_345],
  '/meniu/$productId': [84_659, 4_820],
  '/checkout': [88_336, 3_986],
  '/comanda/$token': [94_230, 4_605],
  '/rezervare/$token': [81_414, 3_978],
  '/auth': [90_638, 4_264],
  '/user/orders': [83_392, 4_125],
  '/contact': [74_954, 3_717],
  '/despre-noi': [74_341, 3_690],
  '/opinii': [83_477, 4_839],
  '/termeni-si-conditii': [76_648, 3_718],
  '/retragere-din-contract': [78_652, 4_022],
} as const;
const MOST_GROWTH = 1.02;

test('no kind of page has a guest fetch more at first than it did', async () => {
  await using shop = await aRunningShop();
  const { db } = openDatabase({ url: await shop.databaseUrl(), applicationName: 'story' });
  await theRestaurant(db, { isOpenAroundTheClock: true });
  const dish = await aProduct(db);
  await db.destroy();
  const { trackingPath } = await place(createApi(fetch, shop.address), anOrder({ of: [dish] }));
  const firstLoadOf = readFirstLoads(shop.address);
  const found: Record<string, readonly number[]> = {};
  for (const page of Object.keys(FIRST_LOADS)) {
    const path = page
      .replace('/comanda/$token', trackingPath)
      .replace('$token', 'a'.repeat(43))
      .replace('$productId', String(dish.id));
    const { scripts, styles } = await firstLoadOf(path);
    found[page] = [await brotliBytes(scripts.values()), await brotliBytes(styles)];
  }
  const told = `Found:\n${JSON.stringify(found, null, 1)}`;
  for (const [page, [scripts, styles]] of Object.entries(FIRST_LOADS)) {
    expect.soft(found[page]?.[0], `scripts of ${page}. ${told}`).toBeLessThanOrEqual(scripts * MOST_GROWTH);
    expect.soft(found[page]?.[1], `styles of ${page}. ${told}`).toBeLessThanOrEqual(styles * MOST_GROWTH);
  }
});
