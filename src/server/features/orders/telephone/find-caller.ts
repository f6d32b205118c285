/**
 * Identifies a caller by telephone number. Staff only: counted per member of staff and logged, so that nobody can list
 * the restaurant's guests number by number. Anonymised orders have no number and are not found.
 */
import { parsePhone } from '#domain/accounts/parse-phone.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { listUsedUp } from '#server/features/promotions/index.ts';
import type { Database } from '#server/platform/database.ts';
import type { Log } from '#server/platform/log.ts';
import type { RateLimits } from '#server/platform/security/rate-limits.ts';
import { type TooManyRequests, tooManyRequests } from '#server/platform/security/too-many-requests.ts';
import type { StoredOrder } from '../stored-order.ts';
import { findOrder } from '../stored-orders.repository.ts';
import { listOrdersOfPhone } from './callers.repository.ts';

/** A call takes half a minute or more. */
const LOOKUPS = { points: 240, seconds: 3600 };

/** Enough to repeat the last order or the one before, and to offer their addresses. */
const MOST_SHOWN = 4;

export type Caller = {
  readonly phone: string;
  readonly found: number;
  readonly orders: readonly StoredOrder[];
  /** Promotions that this number gets no more. */
  readonly withheld: readonly number[];
};

export async function findCaller(
  { db, rateLimits, log }: { readonly db: Database; readonly rateLimits: RateLimits; readonly log: Log },
  typed: string,
  staffId: number,
): Promise<Result<Caller, { readonly code: 'phone_invalid' } | TooManyRequests>> {
  const phone = parsePhone(typed);
  if (!phone.ok) return phone;
  const wait = await rateLimits.countTry('caller_lookups', String(staffId), LOOKUPS);
  if (wait !== null) return err(tooManyRequests(wait));
  const { numbers, found } = await listOrdersOfPhone(db, phone.value, MOST_SHOWN);
  const orders = await Promise.all(numbers.map((number) => findOrder(db, { by: 'number', number })));
  const withheld = await listUsedUp(db, { accountId: null, email: '', phone: phone.value });
  log.info({ staffId, orders: found }, 'caller.looked_up');
  return ok({ phone: phone.value, found, orders: orders.filter((order) => order !== null), withheld });
}
