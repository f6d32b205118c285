import { err, ok, type Result } from '#domain/result.ts';
import type { Instant } from '#domain/time/instant.ts';
import { type CodeRefusal, checkOrderCode } from '#server/features/guard/index.ts';
import { deviceKey, isKnownDevice, saveDevice } from '#server/platform/security/known-device.ts';
import type { RateLimits } from '#server/platform/security/rate-limits.ts';
import type { Secrets } from '#server/platform/security/secrets.ts';

type Services = { readonly secrets: Secrets; readonly rateLimits: RateLimits };

/** What a submission proves about its sender. */
export type Confirmation = {
  /** E-mail address of the order. */
  readonly email: string;
  /** As typed; '' for none. */
  readonly code: string;
  /** The device secret of the browser; null without one. */
  readonly device: string | null;
};

/**
 * Places an order; when it needs a confirmation and the submission has one, tries again as confirmed: by the code from
 * its mailbox, or by a browser known to read that mailbox. The first attempt checks neither, so a repeated submission
 * of a placed order gets its answer even when its code has expired.
 *
 * @returns with the order the secret of a browser that has just become known; null otherwise
 */
export async function placeConfirmed<Placed, Refusal extends { readonly code: string }>(
  services: Services,
  { email, code, device }: Confirmation,
  now: Instant,
  place: (isConfirmed: boolean) => Promise<Result<Placed, Refusal>>,
): Promise<Result<Placed & { readonly device: string | null }, Refusal | CodeRefusal>> {
  const first = await place(false);
  if (first.ok) return ok({ ...first.value, device: null });
  if (first.error.code !== 'order_code_required') return first;
  if (code !== '') {
    const checked = await checkOrderCode(services, { email, code, now });
    if (!checked.ok) return checked;
  } else if (device === null || !(await isKnownDevice(services, deviceKey(email, device)))) {
    return err(first.error);
  }
  const placed = await place(true);
  if (!placed.ok) return placed;
  return ok({ ...placed.value, device: code === '' ? null : await saveDevice(services, { account: email, device }) });
}
