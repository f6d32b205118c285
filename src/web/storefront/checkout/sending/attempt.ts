/**
 * One order, no matter how often it is sent, and from how many tabs. The idempotency key is created when the checkout
 * opens. The device keeps it until the order is placed, so tabs with the same cart send under the same key; a tab keeps
 * the sent orders whose outcome is unknown (reliability.md T8), because they hold personal data.
 */
import { newKey } from '#web/new-key.ts';
import { ATTEMPT_KEY, SHARED_ATTEMPT_KEY } from '#web/session/device-keys.ts';
import { readFields } from '#web/storefront/checkout/form/checkout-form.ts';

export type Attempt = {
  readonly key: string;
  /** Orders sent under this key, as JSON, of which it is unknown whether they arrived; the latest first. */
  readonly unanswered: readonly string[];
};

/** The part of `Storage` that is used, so that tests can pass a map. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Where an attempt is kept. */
export type Shelves = { readonly tab: Shelf; readonly device: Shelf };

/** Of the shortest key that was ever made. */
const KEY_LENGTH = 32;

/** The attempt of this tab, as it sends. A tab whose order another tab has placed meanwhile keeps its key. */
export function loadAttempt(shelves: Shelves): Attempt {
  return readAttempt(shelves.tab) ?? openAttempt(shelves);
}

/**
 * The attempt for a checkout that opens: this tab's, unless its key has ended and nothing was left unanswered; else the
 * one of the device, else a new one.
 */
export function openAttempt(shelves: Shelves): Attempt {
  const own = readAttempt(shelves.tab);
  const shared = readKey(shelves.device.getItem(SHARED_ATTEMPT_KEY));
  if (own !== null && (own.unanswered.length > 0 || own.key === shared)) return own;
  return shared === null ? beginAttempt(shelves) : keepAttempt(shelves.tab, { key: shared, unanswered: [] });
}

/** A new attempt for this tab and for every checkout that opens from now on. */
export function beginAttempt({ tab, device }: Shelves): Attempt {
  const key = newKey();
  device.setItem(SHARED_ATTEMPT_KEY, key);
  return keepAttempt(tab, { key, unanswered: [] });
}

/** After a refusal that ended the key: the attempt that another tab has begun since, else a new one. */
export function replaceAttempt(shelves: Shelves, ended: Attempt): Attempt {
  const shared = readKey(shelves.device.getItem(SHARED_ATTEMPT_KEY));
  if (shared === null || shared === ended.key) return beginAttempt(shelves);
  return keepAttempt(shelves.tab, { key: shared, unanswered: [] });
}

export function keepAttempt(tab: Shelf, attempt: Attempt): Attempt {
  tab.setItem(ATTEMPT_KEY, JSON.stringify(attempt));
  return attempt;
}

/** Called when the order was placed: the next order gets another key. */
export function endAttempt({ tab, device }: Shelves, { key }: Attempt): void {
  forgetAttempt(tab);
  if (device.getItem(SHARED_ATTEMPT_KEY) === key) device.removeItem(SHARED_ATTEMPT_KEY);
}

/** Deletes what this tab keeps of an attempt. */
export function forgetAttempt(tab: Shelf): void {
  tab.removeItem(ATTEMPT_KEY);
}

function readAttempt(tab: Shelf): Attempt | null {
  const fields = readFields(tab.getItem(ATTEMPT_KEY));
  const key = readKey(fields?.key);
  if (key === null) return null;
  const unanswered = fields?.unanswered;
  const isText = (one: unknown) => typeof one === 'string';
  return { key, unanswered: Array.isArray(unanswered) ? unanswered.filter(isText) : [] };
}

function readKey(stored: unknown): string | null {
  return typeof stored === 'string' && stored.length >= KEY_LENGTH ? stored : null;
}
