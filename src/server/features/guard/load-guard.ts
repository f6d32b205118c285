import { blockKeysOf, phoneKey } from '#domain/guard/block-keys.ts';
import { blockedOrderSentence } from '#domain/guard/blocked-words.ts';
import type { CodeRules } from '#domain/guard/code-rules.ts';
import { isBlockOn } from '#domain/guard/parse-block.ts';
import type { OrderRequest } from '#domain/orders/order.ts';
import type { OrderZone } from '#domain/orders/placing/judge-order.ts';
import { dateOf } from '#domain/time/bucharest.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { LocalDate } from '#domain/time/local-date.ts';
import { loadRestaurantFacts } from '#server/features/restaurant/index.ts';
import type { Database } from '#server/platform/database.ts';
import { hiddenKey } from '#server/platform/security/hide-text.ts';
import { findBlockOf, listBlocksInForce } from './blocks.repository.ts';
import { findGuardSettings } from './guard-settings.repository.ts';

/** The facts by which orders are refused, as part of the order rules. */
export type Guard = {
  /** Last day of each block, by the hash of the key. */
  readonly blocks: ReadonlyMap<string, LocalDate | null>;
  /** The sentence for a blocked guest. */
  readonly blockedSentence: string;
  readonly codes: CodeRules;
};

export async function loadGuard(db: Database, now: Instant): Promise<Guard> {
  const { blockedWords, codes } = await findGuardSettings(db);
  const { phone } = await loadRestaurantFacts(db);
  return {
    blocks: await listBlocksInForce(db, dateOf(now)),
    blockedSentence: blockedOrderSentence(blockedWords, phone),
    codes,
  };
}

/** Why a telephone number is on the list, for staff who are on the phone with its owner; null when it is not. */
export async function findBlockOfPhone(
  db: Database,
  phone: string,
  now: Instant,
): Promise<{ readonly reason: string; readonly until: LocalDate | null } | null> {
  const block = await findBlockOf(db, phoneKey(phone), dateOf(now));
  return block === null ? null : { reason: block.reason, until: block.until };
}

/** Whether telephone, mailbox or address of an order are on the list. */
export function isBlocked(
  { blocks }: Pick<Guard, 'blocks'>,
  { contact, address, zones }: Pick<OrderRequest, 'contact' | 'address'> & { readonly zones: readonly OrderZone[] },
  now: Instant,
): boolean {
  const today = dateOf(now);
  const city = zones.find(({ code }) => code === address?.zoneCode)?.city ?? '';
  return blockKeysOf({ contact, address: address && { ...address, city } }).some((key) => {
    const until = blocks.get(hiddenKey(key));
    return until !== undefined && isBlockOn(until, today);
  });
}
