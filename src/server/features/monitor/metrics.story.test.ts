import { expect, test } from 'vitest';
import { anOrder, place } from '#test/support/an-order.ts';
import { aProduct } from '#test/support/factories.ts';
import { testApp } from '#test/support/test-app.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';

const THIS_MACHINE = { ip: '127.0.0.1' };

test('a monitor on this machine reads what was answered and refused, what waits and how the database is', async () => {
  await using story = await testApp();
  await theRestaurant(story.db);
  await place(story.api, anOrder({ of: [await aProduct(story.db)] }));
  const response = await story.request('/metrics', {}, THIS_MACHINE);
  expect(response.headers.get('content-type')).toContain('text/plain; version=0.0.4');
  const figures = parseFigures(await response.text());
  expect(figures).toMatchObject({ pofta_orders_waiting: 1, pofta_orders_alarmed: 0 });
  expect(figures['pofta_oldest_waiting_seconds']).toBeGreaterThanOrEqual(0);
  expect(figures['pofta_database_bytes']).toBeGreaterThan(1_000_000);
  expect(figures['pofta_pool_connections{state="open"}']).toBeGreaterThan(0);
  expect(Object.keys(figures).some((name) => name.startsWith('pofta_jobs{queue="mail"'))).toBe(true);
});

test('calls over the network are counted by status and code; to strangers the page does not exist', async () => {
  await using story = await testApp();
  await theRestaurant(story.db);
  const ip = '5.2.1.9';
  expect((await story.request('/user-service/get-categories', {}, { ip })).status).toBe(200);
  expect((await story.request('/admin-service/get-users?page=0&size=10', {}, { ip })).status).toBe(401);
  const figures = parseFigures(await (await story.request('/metrics', {}, THIS_MACHINE)).text());
  expect(figures).toMatchObject({
    'pofta_answers_total{call="getCategories",status="200"}': 1,
    'pofta_answer_seconds_count{call="getCategories"}': 1,
    'pofta_refusals_total{code="unauthenticated"}': 1,
  });
  expect((await story.request('/metrics', {}, { ip })).status).toBe(404);
});

test('while the database is away the processes are told all the same', async () => {
  await using story = await testApp();
  await story.request('/readyz');
  await story.services.db.destroy();
  const figures = parseFigures(await (await story.request('/metrics', {}, THIS_MACHINE)).text());
  expect(figures).toMatchObject({ pofta_database_up: 0, 'pofta_pool_connections{state="open"}': 0 });
  expect(figures['pofta_orders_waiting']).toBeUndefined();
});

function parseFigures(text: string): Readonly<Record<string, number>> {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]),
  );
}
