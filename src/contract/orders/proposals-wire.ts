/** Ours: a change of an order on the wire: new content, price, differences. */
import { z } from 'zod';
import { CART_MAX_LINES, LINE_MAX_OPTIONS, LINE_MAX_QUANTITY, OPTION_MAX_COUNT } from '#domain/cart/cart.ts';
import { MOST_EXTRAS } from '#domain/menu/editing/decide-product.ts';
import { DELIVERY_METHODS } from '#domain/orders/order.ts';
import { PAYMENT_WAYS } from '#domain/orders/payment-means.ts';
import { CONSENTS } from '#domain/orders/proposals/earlier-version.ts';
import { ANSWER_MINUTES_MAXIMUM } from '#domain/orders/proposals/proposal.ts';
import { PREPARATION_MINUTES_MAXIMUM } from '#domain/orders/steps/preparation-minutes.ts';
import { parseIsoInstant } from '../values/convert.ts';
import { IsoInstant, Lei, LeiInput } from '../values/schemas.ts';
import { addressShape } from './address-on-wire.ts';
import { PAYMENT_WORDS } from './payment-on-wire.ts';
import { PaymentMeans } from './payment-wire.ts';

const Id = z.int().positive().max(2_147_483_647);
const OrderNumber = z.coerce.number().int().positive().max(99_999_999);
const Quantity = z.int().min(1).max(LINE_MAX_QUANTITY);
const Piece = z.object({ productId: Id, sizeId: Id });

/** The complete content; a missing field stays unchanged. */
export const ChangeContent = z.object({
  products: z
    .array(
      Piece.extend({
        extras: z.array(z.string().max(120)).max(MOST_EXTRAS).default([]),
        /** Group options, by id. */
        options: z
          .array(z.object({ optionId: Id, parentId: Id.nullable(), count: z.int().min(1).max(OPTION_MAX_COUNT) }))
          .max(LINE_MAX_OPTIONS)
          .default([]),
        message: z.string().max(400).default(''),
        quantity: Quantity,
      }),
    )
    .max(CART_MAX_LINES),
  /** The order's bundles, each with its parts in order. */
  bundles: z
    .array(z.object({ promotionId: Id, parts: z.array(Piece).min(1).max(20), quantity: Quantity }))
    .max(CART_MAX_LINES)
    .default([]),
  payment: z.enum(PAYMENT_WORDS).nullish(),
  /** A way to pay that no documented word names; wins over it. */
  paymentWay: z.enum(PAYMENT_WAYS).nullish(),
  /** Amount of the second means of a mixed payment; when missing it stays. */
  cardAmount: LeiInput.nullish(),
  deliveryMethod: z.enum(DELIVERY_METHODS).nullish(),
  /** The complete address, by the documents' names; used only for delivery. */
  address: z.object(addressShape((most) => z.string().max(most).nullish())).nullish(),
  requestedAt: IsoInstant.transform(parseIsoInstant).nullish(),
});
export type ChangeContent = z.input<typeof ChangeContent>;

export const QuoteChangeRequest = z.object({ orderNumber: OrderNumber, content: ChangeContent });

export const OrderChangeWire = z.object({
  /** Difference in pieces; 0 for a change that is not about a dish. */
  pieces: z.int(),
  text: z.string(),
});

/** What a change would cost; `problem` is a sentence when it is not possible. */
export const QuoteChangeResponse = z.object({
  problem: z.string().nullable(),
  /** Code and facts of the problem, for who tells it in other words; a fact that is not known is null. */
  refusal: z
    .object({
      code: z.string(),
      details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
    })
    .nullable(),
  changes: z.array(OrderChangeWire),
  /** Payable now, and after the change; equal while there is a problem. */
  before: Lei,
  payable: Lei,
  /** The order has a coupon whose condition it would no longer meet. */
  losesCoupon: z.boolean(),
  /** The change adds a drink for adults. */
  needsAge: z.boolean(),
});

/** The guest has agreed on the telephone. */
export const ChangeOrderRequest = z.object({
  orderNumber: OrderNumber,
  content: ChangeContent,
  /** The reason; when missing it is read as empty, so that the answer reports it. */
  reason: z
    .string()
    .max(500)
    .nullish()
    .transform((reason) => reason ?? ''),
  /** Version of the order that the change is based on, because another panel may have been faster. */
  expectedVersion: z.int().positive(),
  /** The payable amount that the guest was told. */
  expectedPayable: LeiInput,
  /** For an unanswered order, which the consent accepts: preparation minutes, null for no time. */
  timeToPrepare: z
    .int()
    .min(1)
    .max(PREPARATION_MINUTES_MAXIMUM)
    .nullish()
    .transform((minutes) => minutes ?? null),
  /** For such an order: the kitchen has read the allergy note. */
  allergyRead: z
    .boolean()
    .nullish()
    .transform((isRead) => isRead ?? null),
});

/** The guest is asked on the order's page. */
export const ProposeChangeRequest = ChangeOrderRequest.extend({
  /** Time for the guest's answer. */
  answerMinutes: z.int().min(1).max(ANSWER_MINUTES_MAXIMUM),
});

export const WithdrawProposalRequest = z.object({ orderNumber: OrderNumber });

/** The guest's answer; authorised by the access token of the order's page. */
export const AnswerProposalRequest = z.object({
  token: z.string().min(20).max(100),
  /** The proposal that was read. */
  proposalId: z.int().positive(),
  isAccepted: z.boolean(),
});

/** The proposal shown to the guest. */
export const ProposalWire = z.object({
  id: z.int(),
  reason: z.string(),
  expiresAt: IsoInstant,
  changes: z.array(OrderChangeWire),
  payable: Lei,
  /** The new promised moment; null where it is unchanged, or follows from the minutes. */
  dueAt: IsoInstant.nullable(),
  /** Minutes from consent until ready, for an order that is not accepted yet; null without a promised time. */
  timeToPrepare: z.int().nullable(),
});

export const SeeChangeRequest = z.object({ orderNumber: OrderNumber });

/** For staff: the order as it was before one of its changes. */
export const EarlierVersionWire = z.object({
  changedAt: IsoInstant,
  actor: z.string().nullable(),
  consent: z.enum(CONSENTS),
  reason: z.string(),
  changes: z.array(OrderChangeWire),
  items: z.array(
    z.object({
      quantity: z.int(),
      name: z.string(),
      value: z.string(),
      extras: z.array(z.string()),
      message: z.string(),
      price: Lei,
    }),
  ),
  deliveryMethod: z.enum(DELIVERY_METHODS),
  address: z.string(),
  dueAt: IsoInstant.nullable(),
  orderPaymentOptions: z.enum(PAYMENT_WORDS),
  paymentMeans: PaymentMeans,
  payable: Lei,
});
