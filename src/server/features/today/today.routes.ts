import { getToday, type Today as TodayAnswer } from '#contract/today/staff-calls.ts';
import { bani } from '#domain/money/bani.ts';
import { answerAs, defineRoute, type Route } from '#server/platform/http/route.ts';
import { loadToday, type Today, type TodayServices } from './load-today.ts';

/** Above this, only the number is shown. */
const MOST_SOLD_OUT = 12;

export function todayRoutes(services: TodayServices): readonly Route[] {
  return [defineRoute('getToday', async () => answerAs(getToday, presentToday(await loadToday(services))))];
}

function presentToday({
  day,
  figures,
  curve,
  waiting: others,
  moneyDifferences,
  opening,
  menu,
  steps,
  gaps,
  hasDelivered,
  publicAddress,
  backups,
}: Today): TodayAnswer {
  const { accepted, income, rejected, waiting } = figures;
  return {
    date: day,
    numberOfOrders: accepted,
    totalIncomeFromOrders: income,
    mediumOrderPrice: bani(accepted === 0 ? 0 : Math.round(income / accepted)),
    numberOfRejectedOrders: rejected,
    numberOfNewOrders: waiting.now,
    numberOfScheduledOrders: waiting.later,
    numberOfWaitingReservations: others.reservations,
    numberOfPendingReviews: others.reviews,
    numberOfOpenWithdrawals: others.withdrawals,
    numberOfMoneyDifferences: moneyDifferences,
    curve,
    opening: {
      state: opening.state,
      closesAt: opening.state === 'open' ? opening.until : null,
      opensAt: opening.state === 'closed' ? opening.opensAt : null,
      closure: opening.state === 'open' ? null : (opening.closure?.name ?? null),
    },
    soldOut: menu.soldOut.slice(0, MOST_SOLD_OUT),
    numberOfSoldOut: menu.soldOut.length,
    steps: steps.map((one) => ({ ...one })),
    missing: [...gaps],
    hasDelivered,
    publicAddress,
    lastBackupAt: backups.last?.finishedAt ?? null,
    isLastBackupVerified: backups.last?.isVerified ?? false,
    isLastBackupEncrypted: backups.last?.isEncrypted ?? false,
    lastBackupElsewhereAt: backups.second?.last?.finishedAt ?? null,
    numberOfProductsWithoutAllergens: menu.withoutAllergens,
    numberOfProductsWithoutFoodInformation: menu.withoutFoodInformation,
  };
}
