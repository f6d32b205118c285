/** An owner's maintenance of the data folder: copying and restoring it. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { createNamedApi } from '#contract/named-api.ts';
import { openDatabase } from '#server/platform/database.ts';
import { anOrder, guest, place } from '#test/support/an-order.ts';
import { aProduct } from '#test/support/factories.ts';
import { aRunningShop } from '#test/support/running-shop.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';

test('a copy of the data folder opens as the same shop, and the time goes on in the first one alone', async () => {
  await using folder = await temporaryFolder();
  const [lived, copied] = [join(folder.path, 'lived'), join(folder.path, 'copied')];
  const shop = await aRunningShop({ dataDir: lived });
  const { db } = openDatabase({ url: await shop.databaseUrl(), applicationName: 'story' });
  await theRestaurant(db, { isOpenAroundTheClock: true });
  const dish = await aProduct(db, { stock: 3 });
  await db.destroy();
  const order = (address: string, index: number) =>
    place(createNamedApi(fetch, address), anOrder({ of: [dish], delivery: guest(index) }), `upkeep-${index}`);
  const before = await order(shop.address, 1);
  expect(await shop.stop()).toBe(0);

  // The command of the operations page: keeps owners and permissions.
  await promisify(execFile)('cp', ['-a', lived, copied]);
  await using lives = await aRunningShop({ dataDir: lived });
  await using restored = await aRunningShop({ dataDir: copied });
  const after = await order(lives.address, 2);

  const api = createNamedApi(fetch, restored.address);
  const tracked = await api('trackOrder', { params: { token: before.accessToken } });
  expect(tracked.order.orderNumber).toBe(before.orderNumber);
  await expect(api('trackOrder', { params: { token: after.accessToken } })).rejects.toMatchObject({ status: 404 });
  // Passwords, stock and number sequences are restored too.
  const headers = { authorization: `Bearer ${await restored.signIn()}` };
  expect((await api('getAllOrders', { headers })).totalElements).toBe(1);
  await order(restored.address, 3);
  await order(restored.address, 4);
  await expect(order(restored.address, 5)).rejects.toMatchObject({ status: 409 });
});
