import { expect, test } from 'vitest';
import { CallFailure } from '#contract/client.ts';
import { anOrder, guest, place } from '#test/support/an-order.ts';
import { atOnce } from '#test/support/at-once.ts';
import { aProduct } from '#test/support/factories.ts';
import { patiently } from '#test/support/place-patiently.ts';
import { testApp } from '#test/support/test-app.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';

const BUYERS = 300;
const PIECES = 250;
const LOOKS = 60;

test('300 guests order the same dish in one process at the same moment: all are answered, and others see the menu', async () => {
  await using story = await testApp();
  await theRestaurant(story.db);
  const soup = await aProduct(story.db, { stock: PIECES });
  const api = patiently(story.api);
  const looking = atOnce(4, LOOKS, async () => (await story.request('/user-service/get-categories')).status);
  const outcomes = await atOnce(BUYERS, BUYERS, (index) =>
    place(api, anOrder({ of: [soup], delivery: guest(index) })).then(
      () => 201,
      (error: unknown) => {
        if (error instanceof CallFailure) return error.status;
        throw error;
      },
    ),
  );
  const count = (status: number) => outcomes.filter((one) => one === status).length;
  expect({ sold: count(201), soldOut: count(409) }).toEqual({ sold: PIECES, soldOut: BUYERS - PIECES });
  expect(await looking).toEqual(Array(LOOKS).fill(200));
  expect(story.logged.filter(({ event }) => event === 'snapshot.stale')).toEqual([]);
});
