/** Sales by day, product and customer; the daily report; table exports. */
import { z } from 'zod';
import { DELIVERY_METHODS, ORDER_SOURCES } from '#domain/orders/order.ts';
import { ALL_MEANS } from '#domain/orders/payment-means.ts';
import { DIFFERENCE_KINDS, LIKELY_REASONS } from '#domain/payments/match-day/differences.ts';
import { CONTRACT_PROVIDERS } from '#domain/payments/payment-settings.ts';
import { LINE_PROBLEMS } from '#domain/payments/settlement/read-settlement.ts';
import { ClosedShiftBean, SignedLei } from '../couriers/wire.ts';
import { PAYMENT_WORDS } from '../orders/payment-on-wire.ts';
import { PAGE_SIZE } from '../page-size.ts';
import { PageNumber, PageSize, pageOf } from '../pages.ts';
import { IsoInstant, Lei, TypedLei, WireDate, WireDateTime } from '../values/schemas.ts';

const Day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const given = (schema: z.ZodType<string>) => z.union([z.literal('').transform(() => undefined), schema]).optional();

/** The documents' three kinds of sales queries (back-office.md §7). */
export const SALES_KINDS = [
  'order-numbers-current-month',
  'order-numbers-last-month',
  'order-numbers-between-dates',
] as const;

/** From one day to another, both included; absent: the call's default period. */
export const PeriodQuery = z.object({ startDate: given(Day), endDate: given(Day) });

/** Ours: reductions by promotion name, the largest sum first. */
const ReductionSums = z.array(z.object({ name: z.string(), numberOfOrders: z.int(), amount: Lei }));

/** Ours: sums by source and method, the largest first. */
const SourceSums = z.array(
  z.object({
    source: z.enum(ORDER_SOURCES),
    deliveryMethod: z.enum(DELIVERY_METHODS),
    numberOfOrders: z.int(),
    income: Lei,
  }),
);

/** Ours: what was chosen with dishes, by group, the most frequent first; group '' contains the flat extras. */
const OptionSums = z.array(z.object({ group: z.string(), option: z.string(), numberOfPieces: z.int(), income: Lei }));

const SalesDays = z.array(z.object({ date: WireDate, income: Lei, numberOfOrders: z.int() }));

export const SalesParams = z.object({ dataType: z.enum(SALES_KINDS) });
export const SalesResponse = z.object({
  /** After coupons, without deposits; accepted and delivered orders by the day they were placed (readings 11). */
  totalIncomeFromOrders: Lei,
  mediumOrderPrice: Lei,
  numberOfOrders: z.int(),
  numberOfRejectedOrders: z.int(),
  /** Total of the rejected orders. */
  rejectedAmount: Lei,
  startDate: WireDate,
  endDate: WireDate,
  /** Every day of the period, those without orders included. */
  days: SalesDays,
  reductions: ReductionSums,
  sources: SourceSums,
  options: OptionSums,
  /** The comparison period: for a calendar month the same days of the month before, else the days just before. */
  before: z.object({
    startDate: WireDate,
    endDate: WireDate,
    totalIncomeFromOrders: Lei,
    mediumOrderPrice: Lei,
    numberOfOrders: z.int(),
    numberOfRejectedOrders: z.int(),
    /** Every day, in order; the first is compared with the first of `days`. */
    days: SalesDays,
  }),
});

export const MostSoldQuery = PeriodQuery.extend({
  /** Name or slug of a category. */
  category: given(z.string().max(200)),
  searchTerm: given(z.string().max(200)),
});
export const MostSoldResponse = z.array(
  z.object({
    productId: z.int(),
    productName: z.string(),
    categoryName: z.string(),
    totalQuantity: z.int(),
    /** Before coupons, extras included. */
    income: Lei,
  }),
);

export const CLIENT_ORDERS = ['amount', 'purchases', 'recent', 'name'] as const;
export const ClientsQuery = z.object({
  page: PageNumber,
  size: PageSize.catch(PAGE_SIZE),
  search: given(z.string().max(200)),
  sort: z.enum(CLIENT_ORDERS).catch('amount').default('amount'),
});
export const ClientsResponse = pageOf(
  z.object({
    firstName: z.string(),
    lastName: z.string(),
    phoneNumber: z.string(),
    mail: z.string(),
    newsletterAccepted: z.boolean(),
    /** Accepted and delivered orders. */
    numberOfPurchases: z.int(),
    orderAmount: Lei,
    lastOrderDate: WireDateTime,
  }),
);

export const RejectedOrdersQuery = PeriodQuery.extend({ page: PageNumber });
export const RejectedOrdersResponse = z.object({
  content: z.array(
    z.object({
      orderNumber: z.int(),
      orderDate: WireDateTime,
      client: z.string(),
      reason: z.string(),
      /** Refused before it was accepted, or cancelled afterwards (readings 24). */
      stage: z.enum(['refused', 'cancelled']),
      /** Who did it; null for the guest. */
      actor: z.string().nullable(),
      amount: Lei,
    }),
  ),
  totalElements: z.int(),
  totalAmount: Lei,
  startDate: WireDate,
  endDate: WireDate,
  reasons: z.array(z.object({ reason: z.string(), numberOfOrders: z.int() })),
});

