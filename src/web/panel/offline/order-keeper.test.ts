import { expect, test } from 'vitest';
import type { ListedOrder, OrderView } from '#domain/orders/order-view.ts';
import type { ShownRestaurant } from '#domain/restaurant/restaurant.ts';
import { instant } from '#domain/time/instant.ts';
import { OrderKeeper, type OrderKeeperParts } from './order-keeper.ts';
import { listSaved } from './saved-orders.ts';

const BEGINNING = 1_796_000_000_000;
const HOUR_MS = 3_600_000;

/** Only the fields that the keeper reads. */
const summaryOf = (number: number, version = 1, status = 'NEW') =>
  ({ number, version, status, client: 'Ștefania Pop', phone: '0722' }) as unknown as ListedOrder;

function aTablet() {
  const tablet = {
    now: BEGINNING,
    shelf: undefined as unknown,
    accepted: [] as ListedOrder[],
    read: [] as number[],
    isLineGone: false,
  };
  const parts: OrderKeeperParts = {
    now: () => instant(tablet.now),
    readFromDevice: async () => structuredClone(tablet.shelf),
    saveOnDevice: async (packed) => {
      tablet.shelf = structuredClone(packed);
    },
    deleteFromDevice: () => {
      tablet.shelf = undefined;
    },
    listAccepted: async () => tablet.accepted,
    readDetail: async (number) => {
      if (tablet.isLineGone) throw new Error('No line');
      tablet.read.push(number);
      const version = tablet.accepted.find((order) => order.number === number)?.version ?? 1;
      return { number, version } as unknown as OrderView;
    },
    readRestaurant: async () => ({ name: 'Vatra' }) as unknown as ShownRestaurant,
  };
  return { tablet, openKeeper: () => new OrderKeeper(parts) };
}

/** Lets the keeper finish reading its storage. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('what was open is there again when the panel is opened without a line, with the hour it was so', async () => {
  const { tablet, openKeeper } = aTablet();
  tablet.accepted = [summaryOf(2, 3, 'CONFIRMED')];
  await openKeeper().keep([summaryOf(1)]);
  tablet.now += HOUR_MS;
  const reopened = openKeeper();
  await settled();
  expect(reopened.getSaved()).toMatchObject({
    savedAt: BEGINNING,
    orders: [{ detail: { number: 1 } }, { detail: { number: 2, version: 3 } }],
    restaurant: { name: 'Vatra' },
  });
});

test('an order is read anew only when it became another', async () => {
  const { tablet, openKeeper } = aTablet();
  const keeper = openKeeper();
  tablet.accepted = [summaryOf(2, 3, 'CONFIRMED')];
  await keeper.keep([summaryOf(1)]);
  tablet.now += 15_000;
  tablet.accepted = [summaryOf(2, 4, 'CONFIRMED')];
  await keeper.keep([summaryOf(1)]);
  expect(tablet.read).toEqual([1, 2, 2]);
});

test('a line that goes in the middle leaves what was kept before', async () => {
  const { tablet, openKeeper } = aTablet();
  const keeper = openKeeper();
  await keeper.keep([summaryOf(1)]);
  tablet.now += 15_000;
  tablet.isLineGone = true;
  await keeper.keep([summaryOf(1), summaryOf(5)]);
  expect(keeper.getSaved()?.orders).toHaveLength(1);
  expect(tablet.shelf).toMatchObject({ savedAt: BEGINNING });
});

test('a session that ended, and twelve hours, leave nothing to read', async () => {
  const { tablet, openKeeper } = aTablet();
  const keeper = openKeeper();
  await keeper.keep([summaryOf(1)]);
  tablet.now += 13 * HOUR_MS;
  const late = openKeeper();
  await settled();
  expect(late.getSaved()).toBeNull();
  keeper.forget();
  expect(keeper.getSaved()).toBeNull();
  expect(tablet.shelf).toBeUndefined();
});

test('a list shows of the kept orders those it would show with a line', async () => {
  const { tablet, openKeeper } = aTablet();
  const keeper = openKeeper();
  tablet.accepted = [summaryOf(20, 3, 'CONFIRMED')];
  await keeper.keep([summaryOf(10)]);
  const kept = keeper.getSaved();
  if (kept === null) throw new Error('Something was kept');
  const numbers = (status: 'NEW' | 'CONFIRMED' | undefined, search = '') =>
    listSaved(kept, { status, search }).map(({ number }) => number);
  expect(numbers(undefined)).toEqual([10, 20]);
  expect(numbers('CONFIRMED')).toEqual([20]);
  expect(numbers(undefined, 'stefania')).toEqual([10, 20]);
  expect(numbers(undefined, '20')).toEqual([20]);
});
