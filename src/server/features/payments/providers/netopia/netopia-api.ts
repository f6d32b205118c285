/** The documented answers of NETOPIA's API v2, and its addresses. */
import { z } from 'zod';
import type { OutboundCaller } from '#server/platform/define/outbound-caller.ts';

const HOSTS = ['netopia-payments.com', 'mobilpay.ro'];

export const NETOPIA_API: OutboundCaller = {
  name: 'netopia',
  to: HOSTS,
  timeoutMs: 20_000,
  mostBytes: 200_000,
};

/** The code of a start that gives a hosted page; the answer has the shape of an error. */
export const REDIRECT_CODE = '101';
export const APPROVED_CODE = '00';
/** Romania, ISO 3166-1. */
export const ROMANIA = 642;

const Failure = z.object({ code: z.coerce.string().default(''), message: z.string().default('') });
const Payment = z.object({
  ntpID: z.coerce.string().default(''),
  status: z.number().int(),
  amount: z.number().optional(),
  currency: z.string().optional(),
  paymentURL: z.string().optional(),
  instrument: z.object({ panMasked: z.string().optional() }).nullish(),
});

export const NetopiaAnswer = z.object({
  error: Failure.nullish(),
  order: z.object({ orderID: z.string().optional() }).nullish(),
  payment: Payment.nullish(),
});
export type NetopiaAnswer = z.infer<typeof NetopiaAnswer>;

export const NetopiaNotice = z.object({
  order: z.object({ orderID: z.string().min(1).max(64) }),
  payment: z.object({ ntpID: z.coerce.string().min(1).max(64) }),
});
