import { DEVICE_DAYS } from '#contract/accounts/accounts.ts';
import { newSecret } from '../sessions.ts';
import { hiddenKey } from './hide-text.ts';
import type { RateLimits } from './rate-limits.ts';

type DeviceServices = { readonly rateLimits: RateLimits };

const KNOWN_SECONDS = DEVICE_DAYS * 24 * 3600;

/** The key of a browser and a mailbox: a hash that reveals neither. */
export function deviceKey(account: string, secret: string): string {
  return hiddenKey(`${account} device ${secret}`);
}

/** Whether this browser has signed in to this account before, or confirmed an order by a code sent to its mailbox. */
export function isKnownDevice({ rateLimits }: DeviceServices, key: string): Promise<boolean> {
  return rateLimits.remembers('known_device', key);
}

/**
 * Marks this browser as known for `account`, after a sign-in by its password, or by a link or a code from its mailbox.
 * A browser keeps its secret, so that several people on one tablet stay known; one without a secret gets a new one.
 */
export async function saveDevice(
  { rateLimits }: DeviceServices,
  { account, device }: { readonly account: string; readonly device: string | null },
): Promise<string> {
  const secret = device ?? newSecret().secret;
  await rateLimits.remember('known_device', deviceKey(account, secret), KNOWN_SECONDS);
  return secret;
}
