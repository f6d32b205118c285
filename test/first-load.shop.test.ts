/** The size of a guest's first load must not grow unnoticed (docs/decisions/0194). */
import { expect, test } from 'vitest';
import { CALLS } from '#contract/all-calls.ts';
import { createNamedApi } from '#contract/named-api.ts';
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
  '/': [68_717, 3_950],
  '/meniu': [73_368, 4_193],
  '/meniu/$productId': [76_301, 4_214],
  '/checkout': [82_668, 2_931],
  '/comanda/$token': [83_627, 3_638],
  '/rezervare/$token': [70_675, 2_930],
  '/auth': [79_439, 2_974],
  '/user/orders': [80_752, 3_168],
  '/contact': [64_526, 2_708],
  '/despre-noi': [63_424, 2_523],
  '/opinii': [72_807, 3_067],
  '/termeni-si-conditii': [66_052, 2_604],
  '/retragere-din-contract': [64_862, 2_597],
} as const;
const MOST_GROWTH = 1.02;
/** More of every page when a release of React is built whole, until the cuts fit it (scripts/leave-out-of-react.ts). */
const WHOLE_REACT_BYTES = 15_000;

/** Paths of calls that guests cannot make, and zod: none is for a guest's browser (scripts/leave-out-of-calls.ts). */
function foreignParts(script: string): readonly string[] {
  const ofStaff = Object.values(CALLS).filter(({ access }) => !['public', 'signed_in'].includes(access));
  const paths = ofStaff.flatMap(({ path }) => path.split('{')[0] ?? []);
  return [...paths, '_zod'].filter((part) => script.includes(part));
}

test('no kind of page has a guest fetch more at first than it did', async () => {
  await using shop = await aRunningShop();
  const { db } = openDatabase({ url: await shop.databaseUrl(), applicationName: 'story' });
  await theRestaurant(db, { isOpenAroundTheClock: true });
  const dish = await aProduct(db);
  await db.destroy();
  const { trackingPath } = await place(createNamedApi(fetch, shop.address), anOrder({ of: [dish] }));
  const firstLoadOf = readFirstLoads(shop.address);
  const found: Record<string, readonly number[]> = {};
  const foreign = new Set<string>();
  let isWhole = false;
  for (const page of Object.keys(FIRST_LOADS)) {
    const path = page
      .replace('/comanda/$token', trackingPath)
      .replace('$token', 'a'.repeat(43))
      .replace('$productId', String(dish.id));
    const { scripts, styles } = await firstLoadOf(path);
    found[page] = [await brotliBytes(scripts.values()), await brotliBytes(styles)];
    for (const text of scripts.values()) for (const part of foreignParts(text)) foreign.add(part);
    isWhole ||= [...scripts.values()].some(hasWholeReact);
  }
  expect([...foreign], 'calls of staff, or schemas').toEqual([]);
  const reason = isWhole ? 'React is whole in this build: scripts/leave-out-of-react.ts does not fit it. ' : '';
  const told = `${reason}Found:\n${JSON.stringify(found, null, 1)}`;
  for (const [page, [scripts, styles]] of Object.entries(FIRST_LOADS)) {
    const most = scripts * MOST_GROWTH + (isWhole ? WHOLE_REACT_BYTES : 0);
    expect.soft(found[page]?.[0], `scripts of ${page}. ${told}`).toBeLessThanOrEqual(most);
    expect.soft(found[page]?.[1], `styles of ${page}. ${told}`).toBeLessThanOrEqual(styles * MOST_GROWTH);
  }
});
