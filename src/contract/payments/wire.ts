/** Payment online on the wire. All of it is ours: the documents know payments at the door only. */
import { z } from 'zod';
import { DELIVERY_METHODS, ORDER_STATUSES } from '#domain/orders/order.ts';
import { ALL_MEANS } from '#domain/orders/payment-means.ts';
import { HIDDEN_STATUSES } from '#domain/orders/status-sets.ts';
import { ALL_ATTEMPT_MOVES, ATTEMPT_NOTES } from '#domain/payments/attempt.ts';
import { GUEST_MONEY_STATES } from '#domain/payments/guest-payment.ts';
import { MEAL_CARD_ISSUERS } from '#domain/payments/meal-card-issuers.ts';
import { DECLINE_REASONS } from '#domain/payments/provider-state.ts';
import { PAYMENT_WORDS } from '../orders/payment-on-wire.ts';
import { ChosenParts } from '../orders/payment-wire.ts';
import { choice, IsoInstant, Lei, LeiInput } from '../values/schemas.ts';
import { OnlineMoneyWire } from './online-money-wire.ts';

const Token = z.string().min(20).max(100);

/** Whether guests can pay online now. */
export const OnlinePaymentResponse = z.object({
  isOn: z.boolean(),
  /** The name of the processor, for the checkout's text; '' while it is off. */
  provider: z.string(),
  /** Only a trial: no money moves. */
  isTest: z.boolean(),
  /** The money is blocked at the order and taken when the restaurant accepts; otherwise it is taken at once. */
  holds: z.boolean(),
  /** Whose meal cards are taken online; none where they are not. */
  mealCardIssuers: z.array(z.enum(MEAL_CARD_ISSUERS)),
});

const OnlinePart = z.object({ means: z.enum(ALL_MEANS), amount: Lei });

/** What became of the money of an order, for its guest. */
export const GuestPaymentResponse = z.object({
  orderNumber: z.int(),
  /** `AWAITING_PAYMENT` until the money came, `ABANDONED` when it did not in time. */
  orderStatus: z.enum([...ORDER_STATUSES, ...HIDDEN_STATUSES]),
  /** Where „at the door” is. */
  deliveryMethod: z.enum(DELIVERY_METHODS),
  payable: Lei,
  /** What is paid online; 0 once the guest pays at the door. */
  amount: Lei,
  /** What is to be paid now, where the order is paid online in several parts; null when nothing is to be paid. */
  nextPart: OnlinePart.nullable(),
  /** Parts that are paid or held while another one is awaited; they stay when the rest is paid at the door. */
  paidParts: z.array(OnlinePart),
  /** How much of the order meal cards may pay; null where that is not known. */
  mealCardEligible: Lei.nullable(),
  state: z.enum(GUEST_MONEY_STATES),
  /** Why the last try was refused; null when it was not. */
  declined: z.enum(DECLINE_REASONS).nullable(),
  /** The address to pay at; null when there is nothing to pay now. */
  payUrl: z.string().nullable(),
  payUntil: IsoInstant.nullable(),
  heldUntil: IsoInstant.nullable(),
  releasedAt: IsoInstant.nullable(),
  refunded: Lei,
  /** On its way back to the guest's card. */
  goingBack: Lei,
  card: z.string(),
  /** The guest may begin another payment (`payOrder`). */
  mayStartAgain: z.boolean(),
  /** The guest may pay at the door instead (`payOrderAtDoor`). */
  mayPayAtDoor: z.boolean(),
  trackingPath: z.string(),
  serverTime: IsoInstant,
});
export type GuestPaymentResponse = z.infer<typeof GuestPaymentResponse>;

export const PaymentTokenParams = z.object({ token: Token });
export const PaymentTokenRequest = z.object({ token: Token });

/** As an order has its payment: the documents' word, and parts where it does not say the means. */
export const PayAtDoorRequest = z.object({
  token: Token,
  orderPaymentEnumValue: choice(PAYMENT_WORDS, 'payment_required'),
  cashAmount: LeiInput.nullish(),
  cardAmount: LeiInput.nullish(),
  paymentParts: ChosenParts,
});

export const RefundPaymentRequest = z.object({
  orderNumber: z.int().positive().max(99_999_999),
  amount: LeiInput,
  /** Of one part of an order that was paid online in several. */
  means: z.enum(ALL_MEANS).optional(),
  reason: z.string().max(1000),
});

export const RefundPaymentResponse = z.object({
  message: z.string(),
  orderNumber: z.int(),
  onlineMoney: OnlineMoneyWire.nullable(),
});

/** Why a payment is on the list, and what the one button does. */
export const CHECK_KINDS = ['undone_job', 'disputed'] as const;
export const CHECK_ACTIONS = ['ask', 'send_again', 'settled_by_hand'] as const;

export const PaymentToCheck = z.object({
  /** The id to resolve it by; null where there is nothing to do in the shop. */
  id: z.int().nullable(),
  kind: z.enum(CHECK_KINDS),
  orderNumber: z.int(),
  /** What was to be done. */
  job: z.enum(['capture', 'release', 'refund']).nullable(),
  amount: Lei,
  provider: z.string(),
  /** Its id at the provider, to look it up there; null when it never got one. */
  providerRef: z.string().nullable(),
  reference: z.string(),
  /** The provider's last code. */
  lastReason: z.string(),
  since: IsoInstant,
  /** What may be done about it, the proposed one first. */
  actions: z.array(z.enum(CHECK_ACTIONS)),
});

export const PaymentsToCheckResponse = z.object({
  payments: z.array(PaymentToCheck),
  /** Since when payment online is off by itself; null while it is on. */
  offSince: IsoInstant.nullable(),
  serverTime: IsoInstant,
});

export const ResolvePaymentRequest = z.object({ id: z.int().positive(), action: z.enum(CHECK_ACTIONS) });

/** What a bank asks when a payment is disputed, beside the order itself; no card data. */
export const PaymentEvidenceResponse = z.object({
  orderNumber: z.int(),
  /** Who sold: as the restaurant's data say now. */
  seller: z.object({
    name: z.string(),
    companyName: z.string(),
    cui: z.string(),
    registeredOffice: z.string(),
    phoneNumber: z.string(),
    email: z.string(),
  }),
  /** The version of the terms that was accepted with the order. */
  termsVersion: z.string(),
  /** The guest said to be of age, for drinks with alcohol. */
  declaredAdult: z.boolean(),
  attempts: z.array(
    z.object({
      reference: z.string(),
      provider: z.string(),
      /** Its id at the provider; null when it never got one. */
      providerRef: z.string().nullable(),
      isTest: z.boolean(),
      amount: Lei,
      at: IsoInstant,
      events: z.array(
        z.object({ kind: z.enum([...ALL_ATTEMPT_MOVES, ...ATTEMPT_NOTES]), amount: Lei, at: IsoInstant }),
      ),
    }),
  ),
  /** Mails to the guest about the order; `sentAt` is null for one that was not sent. */
  mails: z.array(
    z.object({ subject: z.string(), recipient: z.string(), at: IsoInstant, sentAt: IsoInstant.nullable() }),
  ),
  serverTime: IsoInstant,
});
