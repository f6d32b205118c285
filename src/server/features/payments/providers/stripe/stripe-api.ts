/** Stripe's API: its addresses, the version that is asked for, and the parts of its objects that are read. */
import { z } from 'zod';
import type { OutboundCaller } from '#server/platform/define/outbound-caller.ts';

export const STRIPE_API: OutboundCaller = {
  name: 'stripe',
  to: ['api.stripe.com'],
  timeoutMs: 20_000,
  mostBytes: 2_000_000,
};
export const STRIPE_BASE = 'https://api.stripe.com/v1';
/** Where guests pay. */
export const STRIPE_PAGES = ['stripe.com'];
/** Answers have the shape of this version whatever the account's own is. */
export const STRIPE_VERSION = '2025-03-31.basil';

const Charge = z.object({
  id: z.string(),
  amount: z.int(),
  amount_captured: z.int(),
  amount_refunded: z.int(),
  disputed: z.boolean().default(false),
  payment_method_details: z
    .object({ card: z.object({ last4: z.string().nullish(), capture_before: z.int().nullish() }).nullish() })
    .nullish(),
});

const PaymentIntent = z.object({
  id: z.string(),
  status: z.string(),
  amount_capturable: z.int().default(0),
  amount_received: z.int().default(0),
  latest_charge: Charge.nullish(),
  last_payment_error: z.object({ code: z.string().nullish(), decline_code: z.string().nullish() }).nullish(),
});

export const StripeSession = z.object({
  id: z.string().startsWith('cs_'),
  status: z.enum(['open', 'complete', 'expired']).nullable(),
  livemode: z.boolean(),
  currency: z.string().nullable(),
  client_reference_id: z.string().nullable(),
  url: z.string().nullish(),
  payment_intent: PaymentIntent.nullish(),
});
export type StripeSession = z.infer<typeof StripeSession>;

/** As it is after a start, or in a list: its payment is not expanded. */
export const StripeSessionHead = StripeSession.omit({ payment_intent: true });
export const StripeSessions = z.object({ data: z.array(StripeSessionHead), has_more: z.boolean() });

export const StripeRefunds = z.object({
  data: z.array(
    z.object({
      amount: z.int(),
      status: z.string().nullable(),
      created: z.int(),
      metadata: z.record(z.string(), z.string()).nullish(),
    }),
  ),
});
export type StripeRefund = z.infer<typeof StripeRefunds>['data'][number];

export const StripeStatus = z.object({ status: z.string() });
export const StripeFailure = z.object({
  error: z.object({ type: z.string().nullish(), code: z.string().nullish() }),
});

export const StripeEvent = z.object({
  id: z.string().min(1).max(255),
  livemode: z.boolean(),
  data: z.object({
    object: z.object({
      id: z.string(),
      object: z.string(),
      client_reference_id: z.string().nullish(),
      metadata: z.object({ attempt: z.string().optional() }).nullish(),
    }),
  }),
});
