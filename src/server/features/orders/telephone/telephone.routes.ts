import { sentenceOf } from '#contract/errors.ts';
import { REPLAYED_HEADER } from '#contract/idempotency.ts';
import { orderToWire } from '#contract/orders/codec.ts';
import { calendarDay } from '#contract/values/fields.ts';
import { formatHour } from '#domain/time/format-date.ts';
import { findBlockOfPhone } from '#server/features/guard/index.ts';
import { answer, defineRoute, type Route, refuse, refuseAs } from '#server/platform/http/route.ts';
import type { RateLimits } from '#server/platform/security/rate-limits.ts';
import { tooManyRequests } from '#server/platform/security/too-many-requests.ts';
import { refuseTaking } from '../order-refusals.ts';
import type { PlaceOrderServices } from '../placing/place-order.ts';
import { viewOrder } from '../reading/view-order.ts';
import type { StoredOrder } from '../stored-order.ts';
import { findCaller } from './find-caller.ts';
import { takeOrder } from './take-order.ts';

type Services = PlaceOrderServices & { readonly rateLimits: RateLimits };

/** One order every fifteen seconds for an hour: more than one person can enter. */
const TAKEN = { points: 240, seconds: 3600 };

const present = (order: StoredOrder) => orderToWire(viewOrder(order, 'staff'));

/** Calls for staff on the telephone, and for guests at the counter. */
export function telephoneRoutes(services: Services): readonly Route[] {
  return [
    defineRoute('findCaller', async ({ body, session }) => {
      const found = await findCaller(services, body.phoneNumber, session.userId);
      if (found.ok) {
        const { phone, found: numberOfOrders, orders, withheld } = found.value;
        const block = await findBlockOfPhone(services.db, phone, services.clock());
        return answer({
          phoneNumber: phone,
          numberOfOrders,
          orders: orders.map(present),
          withheldPromotionIds: [...withheld],
          block: block && { ...block, until: block.until && calendarDay.toWire(block.until) },
        });
      }
      if (found.error.code === 'phone_invalid') {
        return refuse('invalid_request', {}, { fields: { phoneNumber: sentenceOf('phone_invalid') } });
      }
      return refuseAs(found.error);
    }),
    defineRoute('takeOrder', async ({ body, headers, session }) => {
      const wait = await services.rateLimits.countUse('taken_orders', String(session.userId), TAKEN);
      if (wait !== null) return refuseAs(tooManyRequests(wait));
      const taken = await takeOrder(services, { body, headers, staffId: session.userId });
      if (!taken.ok) return refuseTaking(taken.error, services.clock());
      const { order, trackingPath, isReplay } = taken.value;
      return answer(
        { message: takenText(order), order: present(order), trackingPath },
        { status: 201, headers: isReplay ? { [REPLAYED_HEADER]: 'true' } : {} },
      );
    }),
  ];
}

function takenText({ kitchenNumber, number, promisedAt }: StoredOrder): string {
  const called = `Comanda ${kitchenNumber === null ? `nr. ${number}` : `#${kitchenNumber}`} a fost preluată`;
  return promisedAt === null ? `${called}.` : `${called}, promisă la ${formatHour(promisedAt)}.`;
}
