import { setTimeout as wait } from 'node:timers/promises';
import { type Api, CallFailure } from '#contract/client.ts';
import type { PlaceOrderResponse } from '#contract/orders/wire.ts';
import { type OrderBody, place } from '#test/support/an-order.ts';

const REPEAT_AFTER_MS = 100;
const MOST_TRIES = 20;

/**
 * Callers who come back when they are told to in a moment (503), as our pages do: nothing was begun. For stories that ask more at
 * once than a machine with other work answers in time; what they show does not depend on who had to come back.
 */
export function patiently(api: Api): Api {
  return async (name, input) => {
    for (let tried = 1; ; tried += 1) {
      try {
        return await api(name, input);
      } catch (error) {
        if (!(error instanceof CallFailure) || error.status !== 503 || tried === MOST_TRIES) throw error;
        await wait(REPEAT_AFTER_MS);
      }
    }
  };
}

export type Patience = {
  /** Told each time there was no good answer: the status, 0 when there was no answer at all. */
  readonly onRefusal?: (status: number) => void;
  /** After so many tries without an answer the guest gives up; never unless told. */
  readonly tries?: number;
};

/**
 * Orders as our checkout does: the same key again while there is no answer, or the shop says that it is away for a
 * moment. Null when the guest gave up.
 */
export async function placePatiently(
  api: Api,
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
