/**
 * One order, no matter how often it is sent. The idempotency key is created when the checkout opens and kept in this
 * tab until the order is placed, with the sent orders whose outcome is unknown (reliability.md T8).
 */
import { newKey } from '#web/new-key.ts';
import { ATTEMPT_KEY } from '#web/session/device-keys.ts';
import { readFields } from '#web/storefront/checkout/form/checkout-form.ts';

export type Attempt = {
  readonly key: string;
  /** Orders sent under this key, as JSON, of which it is unknown whether they arrived; the latest first. */
  readonly unanswered: readonly string[];
};

/** The part of `Storage` that is used, so that tests can pass a map. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Of the shortest key that was ever made. */
const KEY_LENGTH = 32;

/** The attempt of this tab; a new one when there is none. */
export function loadAttempt(shelf: Shelf): Attempt {
  const fields = readFields(shelf.getItem(ATTEMPT_KEY));
  if (typeof fields?.key === 'string' && fields.key.length >= KEY_LENGTH) {
    const { unanswered } = fields;
    const isText = (one: unknown) => typeof one === 'string';
    return { key: fields.key, unanswered: Array.isArray(unanswered) ? unanswered.filter(isText) : [] };
  }
  return keepAttempt(shelf, newAttempt());
}

export function keepAttempt(shelf: Shelf, attempt: Attempt): Attempt {
  shelf.setItem(ATTEMPT_KEY, JSON.stringify(attempt));
  return attempt;
}

/** Called when the order was placed: the next order gets another key. */
export function endAttempt(shelf: Shelf): void {
  shelf.removeItem(ATTEMPT_KEY);
}

export function newAttempt(): Attempt {
  return { key: newKey(), unanswered: [] };
}
