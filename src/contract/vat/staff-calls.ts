import { SavedResponse } from '../changes/wire.ts';
import { type AnswerOf, defineCall } from '../define/define-call.ts';
import { calendarDay } from '../values/fields.ts';
import {
  CheckVatYearRequest,
  MoveVatUsesRequest,
  PrepareVatChangeRequest,
  SavedVatRateResponse,
  SaveVatRateRequest,
  TakeBackVatChangeRequest,
  VatRateParams,
  VatRatesResponse,
} from './wire.ts';

const changes = [{ from: calendarDay }] as const;

export const getVatRates = defineCall({
  method: 'GET',
  path: '/admin-service/setup/vat-rates',
  access: 'admin',
  sentence: 'The VAT rates with their values today, their changes and how many products have each.',
  response: VatRatesResponse,
  responseFields: { today: calendarDay, rates: [{ prepared: changes, past: changes }] },
});
export type VatRatesSetup = AnswerOf<typeof getVatRates>;
export type ListedVatRate = VatRatesSetup['rates'][number];

export const saveVatRate = defineCall({
  method: 'POST',
  path: '/admin-service/setup/vat-rates',
  access: 'admin',
  onPanels: 'never',
  once: 'by_key',
  sentence: 'Adds a VAT rate or, with an `id`, renames it.',
  refusals: ['changed_meanwhile', 'vat_rate_not_found'],
  body: SaveVatRateRequest,
  response: SavedVatRateResponse,
});

export const deleteVatRate = defineCall({
  method: 'DELETE',
  path: '/admin-service/setup/vat-rates/{id}',
  access: 'admin',
  onPanels: 'never',
  sentence: 'Deletes a VAT rate that no product and no option has.',
  refusals: ['changed_meanwhile', 'vat_rate_fixed', 'vat_rate_in_use', 'vat_rate_not_found'],
  params: VatRateParams,
  response: SavedResponse,
});

export const prepareVatChange = defineCall({
  method: 'POST',
  path: '/admin-service/setup/vat-changes',
  access: 'admin',
  onPanels: 'never',
  sentence:
    'Prepares another value of a VAT rate from the beginning of a day on; orders handed over from that day on have it. A change on the same day is replaced.',
  refusals: ['changed_meanwhile', 'vat_rate_not_found'],
  body: PrepareVatChangeRequest,
  response: SavedResponse,
});

export const takeBackVatChange = defineCall({
  method: 'POST',
  path: '/admin-service/setup/vat-changes/take-back',
  access: 'admin',
  onPanels: 'never',
  sentence: 'Takes a prepared change of a VAT rate back, as long as it does not hold yet.',
  refusals: ['changed_meanwhile', 'vat_change_holds', 'vat_change_not_found', 'vat_rate_not_found'],
  body: TakeBackVatChangeRequest,
  response: SavedResponse,
});

export const moveVatUses = defineCall({
  method: 'POST',
  path: '/admin-service/setup/vat-rates/move',
  access: 'admin',
  onPanels: 'never',
  sentence: 'Gives every product and option of one VAT rate another one.',
  refusals: ['changed_meanwhile', 'vat_rate_not_found'],
  body: MoveVatUsesRequest,
  response: SavedResponse,
});

export const checkVatYear = defineCall({
  method: 'POST',
  path: '/admin-service/setup/vat-year',
  access: 'admin',
  onPanels: 'never',
  sentence: 'Records that the VAT rates of a year were compared with the law, which ends the reminder.',
  refusals: ['changed_meanwhile', 'vat_year_invalid'],
  body: CheckVatYearRequest,
  response: SavedResponse,
});
