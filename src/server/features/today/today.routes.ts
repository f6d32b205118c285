import type { TodayResponse } from '#contract/reports/today-wire.ts';
import { isoInstant } from '#contract/values/convert.ts';
import { bani } from '#domain/money/bani.ts';
import { leiFromBani } from '#domain/money/lei-codec.ts';
import { wireDate } from '#domain/time/wire-date-time.ts';
import { answer, defineRoute, type Route } from '#server/platform/http/route.ts';
import { loadToday, type Today, type TodayServices } from './load-today.ts';

/** More are told by their number. */
const MOST_SOLD_OUT = 12;

export function todayRoutes(services: TodayServices): readonly Route[] {
  return [defineRoute('getToday', async () => answer(presentToday(await loadToday(services))))];
}

function presentToday({ day, figures, opening, menu, steps, gaps }: Today): TodayResponse {
  const { accepted, income, rejected, waiting } = figures;
  return {
    date: [...wireDate(day)],
    numberOfOrders: accepted,
    totalIncomeFromOrders: leiFromBani(income),
    mediumOrderPrice: leiFromBani(bani(accepted === 0 ? 0 : Math.round(income / accepted))),
    numberOfRejectedOrders: rejected,
    numberOfNewOrders: waiting.now,
    numberOfScheduledOrders: waiting.later,
    opening: {
      state: opening.state,
      closesAt: opening.state === 'open' && opening.until !== null ? isoInstant(opening.until) : null,
      opensAt: opening.state === 'closed' ? isoInstant(opening.opensAt) : null,
      closure: opening.state === 'open' ? null : (opening.closure?.name ?? null),
    },
    soldOut: menu.soldOut.slice(0, MOST_SOLD_OUT),
    numberOfSoldOut: menu.soldOut.length,
    steps: steps.map((one) => ({ ...one })),
    missing: [...gaps],
    numberOfProductsWithoutFoodInformation: menu.withoutFoodInformation,
  };
}
