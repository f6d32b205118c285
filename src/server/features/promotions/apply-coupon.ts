import { type Bani, minusBani } from '#domain/money/bani.ts';
import { type CouponRefusal, quoteCoupon } from '#domain/promotions/coupon-rules.ts';
import { normalEmail } from '#domain/promotions/normal-email.ts';
import { normalPhone } from '#domain/promotions/normal-phone.ts';
import type { Coupon } from '#domain/promotions/promotion.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { dateOf } from '#domain/time/bucharest.ts';
import type { DbServices } from '#server/platform/database.ts';
import type { Log } from '#server/platform/log.ts';
import { isLoopback, networkOf, type RateLimits } from '#server/platform/security/rate-limits.ts';
import { type TooManyRequests, tooManyRequests } from '#server/platform/security/too-many-requests.ts';
import { findCoupon } from './find-coupon.ts';

/** Wrong codes per address before it has to wait (reliability.md T14). */
const GUESSES = { points: 5, seconds: 600 };
/**
 * The same while codes are guessed from many addresses: a guest with a code types it correctly at the second try at the
 * latest.
 */
const GUESSES_UNDER_SIEGE = { points: 2, seconds: 600 };
/** More wrong codes from all addresses together are an attack, not typing errors. */
const GUESSES_OF_ALL = { points: 40, seconds: 600 };
/** A mark: the stricter limit applies for this long after the attack was detected. */
const SIEGE = { points: 0, seconds: 600 };
const ALL = 'all';

export type ApplyCoupon = {
  readonly code: string;
  /** What the products cost. */
  readonly cost: Bani;
  /** As typed; '' when not given. */
  readonly mail: string;
  readonly phone: string;
  readonly ip: string;
};

export type CouponQuote = { readonly coupon: Coupon; readonly discount: Bani; readonly updatedCost: Bani };
export type ApplyCouponRefusal = CouponRefusal | TooManyRequests;

type ApplyCouponServices = DbServices & {
  readonly rateLimits: RateLimits;
  readonly log: Log;
};

/**
 * Quotes a coupon without redeeming it. The order checks it again with more facts: who redeems, and which products may
 * not be discounted.
 */
export async function applyCoupon(
  services: ApplyCouponServices,
  { code, cost, mail, phone, ip }: ApplyCoupon,
): Promise<Result<CouponQuote, ApplyCouponRefusal>> {
  const emailNormal = mail === '' ? null : normalEmail(mail.trim());
  const phoneNormal = phone === '' ? null : normalPhone(phone);
  // Behind an undeclared proxy, loopback stands for every guest at once, and one of them must not block the others.
  const guesser = isLoopback(ip) ? `loopback ${emailNormal ?? phoneNormal ?? ''}`.slice(0, 200) : networkOf(ip);
  const { db, clock, rateLimits } = services;
  const isUnderSiege = await rateLimits.isOverUsed('coupon_siege', ALL, SIEGE);
  const tries: Parameters<RateLimits['countUse']> = isUnderSiege
    ? ['coupon_under_siege', guesser, GUESSES_UNDER_SIEGE]
    : ['coupon', guesser, GUESSES];
  const wait = await rateLimits.countUse(...tries);
  if (wait !== null) return err(tooManyRequests(wait));

  const { coupon, isUsed } = await findCoupon(db, code, { emailNormal, phoneNormal });
  const found = isUsed ? null : coupon;
  const quote = quoteCoupon({
    coupon: found,
    products: cost,
    discountable: cost,
    left: cost,
    today: dateOf(clock()),
  });
  const isGuess = found === null || (!quote.ok && quote.error.code === 'coupon_invalid');
  if (isGuess) await countGuess(services);
  else await rateLimits.forgiveUse(...tries);
  if (!quote.ok) return quote;
  if (found === null) return err({ code: 'coupon_invalid' });
  return ok({ coupon: found, discount: quote.value, updatedCost: minusBani(cost, quote.value) });
}

/** Counts a wrong code over all addresses; too many of them lower the limit per address, and are logged. */
async function countGuess({ rateLimits, log }: ApplyCouponServices): Promise<void> {
  if ((await rateLimits.countUse('coupon_guesses', ALL, GUESSES_OF_ALL)) === null) return;
  if (await rateLimits.isOverUsed('coupon_siege', ALL, SIEGE)) return;
  await rateLimits.countUse('coupon_siege', ALL, SIEGE);
  log.warn({ wrongCodes: GUESSES_OF_ALL.points, seconds: GUESSES_OF_ALL.seconds }, 'coupons.guessed');
}
