/** The queries of reports, each under one key; fresh for five minutes (back-office.md §9). */

import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '#contract/client.ts';
import type { InputOf } from '#contract/define/define-call.ts';
import { FRESH_MS } from '#contract/freshness.ts';
import { fetchCategories } from '#contract/menu/client.ts';
import {
  getClients,
  getDayClose,
  getDayMatch,
  getMostSoldProducts,
  getRejectedOrders,
  getSales,
} from '#contract/statistics/staff-calls.ts';
import type { LocalDate } from '#domain/time/local-date.ts';
import type { PeriodSearch } from './period-search.ts';

type ClientsQuery = NonNullable<InputOf<typeof getClients>['query']>;

const fresh = { staleTime: FRESH_MS.statistics, placeholderData: keepPreviousData };

export function salesQuery(api: Api, { perioada, de, pana }: PeriodSearch) {
  return queryOptions({
    queryKey: ['reports', 'sales', perioada, de, pana],
    queryFn: ({ signal }) => {
      if (perioada === undefined) return api(getSales, { params: { dataType: 'order-numbers-current-month' }, signal });
      if (perioada === 'luna-trecuta')
        return api(getSales, { params: { dataType: 'order-numbers-last-month' }, signal });
      const params = { dataType: 'order-numbers-between-dates' as const };
      return api(getSales, { params, query: { startDate: de, endDate: pana }, signal });
    },
    ...fresh,
  });
}

type ProductsAsked = {
  readonly startDate?: string | undefined;
  readonly endDate?: string | undefined;
  readonly category?: string | undefined;
  readonly searchTerm?: string | undefined;
};

export function soldProductsQuery(api: Api, query: ProductsAsked) {
  return queryOptions({
    queryKey: ['reports', 'products', query],
    queryFn: ({ signal }) => api(getMostSoldProducts, { query, signal }),
    ...fresh,
  });
}

export function clientsQuery(api: Api, query: ClientsQuery) {
  return queryOptions({
    queryKey: ['reports', 'clients', query],
    queryFn: ({ signal }) => api(getClients, { query, signal }),
    ...fresh,
  });
}

type RejectedAsked = Pick<ProductsAsked, 'startDate' | 'endDate'> & { readonly page: number };

export function rejectedQuery(api: Api, query: RejectedAsked) {
  return queryOptions({
    queryKey: ['reports', 'rejected', query],
    queryFn: ({ signal }) => api(getRejectedOrders, { query, signal }),
    ...fresh,
  });
}

export function dayCloseQuery(api: Api, date: string | undefined) {
  return queryOptions({
    queryKey: ['reports', 'day', date],
    queryFn: ({ signal }) => api(getDayClose, { query: { date }, signal }),
    placeholderData: keepPreviousData,
  });
}

export function categoriesQuery(api: Api) {
  return queryOptions({
    queryKey: ['reports', 'categories'],
    queryFn: ({ signal }) => fetchCategories(api, signal),
    staleTime: FRESH_MS.statistics,
  });
}

/** Compared again whenever the page opens: what was put right elsewhere is no difference any more. */
export function dayMatchQuery(api: Api, date: LocalDate) {
  return queryOptions({
    queryKey: ['reports', 'match', date],
    queryFn: ({ signal }) => api(getDayMatch, { query: { date }, signal }),
    placeholderData: keepPreviousData,
  });
}
