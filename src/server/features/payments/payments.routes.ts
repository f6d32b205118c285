import type { z } from 'zod';
import { choiceFromWire, partsToWire } from '#contract/orders/payment-on-wire.ts';
import type { GuestPaymentResponse } from '#contract/payments/wire.ts';
import { isoInstant } from '#contract/values/convert.ts';
import { leiFromBani } from '#domain/money/lei-codec.ts';
import { onlineSumOf } from '#domain/orders/payment-means.ts';
import { NO_ONLINE_MONEY } from '#domain/payments/online-money.ts';
import { factsOfProvider } from '#domain/payments/providers.ts';
import type { Instant } from '#domain/time/instant.ts';
import { deviceCookie, readDevice } from '#server/platform/http/credentials.ts';
import { answer, defineRoute, type Route, refuse } from '#server/platform/http/route.ts';
import { isServedSecurely } from '#server/platform/http/served-securely.ts';
import type { Snapshots } from '#server/platform/snapshots.ts';
import type { CountServices } from './count-start.ts';
import {
  checkGuestPayment,
  findGuestPayment,
  needsPaymentOnline,
  type OrderWithPayment,
  payAtDoor,
  startAgain,
  viewGuestPayment,
} from './guest-payment.ts';
import { openOnlineOffer } from './online-offer.ts';
import type { PaymentServices } from './settle-payment.ts';

type GuestPaymentServices = PaymentServices & CountServices & { readonly snapshots: Snapshots };

export function guestPaymentRoutes(services: GuestPaymentServices): readonly Route[] {
  const isSecure = isServedSecurely(services.config.publicUrl);
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
        mealCardIssuers: [...(offer?.mealCardIssuers ?? [])],
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
    defineRoute('payOrder', async ({ body, headers, ip }) => {
      const payer = { ip, device: readDevice(headers, isSecure), userAgent: headers.get('user-agent') ?? '' };
      const begun = await startAgain(services, body.token, payer);
      if (!begun.ok) return refuse(begun.error.code);
      const { device } = begun.value;
      return answer(await present(begun.value), {
        cookies: device === null ? [] : [deviceCookie(device, isSecure)],
      });
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
  services: PaymentServices,
  found: OrderWithPayment,
): Promise<z.input<typeof GuestPaymentResponse>> {
  const { secrets, orders, clock } = services;
  const { order } = found;
  const now = clock();
  const money = order.money ?? NO_ONLINE_MONEY;
  const { payUntil, nextPart, paidParts, ...view } = viewGuestPayment(found, now);
  return {
    ...view,
    mayPayAtDoor: view.mayPayAtDoor && !(await needsPaymentOnline(services, order)),
    orderNumber: order.number,
    orderStatus: order.status,
    deliveryMethod: order.method,
    payable: leiFromBani(order.payable),
    amount: leiFromBani(onlineSumOf(order.payment)),
    nextPart: nextPart === null ? null : { means: nextPart.means, amount: leiFromBani(nextPart.amount) },
    paidParts: partsToWire(paidParts),
    mealCardEligible: order.mealCardEligible === null ? null : leiFromBani(order.mealCardEligible),
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
