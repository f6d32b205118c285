/** Ours: a change of an order on the wire: what it is to become, what that costs, what is different. */
import { z } from 'zod';
import { CART_MAX_LINES, LINE_MAX_OPTIONS, LINE_MAX_QUANTITY, OPTION_MAX_COUNT } from '#domain/cart/cart.ts';
import { MOST_EXTRAS } from '#domain/menu/editing/decide-product.ts';
import { DELIVERY_METHODS, PAYMENT_METHODS } from '#domain/orders/order.ts';
import { CONSENTS } from '#domain/orders/proposals/earlier-version.ts';
import { ANSWER_MINUTES_MAXIMUM } from '#domain/orders/proposals/proposal.ts';
import { PREPARATION_MINUTES_MAXIMUM } from '#domain/orders/steps/accept-order.ts';
import { parseIsoInstant } from '../values/convert.ts';
import { IsoInstant, Lei, LeiInput } from '../values/schemas.ts';
import { addressShape } from './address-on-wire.ts';

const Id = z.int().positive().max(2_147_483_647);
const OrderNumber = z.coerce.number().int().positive().max(99_999_999);
const Quantity = z.int().min(1).max(LINE_MAX_QUANTITY);
const Piece = z.object({ productId: Id, sizeId: Id });

/** The whole of what is to be ordered; a field that is left out stays as it is. */
export const ChangeContent = z.object({
  products: z
    .array(
      Piece.extend({
        extras: z.array(z.string().max(120)).max(MOST_EXTRAS).default([]),
        /** Options of groups, as their numbers. */
        options: z
          .array(z.object({ optionId: Id, parentId: Id.nullable(), count: z.int().min(1).max(OPTION_MAX_COUNT) }))
          .max(LINE_MAX_OPTIONS)
          .default([]),
        message: z.string().max(400).default(''),
        quantity: Quantity,
      }),
    )
    .max(CART_MAX_LINES),
  /** Those of the order, each with its parts in their order. */
  bundles: z
    .array(z.object({ promotionId: Id, parts: z.array(Piece).min(1).max(20), quantity: Quantity }))
    .max(CART_MAX_LINES)
    .default([]),
  payment: z.enum(PAYMENT_METHODS).nullish(),
  /** Of a split payment the part by card; left out it stays as it was. */
  cardAmount: LeiInput.nullish(),
  deliveryMethod: z.enum(DELIVERY_METHODS).nullish(),
  /** The whole address, by the documents' names; counts where the order is delivered. */
  address: z.object(addressShape((most) => z.string().max(most).nullish())).nullish(),
  requestedAt: IsoInstant.transform(parseIsoInstant).nullish(),
});
export type ChangeContent = z.input<typeof ChangeContent>;

export const QuoteChangeRequest = z.object({ orderNumber: OrderNumber, content: ChangeContent });

export const OrderChangeWire = z.object({
  /** How many more pieces, or fewer; 0 for what is no dish. */
  pieces: z.int(),
  text: z.string(),
});

/** What a change would cost; `problem` says in words why it can not be done. */
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
  /** What is to be paid now, and what would be; equal while there is a problem. */
  before: Lei,
  payable: Lei,
  /** The order has a coupon whose condition it would no longer meet. */
  losesCoupon: z.boolean(),
  /** A drink for adults would come in. */
  needsAge: z.boolean(),
});

/** The guest has said yes on the telephone. */
export const ChangeOrderRequest = z.object({
  orderNumber: OrderNumber,
  content: ChangeContent,
  /** Why; left out reads as empty, so that the answer says what is missing. */
  reason: z
    .string()
    .max(500)
    .nullish()
    .transform((reason) => reason ?? ''),
  /** The order as it was when this was put together; another panel may have been quicker. */
  expectedVersion: z.int().positive(),
  /** What the guest was told it would cost. */
  expectedPayable: LeiInput,
  /** For an order that waits for an answer, which the yes accepts: minutes for its preparation, null for no time. */
  timeToPrepare: z
    .int()
    .min(1)
    .max(PREPARATION_MINUTES_MAXIMUM)
    .nullish()
    .transform((minutes) => minutes ?? null),
  /** For such an order: the kitchen has read what the guest wrote about an allergy. */
  allergyRead: z
    .boolean()
    .nullish()
    .transform((isRead) => isRead ?? null),
});

/** The guest is asked on the page of the order. */
export const ProposeChangeRequest = ChangeOrderRequest.extend({
  /** How long the guest may think. */
  answerMinutes: z.int().min(1).max(ANSWER_MINUTES_MAXIMUM),
});

export const WithdrawProposalRequest = z.object({ orderNumber: OrderNumber });

/** The guest's answer; the unguessable token of the order's page is the key. */
export const AnswerProposalRequest = z.object({
  token: z.string().min(20).max(100),
  /** Which proposal was read. */
  proposalId: z.int().positive(),
  isAccepted: z.boolean(),
});

/** What the guest is asked to say yes to. */
export const ProposalWire = z.object({
  id: z.int(),
  reason: z.string(),
  expiresAt: IsoInstant,
  changes: z.array(OrderChangeWire),
  payable: Lei,
  /** The hour that would be promised; null where it stays, or follows from the minutes. */
  dueAt: IsoInstant.nullable(),
  /** Minutes from the yes until it is ready, for an order that is not accepted yet; null where no time is told. */
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
  orderPaymentOptions: z.enum(PAYMENT_METHODS),
  payable: Lei,
});
