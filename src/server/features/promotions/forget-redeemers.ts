import type { Tx } from '#server/platform/in-transaction.ts';
import { hideRedeemers } from './promotions.repository.ts';

/** Keeps that a coupon was used, not by whom: addresses and phones become hashes. */
export function forgetRedeemers(tx: Tx, orderIds: readonly number[]): Promise<void> {
  return hideRedeemers(tx, orderIds);
}
