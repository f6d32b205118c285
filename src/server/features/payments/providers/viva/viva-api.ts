/** The documented answers of Viva's two generations of API, and their addresses. */
import { z } from 'zod';
import type { OutboundCaller } from '#server/platform/define/outbound-caller.ts';

export const VIVA_API: OutboundCaller = {
  name: 'viva',
  to: ['vivapayments.com'],
  timeoutMs: 20_000,
  mostBytes: 2_000_000,
};

export const VIVA_HOSTS = {
  test: {
    accounts: 'https://demo-accounts.vivapayments.com',
    api: 'https://demo-api.vivapayments.com',
    /** The older API, and the page where guests pay. */
    checkout: 'https://demo.vivapayments.com',
  },
  live: {
    accounts: 'https://accounts.vivapayments.com',
    api: 'https://api.vivapayments.com',
    checkout: 'https://www.vivapayments.com',
  },
} as const;

/** Lei, ISO 4217. */
export const LEI = '946';
/** The smallest payment: 30 bani. */
export const LEAST_AMOUNT = 30;

export const VivaToken = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });

const OrderCode = z.union([z.string().regex(/^\d{1,20}$/), z.int().transform(String)]);
export const VivaOrder = z.object({ orderCode: OrderCode });

/** Of the older API: amounts in lei with decimals. */
export const VivaTransaction = z.object({
  TransactionId: z.string().min(1),
  ParentId: z.string().nullish(),
  StatusId: z.string(),
  Amount: z.number(),
  CurrencyCode: z.coerce.string().nullish(),
  MerchantTrns: z.string().nullish(),
  InsDate: z.string().nullish(),
  TransactionType: z.object({ TransactionTypeId: z.int() }),
  CreditCard: z.object({ Number: z.string().nullish() }).nullish(),
  ResponseEventId: z.int().nullish(),
});
export type VivaTransaction = z.infer<typeof VivaTransaction>;
export const VivaTransactions = z.object({ Transactions: z.array(VivaTransaction) });

export const ORDER_STATES = { pending: 0, expired: 1, cancelled: 2, paid: 3 } as const;
export const VivaOrderState = z.object({ StateId: z.int() });

/** Of a step of the older API. */
export const VivaStep = z.object({ ErrorCode: z.int(), StatusId: z.string().nullish() });

export const VivaKey = z.object({ Key: z.string().min(1) });

export const VivaNotice = z.object({
  EventTypeId: z.int(),
  MessageId: z.string().max(100).nullish(),
  EventData: z.object({
    MerchantId: z.string(),
    OrderCode: OrderCode.nullish(),
    TransactionId: z.string().max(100).nullish(),
    StatusId: z.string().max(10).nullish(),
    MerchantTrns: z.string().max(100).nullish(),
  }),
});

/** Order codes have sixteen digits and more: beyond 2⁵³ a number of JavaScript is another one. */
export function withOrderCodesAsText(json: string): string {
  return json.replace(/("orderCode"\s*:\s*)(\d{1,20})(?=\s*[,}])/gi, '$1"$2"');
}
