/** What a saved promotion gives, in one sentence for the list. */
import { rulesOf } from '#contract/promotions/codec.ts';
import type { AdminPromotion } from '#contract/promotions/staff-calls.ts';
import { basisPointsFromWire } from '#contract/values/convert.ts';
import { describeWindows } from '#domain/menu/describe-windows.ts';
import { PROMOTION_KINDS } from '#domain/promotions/kinds.ts';
import { offerSentence, type TermsOfOffer } from '#domain/promotions/offer-sentence.ts';
import { formatShortDate } from '#domain/time/format-date.ts';
import { promotionWords as words } from '#web/i18n/admin/marketing.ts';
import { aboutNow, type MenuNames } from './about-names.ts';

export function termsOf(promotion: AdminPromotion): TermsOfOffer {
  const { discountPercentage, discountAmount, minOrderValue: minimumOrder } = promotion;
  return {
    discountBasisPoints: basisPointsFromWire(discountPercentage),
    discountAmount,
    minimumOrder,
    rules: rulesOf(promotion),
  };
}

/** @param menu null while it is not known: then what it is about is left out */
export function describePromotion(promotion: AdminPromotion, menu: MenuNames | null): string {
  const { type, couponCode } = promotion;
  if (PROMOTION_KINDS[type].entersBy === 'line') {
    return describeSets(
      promotion.promotionProductBeans.map(({ productFieldLabel: label, isFreeProduct: isFree }) => ({ label, isFree })),
    );
  }
  const about = menu === null ? ['…'] : aboutNow(promotion, menu);
  if (about === 'nothing') return words.states.about_nothing;
  const sentence = offerSentence(type, termsOf(promotion), about);
  return couponCode === null || couponCode === '' ? sentence : `${couponCode}: ${sentence}`;
}

/** „Alege pizza + Suc (gratuit)”. */
export function describeSets(sets: readonly { readonly label: string; readonly isFree: boolean }[]): string {
  return sets.map(({ label, isFree }) => (isFree ? words.freeSet(label) : label)).join(' + ');
}

/** „01.11.2026 – 30.11.2026 · vineri, 16:00–18:00”. */
export function describeTimes({
  startDate,
  endDate,
  availabilityWindows,
}: Pick<AdminPromotion, 'startDate' | 'endDate' | 'availabilityWindows'>): string {
  const hours = describeWindows(availabilityWindows);
  const days = `${formatShortDate(startDate)} – ${formatShortDate(endDate)}`;
  return hours === '' ? days : `${days} · ${hours}`;
}
