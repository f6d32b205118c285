import { type Api, CallFailure } from '#contract/client.ts';
import type { TrackedOrder } from '#domain/orders/order-view.ts';

/**
 * The page comes with its first answer: what asks for the next one, and reads it, is fetched when it is due
 * (docs/decisions/0194).
 */
const importCalls = () => import('#contract/orders/calls.ts');

/** @throws CallFailure where the restaurant does not answer, or the file that asks does not come */
export async function trackLater(api: Api, token: string, patience: AbortSignal): Promise<TrackedOrder> {
  const { trackOrder } = await importCalls().catch(throwUnreached);
  return trackOrder(api, token, patience);
}

/** @throws CallFailure as above, or where the order cannot be cancelled any more */
export async function cancelLater(api: Api, token: string): Promise<TrackedOrder> {
  const { cancelOrder } = await importCalls().catch(throwUnreached);
  return cancelOrder(api, token);
}

function throwUnreached(): never {
  throw new CallFailure(0, null);
}
