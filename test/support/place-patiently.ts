import { setTimeout as wait } from 'node:timers/promises';
import { CallFailure } from '#contract/client.ts';
import type { NamedApi } from '#contract/named-api.ts';
import type { PlaceOrderResponse } from '#contract/orders/wire.ts';
import { type OrderBody, place } from '#test/support/an-order.ts';
import { aroundCalls } from '#test/support/around-calls.ts';

const REPEAT_AFTER_MS = 100;
const MOST_TRIES = 20;

/**
 * Retries calls that are answered 503, as the shop's pages do: nothing was begun. For stories with more simultaneous
 * calls than a busy machine answers in time; their result does not depend on which calls were retried.
 */
export function patiently(api: NamedApi): NamedApi {
  return aroundCalls(api, async (ask) => {
    for (let tried = 1; ; tried += 1) {
      try {
        return await ask();
      } catch (error) {
        if (!(error instanceof CallFailure) || error.status !== 503 || tried === MOST_TRIES) throw error;
        await wait(REPEAT_AFTER_MS);
      }
    }
  });
}

export type Patience = {
  /** Called for each failed attempt with the status, 0 when there was no answer. */
  readonly onRefusal?: (status: number) => void;
  /** After this many attempts without an answer the guest gives up; never by default. */
  readonly tries?: number;
};

/**
 * Places an order as the checkout does: retries with the same key when there is no answer or a 503. Null when the guest
 * gave up.
 */
export async function placePatiently(
  api: NamedApi,
  body: OrderBody,
  key: string,
  { onRefusal = () => {}, tries = Number.POSITIVE_INFINITY }: Patience = {},
): Promise<PlaceOrderResponse | null> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await place(api, body, key);
    } catch (error) {
      if (!(error instanceof CallFailure) || (error.status !== 0 && error.status !== 503)) throw error;
      onRefusal(error.status);
      if (tried >= tries) return null;
      await wait(REPEAT_AFTER_MS);
    }
  }
}
