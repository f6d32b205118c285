/**
 * Stolen cards are tried in shops like this one, so payments that are begun are counted per address and per browser
 * (docs/decisions/0291). The browser is recognised by the cookie that marks a device; one without it gets one with its
 * first payment, and is counted by its address alone until it sends it back.
 */
import { hiddenKey } from '#server/platform/security/hide-text.ts';
import type { RateLimits } from '#server/platform/security/rate-limits.ts';
import type { SecurityLog } from '#server/platform/security/security-log.ts';
import { newSecret } from '#server/platform/sessions.ts';

const STARTS_PER_ADDRESS = { points: 10, seconds: 3600 };
const STARTS_PER_BROWSER = { points: 5, seconds: 3600 };

export type CountServices = { readonly rateLimits: RateLimits; readonly securityLog: SecurityLog };

/** From where a payment is begun. */
export type Payer = {
  /** '' within the process. */
  readonly ip: string;
  /** The device secret of the browser; null without one. */
  readonly device: string | null;
  readonly userAgent: string;
};

/** @returns the device secret of the browser, a new one where it had none; null when it began too many payments */
export async function countStart(
  { rateLimits, securityLog }: CountServices,
  { ip, device, userAgent }: Payer,
): Promise<string | null> {
  const secret = device ?? newSecret().secret;
  const isAddressOver = (await rateLimits.countVisit('payment_start', ip, STARTS_PER_ADDRESS)) !== null;
  const isOver =
    isAddressOver ||
    (await rateLimits.countUse('payment_start_of_browser', hiddenKey(`payments ${secret}`), STARTS_PER_BROWSER)) !==
      null;
  if (!isOver) return secret;
  const detail = isAddressOver ? 'payment_start' : 'payment_start_of_browser';
  await securityLog.record({ kind: 'limit_reached', userId: null, ip, userAgent, detail });
  return null;
}
