import { getVatRates } from '#contract/vat/staff-calls.ts';
import { inPercent } from '#domain/money/percent.ts';
import { dateOf } from '#domain/time/bucharest.ts';
import { findRateValue, listPreparedChanges, type VatChange } from '#domain/vat/vat-rates.ts';
import { findVersion } from '#server/features/changes/index.ts';
import type { DbServices } from '#server/platform/database.ts';
import { answerAs, answerSaved, answerWith, defineRoute, type Route } from '#server/platform/http/route.ts';
import {
  checkVatYear,
  moveToRate,
  prepareVatChange,
  removeVatRate,
  saveVatRate,
  takeBackVatChange,
  VAT_RATES,
} from './change-vat.ts';
import { findVatYearToCheck } from './load-vat-rates.ts';
import { countVatUses, isVatPayer, listVatRates } from './vat-rates.repository.ts';

export function vatRoutes(services: DbServices): readonly Route[] {
  const { db, clock } = services;
  const presentChange = ({ from, basisPoints }: VatChange) => ({ from, percent: inPercent(basisPoints) });
  return [
    defineRoute('getVatRates', async () => {
      const today = dateOf(clock());
      const version = await findVersion(db, VAT_RATES);
      const useOf = await countVatUses(db);
      const rates = await listVatRates(db);
      return answerAs(getVatRates, {
        version,
        paysVat: await isVatPayer(db),
        today,
        yearToCheck: await findVatYearToCheck(db, clock()),
        rates: rates.map((rate) => {
          const { products, archived, options } = useOf(rate.id);
          return {
            id: rate.id,
            name: rate.name,
            role: rate.role,
            percent: inPercent(findRateValue(rate, today)),
            prepared: listPreparedChanges(rate, today).map(presentChange),
            past: rate.changes
              .filter(({ from }) => from <= today)
              .toReversed()
              .map(presentChange),
            products,
            archivedProducts: archived,
            options,
          };
        }),
      });
    }),
    defineRoute('saveVatRate', async ({ body: { id = null, version = null, name, percent = null }, session }) =>
      answerWith(await saveVatRate(services, { staffId: session.userId, version }, { id, name, percent }), (saved) => ({
        message: 'Cota a fost salvată.',
        ...saved,
      })),
    ),
    defineRoute('deleteVatRate', async ({ params: { id }, session }) =>
      answerSaved(await removeVatRate(services, { staffId: session.userId, version: null }, id)),
    ),
    defineRoute('prepareVatChange', async ({ body: { version = null, ...asked }, session }) =>
      answerSaved(await prepareVatChange(services, { staffId: session.userId, version }, asked)),
    ),
    defineRoute('takeBackVatChange', async ({ body: { version = null, ...asked }, session }) =>
      answerSaved(await takeBackVatChange(services, { staffId: session.userId, version }, asked)),
    ),
    defineRoute('moveVatUses', async ({ body: { version = null, ...asked }, session }) =>
      answerSaved(await moveToRate(services, { staffId: session.userId, version }, asked)),
    ),
    defineRoute('checkVatYear', async ({ body: { version = null, year }, session }) =>
      answerSaved(await checkVatYear(services, { staffId: session.userId, version }, year)),
    ),
  ];
}
