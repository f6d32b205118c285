import type { DeliveryMethod } from '#domain/orders/order.ts';
import { staffWords } from '#web/i18n/staff/staff.ts';

type HandoverWords = { readonly mark: string; readonly ask: string; readonly done: string };

const { decision } = staffWords;

/** The words for handing over differ by method (romania.md §7.3: an order that was picked up is not delivered). */
export const HANDOVER_WORDS = {
  DELIVERY: { mark: decision.markDelivered, ask: decision.confirmDelivered, done: decision.delivered },
  PICKUP: { mark: decision.markPickedUp, ask: decision.confirmPickedUp, done: decision.pickedUp },
  RESTAURANT: { mark: decision.markServed, ask: decision.confirmServed, done: decision.served },
} as const satisfies Record<DeliveryMethod, HandoverWords>;
