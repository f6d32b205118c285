/** Reports and the office's first page, with domain values. */
import { calendarDay, defineAnswer, isoMoment, lei, type ValueOf, wallMoment } from '../values/define-answer.ts';

const sold = { income: lei };
const compared = { soFar: sold, whole: sold };
const salesDays = [{ date: calendarDay, income: lei }] as const;
const reductions = [{ amount: lei }] as const;
const sources = [{ income: lei }] as const;
const options = [{ income: lei }] as const;

export const salesReport = defineAnswer('getSales', {
  totalIncomeFromOrders: lei,
  mediumOrderPrice: lei,
  rejectedAmount: lei,
  startDate: calendarDay,
  endDate: calendarDay,
  days: salesDays,
  reductions,
  sources,
  options,
  before: {
    totalIncomeFromOrders: lei,
    mediumOrderPrice: lei,
    startDate: calendarDay,
    endDate: calendarDay,
    days: salesDays,
  },
});
export type SalesReport = ValueOf<typeof salesReport>;

export const soldProducts = defineAnswer('getMostSoldProducts', [{ income: lei }]);
export type SoldProducts = ValueOf<typeof soldProducts>;

export const clientsPage = defineAnswer('getClients', { content: [{ orderAmount: lei, lastOrderDate: wallMoment }] });
export type Clients = ValueOf<typeof clientsPage>['content'];

export const rejectedOrders = defineAnswer('getRejectedOrders', {
  content: [{ orderDate: wallMoment, amount: lei }],
  totalAmount: lei,
  startDate: calendarDay,
  endDate: calendarDay,
});
export type RejectedOrders = ValueOf<typeof rejectedOrders>;

const taxed = { gross: lei, net: lei, vat: lei };

export const dayClose = defineAnswer('getDayClose', {
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
});
export type DayClose = ValueOf<typeof dayClose>;

export const todayAnswer = defineAnswer('getToday', {
  date: calendarDay,
  totalIncomeFromOrders: lei,
  mediumOrderPrice: lei,
  curve: { hours: [{ today: sold, usual: sold }], today: sold, lastWeek: compared, usual: compared },
  opening: { closesAt: isoMoment, opensAt: isoMoment },
  lastBackupAt: isoMoment,
  lastBackupElsewhereAt: isoMoment,
});
export type Today = ValueOf<typeof todayAnswer>;
