/** Whether guests can pay online now: one answer for the checkout, for the list of ways to pay, and for the rules. */
import { isOnlineOn } from '#domain/payments/breaker.ts';
import type { MealCardIssuer } from '#domain/payments/meal-card-issuers.ts';
import type { PaymentMode } from '#domain/payments/payment-settings.ts';
import type { ProviderName } from '#domain/payments/providers.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { DbServices } from '#server/platform/database.ts';
import type { SnapshotKind, Snapshots } from '#server/platform/snapshots.ts';
import { findMealCards } from './find-meal-cards.ts';
import type { FindProvider } from './find-provider.ts';
import { readBreaker } from './payments.repository.ts';
import { canHoldMoney } from './providers/provider.ts';

export type OnlineOffer = {
  readonly provider: ProviderName;
  readonly mode: PaymentMode;
  /** The money is blocked at the order and taken when the restaurant accepts. */
  readonly holds: boolean;
  readonly mealCardIssuers: readonly MealCardIssuer[];
};
/** null while no provider is set up, or while payment online is off by itself. */
export type ReadOnlineOffer = () => Promise<OnlineOffer | null>;

type OfferServices = { readonly snapshots: Snapshots; readonly clock: () => Instant; readonly payments: FindProvider };

/** From memory, for what is shown; an order asks again in its own transaction (`mayBeginPayment`). */
export function openOnlineOffer({ snapshots, clock, payments }: OfferServices): ReadOnlineOffer {
  const kind: SnapshotKind<{
    readonly offer: OnlineOffer | null;
    readonly breaker: Awaited<ReturnType<typeof readBreaker>>;
  }> = {
    name: 'online-offer',
    topics: ['restaurant'],
    async load(db) {
      const provider = await payments();
      return {
        offer: provider && {
          provider: provider.name,
          mode: provider.mode,
          holds: canHoldMoney(provider),
          mealCardIssuers: await findMealCards(db, provider),
        },
        breaker: await readBreaker(db),
      };
    },
  };
  return async () => {
    const { offer, breaker } = await snapshots.read(kind);
    return isOnlineOn(breaker, clock()) ? offer : null;
  };
}

/** The same from the database, for a decision. */
export async function isPaymentOnlineOn({
  db,
  clock,
  payments,
}: DbServices & { readonly payments: FindProvider }): Promise<boolean> {
  return (await payments()) !== null && isOnlineOn(await readBreaker(db), clock());
}
