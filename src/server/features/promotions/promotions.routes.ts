import { PAGE_SIZE } from '#contract/page-size.ts';
import { reductionToWire } from '#contract/promotions/codec.ts';
import type { PromotionResponse } from '#contract/promotions/wire.ts';
import { leiFromBani } from '#domain/money/lei-codec.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Database } from '#server/platform/database.ts';
import { cacheJson } from '#server/platform/http/answers/shared-body.ts';
import {
  answer,
  answerAll,
  answerWith,
  defineRoute,
  type Route,
  refuse,
  refuseAs,
} from '#server/platform/http/route.ts';
import type { Log } from '#server/platform/log.ts';
import type { RateLimits } from '#server/platform/security/rate-limits.ts';
import type { Snapshots } from '#server/platform/snapshots.ts';
import { type ApplyCouponRefusal, applyCoupon } from './apply-coupon.ts';
import { deletePromotion } from './delete-promotion.ts';
import { listAdminPromotions } from './list-admin-promotions.ts';
import { listShownPromotions } from './list-shown-promotions.ts';
import { savePromotion } from './save-promotion.ts';

type PromotionServices = {
  readonly db: Database;
  readonly snapshots: Snapshots;
  readonly clock: () => Instant;
  readonly rateLimits: RateLimits;
  readonly log: Log;
};

const MOST_LISTED = 500;

export function promotionRoutes(services: PromotionServices): readonly Route[] {
  const written = cacheJson((content: readonly PromotionResponse[]) => ({ content, totalElements: content.length }));
  return [
    defineRoute('getPromotions', async () => answerAll(written(await listShownPromotions(services)))),

    defineRoute('getAdminPromotions', async ({ query: { type = null, page, size } }) => {
      // Without pages as documented: all of them, up to a limit.
      const asked = { type, page: page ?? 0, size: size || (page === undefined ? MOST_LISTED : PAGE_SIZE) };
      const { promotions, total } = await listAdminPromotions(services, asked);
      return answer({ content: [...promotions], totalElements: total });
    }),

    defineRoute('savePromotion', async ({ body, session }) => {
      const saved = await savePromotion(services, { sent: body, staffId: session.userId });
      if (!saved.ok) return { kind: 'refusal', ...saved.error } as const;
      const { promotion, isNew } = saved.value;
      return answer(
        {
          message: isNew ? 'Promoția a fost creată cu succes!' : 'Promoția a fost salvată cu succes!',
          id: promotion.id,
          version: promotion.version,
          promotion,
        },
        { status: isNew ? 201 : 200 },
      );
    }),

    defineRoute('deletePromotion', async ({ params: { id }, session }) =>
      answerWith(await deletePromotion(services, { id, staffId: session.userId }), ({ name }) => ({
        message: `Promoția „${name}” a fost ștearsă.`,
      })),
    ),

    defineRoute('applyCoupon', async ({ body, ip }) => {
      const { coupon: code, cost, mail = '', phoneNumber: phone = '' } = body;
      const applied = await applyCoupon(services, { code, cost, mail, phone, ip });
      if (!applied.ok) return refuseCoupon(applied.error);
      const { coupon, discount, updatedCost } = applied.value;
      return answer({
        updatedCost: leiFromBani(updatedCost),
        coupon: coupon.code,
        type: coupon.type,
        discount: leiFromBani(discount),
        ...reductionToWire(coupon),
      });
    }),
  ];
}

function refuseCoupon(refusal: ApplyCouponRefusal) {
  if (refusal.code === 'too_many_requests') return refuseAs(refusal);
  const { code, ...details } = refusal;
  return refuse(code, details);
}
