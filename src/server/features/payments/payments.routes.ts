import type { z } from 'zod';
import { choiceFromWire } from '#contract/orders/payment-on-wire.ts';
import type { GuestPaymentResponse } from '#contract/payments/wire.ts';
import { isoInstant } from '#contract/values/convert.ts';
import { leiFromBani } from '#domain/money/lei-codec.ts';
import { onlineSumOf } from '#domain/orders/payment-means.ts';
import { NO_ONLINE_MONEY } from '#domain/payments/online-money.ts';
import { factsOfProvider } from '#domain/payments/providers.ts';
import type { Instant } from '#domain/time/instant.ts';
import { answer, defineRoute, type Route, refuse } from '#server/platform/http/route.ts';
import type { Snapshots } from '#server/platform/snapshots.ts';
import {
  checkGuestPayment,
  findGuestPayment,
  type OrderWithPayment,
  payAtDoor,
  startAgain,
  viewGuestPayment,
} from './guest-payment.ts';
import { openOnlineOffer } from './online-offer.ts';
import type { PaymentServices } from './settle-payment.ts';

export function guestPaymentRoutes(services: PaymentServices & { readonly snapshots: Snapshots }): readonly Route[] {
  const readOffer = openOnlineOffer(services);
  const present = (found: OrderWithPayment) => presentGuestPayment(services, found);
  return [
    defineRoute('getOnlinePayment', async () => {
      const offer = await readOffer();
      return answer({
        isOn: offer !== null,
        provider: offer === null ? '' : factsOfProvider(offer.provider).label,
        isTest: offer?.mode === 'test',
        holds: offer?.holds === true,
      });
    }),
    defineRoute('getOrderPayment', async ({ params }) => {
      const found = await findGuestPayment(services, params.token);
      return found === null ? refuse('order_not_found') : answer(await present(found));
    }),
    defineRoute('checkOrderPayment', async ({ body }) => {
      const checked = await checkGuestPayment(services, body.token);
      return checked.ok ? answer(await present(checked.value)) : refuse(checked.error.code);
    }),
    defineRoute('payOrder', async ({ body }) => {
      const begun = await startAgain(services, body.token);
      return begun.ok ? answer(await present(begun.value)) : refuse(begun.error.code);
    }),
    defineRoute('payOrderAtDoor', async ({ body }) => {
      const choice = choiceFromWire(body.orderPaymentEnumValue, body);
      const moved = await payAtDoor(services, body.token, choice);
      if (moved.ok) return answer(await present(moved.value));
      const { error } = moved;
      if (error.code === 'payment_mismatch') return refuse('payment_mismatch', { total: error.total });
      if (error.code === 'meal_card_limit') return refuse('meal_card_limit', error);
      return refuse(error.code);
    }),
  ];
}

async function presentGuestPayment(
  { secrets, orders, clock }: PaymentServices,
  found: OrderWithPayment,
): Promise<z.input<typeof GuestPaymentResponse>> {
  const { order } = found;
  const now = clock();
  const money = order.money ?? NO_ONLINE_MONEY;
  const { payUntil, ...view } = viewGuestPayment(found, now);
  return {
    ...view,
    orderNumber: order.number,
    orderStatus: order.status,
    deliveryMethod: order.method,
    payable: leiFromBani(order.payable),
    amount: leiFromBani(onlineSumOf(order.payment)),
    payUntil: maybeIso(payUntil),
    heldUntil: maybeIso(money.heldUntil),
    releasedAt: maybeIso(money.releasedAt),
    refunded: leiFromBani(money.refunded),
    goingBack: leiFromBani(money.goingBack),
    card: money.card,
    trackingPath: await orders.pagePath(secrets, order.id),
    serverTime: isoInstant(now),
  };
}

function maybeIso(at: Instant | null): string | null {
  return at === null ? null : isoInstant(at);
}
