/** The size of a guest's first load must not grow unnoticed (docs/decisions/0194). */
import { expect, test } from 'vitest';
import { createApi } from '#contract/create-api.ts';
import { openDatabase } from '#server/platform/database.ts';
import { anOrder, place } from '#test/support/an-order.ts';
import { aProduct } from '#test/support/factories.ts';
import { brotliBytes, readFirstLoads } from '#test/support/first-load.ts';
import { aRunningShop } from '#test/support/running-shop.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';
import { hasWholeReact } from '../scripts/leave-out-of-react.ts';

/**
 * Bytes of scripts and of styles, with brotli at its best. Raise or lower a number here together with the change that
 * causes it.
 */
const FIRST_LOADS = {
  '/': [67_962, 3_938],
  '/meniu': [72_568, 4_064],
  '/meniu/$productId': [75_003, 4_156],
  '/checkout': [79_527, 2_920],
  '/comanda/$token': [79_832, 3_536],
  '/rezervare/$token': [70_624, 2_896],
  '/auth': [78_274, 3_068],
  '/user/orders': [77_675, 3_214],
  '/contact': [64_641, 2_716],
  '/despre-noi': [63_551, 2_610],
  '/opinii': [72_144, 3_134],
  '/termeni-si-conditii': [65_837, 2_632],
  '/retragere-din-contract': [67_653, 2_797],
} as const;
const MOST_GROWTH = 1.02;
/** More of every page when a release of React is built whole, until the cuts fit it (scripts/leave-out-of-react.ts). */
const WHOLE_REACT_BYTES = 15_000;

test('no kind of page has a guest fetch more at first than it did', async () => {
  await using shop = await aRunningShop();
  const { db } = openDatabase({ url: await shop.databaseUrl(), applicationName: 'story' });
  await theRestaurant(db, { isOpenAroundTheClock: true });
  const dish = await aProduct(db);
  await db.destroy();
  const { trackingPath } = await place(createApi(fetch, shop.address), anOrder({ of: [dish] }));
  const firstLoadOf = readFirstLoads(shop.address);
  const found: Record<string, readonly number[]> = {};
  let isWhole = false;
  for (const page of Object.keys(FIRST_LOADS)) {
    const path = page
      .replace('/comanda/$token', trackingPath)
      .replace('$token', 'a'.repeat(43))
      .replace('$productId', String(dish.id));
    const { scripts, styles } = await firstLoadOf(path);
    found[page] = [await brotliBytes(scripts.values()), await brotliBytes(styles)];
    isWhole ||= [...scripts.values()].some(hasWholeReact);
  }
  const reason = isWhole ? 'React is whole in this build: scripts/leave-out-of-react.ts does not fit it. ' : '';
  const told = `${reason}Found:\n${JSON.stringify(found, null, 1)}`;
  for (const [page, [scripts, styles]] of Object.entries(FIRST_LOADS)) {
    const most = scripts * MOST_GROWTH + (isWhole ? WHOLE_REACT_BYTES : 0);
    expect.soft(found[page]?.[0], `scripts of ${page}. ${told}`).toBeLessThanOrEqual(most);
    expect.soft(found[page]?.[1], `styles of ${page}. ${told}`).toBeLessThanOrEqual(styles * MOST_GROWTH);
  }
});
