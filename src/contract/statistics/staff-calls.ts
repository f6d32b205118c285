import { type AnswerOf, defineCall } from '../define/define-call.ts';
import { DoneResponse } from '../define/done-response.ts';
import { calendarDay, isoMoment, lei, wallMoment } from '../values/fields.ts';
import {
  ClientsQuery,
  ClientsResponse,
  DayCloseQuery,
  DayCloseResponse,
  DayMatchResponse,
  ExportParams,
  ExportResponse,
  MostSoldQuery,
  MostSoldResponse,
  PeriodQuery,
  ReadSettlementFileRequest,
  ReadSettlementFileResponse,
  RejectedOrdersQuery,
  RejectedOrdersResponse,
  SalesParams,
  SalesResponse,
  SaveDrawerCountRequest,
} from './wire.ts';

const salesDays = [{ date: calendarDay, income: lei }] as const;
const reductions = [{ amount: lei }] as const;
const sources = [{ income: lei }] as const;
const taxed = { gross: lei, net: lei, vat: lei };

export const getSales = defineCall({
  method: 'GET',
  path: '/admin-service/sales/{dataType}',
  access: 'admin',
  sentence: 'Income, number and average of the orders of a period, day by day.',
  refusals: ['invalid_time', 'period_reversed', 'period_too_long'],
  params: SalesParams,
  query: PeriodQuery,
  response: SalesResponse,
  responseFields: {
    totalIncomeFromOrders: lei,
    mediumOrderPrice: lei,
    rejectedAmount: lei,
    startDate: calendarDay,
    endDate: calendarDay,
    days: salesDays,
    reductions,
    sources,
    options: [{ income: lei }],
    before: {
      totalIncomeFromOrders: lei,
      mediumOrderPrice: lei,
      startDate: calendarDay,
      endDate: calendarDay,
      days: salesDays,
    },
  },
});
export type SalesReport = AnswerOf<typeof getSales>;

export const getMostSoldProducts = defineCall({
  method: 'GET',
  path: '/admin-service/most-sold/products',
  access: 'admin',
  sentence: 'The products sold most in a period, 50 at most.',
  refusals: ['invalid_time', 'period_reversed', 'period_too_long'],
  query: MostSoldQuery,
  response: MostSoldResponse,
  responseFields: [{ income: lei }],
});
export type SoldProducts = AnswerOf<typeof getMostSoldProducts>;

export const getClients = defineCall({
  method: 'GET',
  path: '/admin-service/clients',
  access: 'admin',
  sentence: 'One page of customers with what they bought.',
  query: ClientsQuery,
  response: ClientsResponse,
  responseFields: { content: [{ orderAmount: lei, lastOrderDate: wallMoment }] },
});
export type Clients = AnswerOf<typeof getClients>['content'];

export const getRejectedOrders = defineCall({
  method: 'GET',
  path: '/admin-service/rejected-orders',
  access: 'admin',
  sentence: 'One page of rejected orders of a period, with their reasons.',
  refusals: ['invalid_time', 'period_reversed', 'period_too_long'],
  query: RejectedOrdersQuery,
  response: RejectedOrdersResponse,
  responseFields: {
    content: [{ orderDate: wallMoment, amount: lei }],
    totalAmount: lei,
    startDate: calendarDay,
    endDate: calendarDay,
  },
});
export type RejectedOrders = AnswerOf<typeof getRejectedOrders>;

export const getDayClose = defineCall({
  method: 'GET',
  path: '/admin-service/day-close',
  access: 'admin',
  sentence: 'The sums of a day: by payment method, packaging, delivery, deposits, VAT.',
  refusals: ['invalid_time'],
  query: DayCloseQuery,
  response: DayCloseResponse,
  responseFields: {
    date: calendarDay,
    couriers: [
      {
        openedAt: isoMoment,
        closedAt: isoMoment,
        float: lei,
        cash: lei,
        drops: lei,
        owed: lei,
        counted: lei,
        difference: lei,
        owedNow: lei,
        differenceNow: lei,
        corrections: [{ at: isoMoment }],
      },
    ],
    methods: [{ cash: lei, card: lei }],
    cash: lei,
    card: lei,
    byMeans: [{ amount: lei, received: lei, toCollect: lei, unrecorded: lei }],
    received: lei,
    toCollect: lei,
    unrecorded: lei,
    online: { taken: lei, refunded: lei },
    drawer: {
      received: lei,
      withCouriers: lei,
      differences: lei,
      expected: lei,
      count: { counted: lei, expected: lei, difference: lei, at: isoMoment },
      lastCount: { date: calendarDay, difference: lei },
    },
    products: lei,
    packaging: lei,
    delivery: lei,
    deposits: lei,
    discounts: lei,
    reductions,
    sources,
    total: lei,
    vat: [taxed],
    vatTotal: taxed,
  },
});
export type DayClose = AnswerOf<typeof getDayClose>;

export const saveDrawerCount = defineCall({
  method: 'POST',
  path: '/admin-service/day-close/count',
  access: 'admin',
  sentence:
    'Records the cash counted at the close of a day beside what the drawer has to have; a later count replaces it.',
  refusals: ['changed_meanwhile', 'invalid_time'],
  body: SaveDrawerCountRequest,
  response: DoneResponse,
});

export const getDayMatch = defineCall({
  method: 'GET',
  path: '/admin-service/day-close/match',
  access: 'admin',
  sentence:
    'What does not agree in the money of a day: orders handed over, receipts, payments online, files of providers, counted cash.',
  refusals: ['invalid_time'],
  query: DayCloseQuery,
  response: DayMatchResponse,
  responseFields: {
    date: calendarDay,
    differences: [{ expected: lei, found: lei }],
    files: [{ firstDay: calendarDay, lastDay: calendarDay, readAt: isoMoment }],
  },
});
export type DayMatch = AnswerOf<typeof getDayMatch>;

export const readSettlementFile = defineCall({
  method: 'POST',
  path: '/admin-service/day-close/settlement',
  access: 'admin',
  sends: 'form',
  needsRoom: true,
  sentence:
    'Reads a file (CSV) in which a provider says what it pays out, and stores the rows that are new; lines that cannot be read are named. The same file again changes nothing.',
  refusals: [
    'changed_meanwhile',
    'settlement_columns_missing',
    'settlement_empty',
    'settlement_unreadable',
    'unavailable',
  ],
  body: ReadSettlementFileRequest,
  response: ReadSettlementFileResponse,
  responseFields: { firstDay: calendarDay, lastDay: calendarDay },
});
export type ReadSettlementFile = AnswerOf<typeof readSettlementFile>;

export const exportTable = defineCall({
  method: 'GET',
  path: '/admin-service/export/{kind}',
  access: 'admin',
  needsStepUp: true,
  answers: 'csv',
  sentence: 'A table of a period as CSV, streamed.',
  refusals: ['invalid_time', 'period_reversed', 'period_too_long'],
  params: ExportParams,
  query: PeriodQuery,
  response: ExportResponse,
});
