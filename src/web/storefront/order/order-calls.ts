import { type Api, CallFailure } from '#contract/client.ts';
import type { TrackedOrder } from '#domain/orders/order-view.ts';

/**
 * The page contains its first answer: the code for further requests is fetched when the first one is due
 * (docs/decisions/0194).
 */
const importCalls = () => import('#contract/orders/client.ts');

/** @throws CallFailure when the restaurant does not answer, or the chunk cannot be loaded */
export async function trackLater(api: Api, token: string, patience: AbortSignal): Promise<TrackedOrder> {
  const { trackOrder } = await importCalls().catch(throwUnreached);
  return trackOrder(api, token, patience);
}

/** @throws CallFailure as above, or when the order cannot be cancelled any more */
export async function cancelLater(api: Api, token: string): Promise<TrackedOrder> {
  const { cancelOrder } = await importCalls().catch(throwUnreached);
  return cancelOrder(api, token);
}

function throwUnreached(): never {
  throw new CallFailure(0, null);
}