/** Cash counted at the close of a day, and what the drawer had to have at that moment. */
const DrawerCount = z.object({
  counted: Lei,
  expected: SignedLei,
  /** Negative where cash is missing. */
  difference: SignedLei,
  at: IsoInstant,
  /** Null for a deleted account. */
  by: z.string().nullable(),
});

export const SaveDrawerCountRequest = z.object({ date: Day, counted: TypedLei });

export const DayCloseQuery = z.object({ date: given(Day) });
export const DayCloseResponse = z.object({
  date: WireDate,
  numberOfOrders: z.int(),
  numberOfRejectedOrders: z.int(),
  /** Placed that day and neither delivered nor rejected yet: the report is incomplete before that. */
  numberOfOpenOrders: z.int(),
  /** Ours: shifts of couriers whose cash was counted that day. */
  couriers: z.array(ClosedShiftBean),
  methods: z.array(z.object({ method: z.enum(PAYMENT_WORDS), numberOfOrders: z.int(), cash: Lei, card: Lei })),
  cash: Lei,
  card: Lei,
  /** Ours: by means; each amount is received, to be collected, or handed over without a recorded payment. */
  byMeans: z.array(
    z.object({
      means: z.enum(ALL_MEANS),
      numberOfOrders: z.int(),
      amount: Lei,
      received: Lei,
      toCollect: Lei,
      unrecorded: Lei,
    }),
  ),
  received: Lei,
  toCollect: Lei,
  unrecorded: Lei,
  /** Ours: never in the drawer; `refunded` is the part of `taken` that was given back or is on its way back. */
  online: z.object({ taken: Lei, refunded: Lei }),
  /** Ours: the cash of orders handed over that day, whenever they were placed. */
  drawer: z.object({
    received: Lei,
    /** Still with couriers; negative where they left more at the till than they took that day. */
    withCouriers: SignedLei,
    differences: SignedLei,
    expected: SignedLei,
    /** As it was counted for this day; null before that. */
    count: DrawerCount.nullable(),
    /** The latest earlier day that was counted; null for none. */
    lastCount: z.object({ date: WireDate, difference: SignedLei }).nullable(),
  }),
  products: Lei,
  packaging: Lei,
  delivery: Lei,
  deposits: Lei,
  discounts: Lei,
  /** The parts of the discounts. */
  reductions: ReductionSums,
  sources: SourceSums,
  total: Lei,
  vat: z.array(z.object({ percent: z.number(), gross: Lei, net: Lei, vat: Lei })),
  /** Sum of all rates; `gross` is the income of the statistics, and with `deposits` the total. */
  vatTotal: z.object({ gross: Lei, net: Lei, vat: Lei }),
});

/** What does not agree in the money of a day, each with its likely reason. */
const DayDifference = z.object({
  kind: z.enum(DIFFERENCE_KINDS),
  reason: z.enum(LIKELY_REASONS),
  /** The order that it is about, or that explains it. */
  orderNumber: z.int().nullable(),
  /** A courier, or the provider's name of a payment; '' for none. */
  name: z.string(),
  expected: SignedLei,
  found: SignedLei,
});

export const DayMatchResponse = z.object({
  date: WireDate,
  differences: z.array(DayDifference),
  numberOfOrders: z.int(),
  numberOfReceipts: z.int(),
  /** Payments online. */
  numberOfPayments: z.int(),
  isDrawerCounted: z.boolean(),
  /** By which guests pay online; null for none. */
  provider: z.enum(CONTRACT_PROVIDERS).nullable(),
  /** Files of providers that go over the day, the latest first. */
  files: z.array(
    z.object({
      provider: z.enum(CONTRACT_PROVIDERS),
      name: z.string(),
      firstDay: WireDate,
      lastDay: WireDate,
      rowsRead: z.int(),
      readAt: IsoInstant,
      /** Null for a deleted account. */
      by: z.string().nullable(),
    }),
  ),
});

export const ReadSettlementFileRequest = z.object({ provider: z.enum(CONTRACT_PROVIDERS), file: z.file() });
export const ReadSettlementFileResponse = z.object({
  message: z.string(),
  rowsRead: z.int(),
  /** Of them: in no file before. */
  rowsAdded: z.int(),
  /** Lines that could not be read, as a text editor counts them, at most 50. */
  unreadable: z.array(z.object({ line: z.int(), problem: z.enum(LINE_PROBLEMS) })),
  numberOfUnreadable: z.int(),
  /** Null when no line could be read. */
  firstDay: WireDate.nullable(),
  lastDay: WireDate.nullable(),
});

/** Tables that can be exported as CSV. */
export const EXPORT_KINDS = ['orders', 'order-lines', 'options', 'customers', 'reservations'] as const;
export const ExportParams = z.object({ kind: z.enum(EXPORT_KINDS) });
/** CSV: UTF-8 with BOM, semicolons, amounts with a comma. */
export const ExportResponse = z.string();
