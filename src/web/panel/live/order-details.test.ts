import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createNamedApi } from '#contract/named-api.ts';
import type { OrderView } from '#domain/orders/order-view.ts';
import { keepDetails } from './order-details.ts';

/** Only the fields that matter here. */
const anOrder = (number: number, version: number) => ({ number, version }) as OrderView;

function aTablet() {
  const asked: string[] = [];
  const api = createNamedApi((request) => {
    asked.push(new URL(request.url).pathname);
    return new Response(null, { status: 503 });
  }, 'http://tablet');
  return { asked, details: keepDetails(api, new QueryClient()) };
}

test('an order that was sent is not asked for; an older sending does not replace a newer one', async () => {
  const { asked, details } = aTablet();
  details.take(anOrder(7, 2));
  details.take(anOrder(7, 1));
  expect(await details.read(7, 2)).toEqual(anOrder(7, 2));
  expect(await details.read(7, 1)).toEqual(anOrder(7, 2));
  expect(asked).toEqual([]);
});

test('an order that was not sent, or has changed since, is asked for', async () => {
  const { asked, details } = aTablet();
  details.take(anOrder(7, 1));
  await expect(details.read(7, 2)).rejects.toThrow();
  await expect(details.read(8, 1)).rejects.toThrow();
  expect(asked).toHaveLength(2);
});
