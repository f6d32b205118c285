/** Staff's calls about placed orders, with domain values on both sides. */

import type { CartLine } from '#domain/cart/cart.ts';
import type { Bani } from '#domain/money/bani.ts';
import { leiFromBani } from '#domain/money/lei-codec.ts';
import type { DeliveryAddress, DeliveryMethod, OrderStatus } from '#domain/orders/order.ts';
import type { OrderStage } from '#domain/orders/order-stage.ts';
import type { OrderView } from '#domain/orders/order-view.ts';
import type { PaymentChoice, PaymentWay } from '#domain/orders/payment-means.ts';
import type { OrderChange } from '#domain/orders/proposals/list-changes.ts';
import type { AcceptRequest } from '#domain/orders/steps/accept-order.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Api } from '../client.ts';
import type { BodyOf } from '../define/define-call.ts';
import type { ErrorCode } from '../errors.ts';
import { factsFromWire } from '../facts-on-wire.ts';
import { isoInstant, readLei } from '../values/convert.ts';
import { addressToTexts } from './address-on-wire.ts';
import { onlyOrderFromWire, orderFromWire, paidToWire, type StaffOrders, staffOrdersFromWire } from './codec.ts';
import type { ChangeContent } from './proposals-wire.ts';
import {
  changeOrder as changeOrderCall,
  changePromise as changePromiseCall,
  changeStage as changeStageCall,
  confirmOrder as confirmOrderCall,
  correctPayment as correctPaymentCall,
  getAllOrders,
  getStaffOrderDetails,
  markAsDelivered as markAsDeliveredCall,
  markStation as markStationCall,
  proposeChange as proposeChangeCall,
  quoteChange as quoteChangeCall,
  rejectOrder as rejectOrderCall,
  seeChange as seeChangeCall,
  withdrawProposal as withdrawProposalCall,
} from './staff-calls.ts';
import type { OrderDetail } from './wire.ts';

export async function fetchStaffOrders(
  api: Api,
  asked: {
    readonly status?: OrderStatus | undefined;
    readonly search?: string;
    readonly page?: number;
    readonly size: number;
  },
  signal?: AbortSignal,
): Promise<StaffOrders> {
  return staffOrdersFromWire(await api(getAllOrders, { query: asked, ...(signal && { signal }) }));
}

export async function fetchStaffOrder(api: Api, number: number, signal?: AbortSignal): Promise<OrderView> {
  return onlyOrderFromWire(await api(getStaffOrderDetails, { params: { id: number }, ...(signal && { signal }) }));
}

/** A step of staff: the order, and the request; returns the order after it. */
export type OrderStep<Request> = (
  api: Api,
  number: number,
  request: Request,
  signal?: AbortSignal,
) => Promise<OrderView>;

export const confirmOrder: OrderStep<AcceptRequest> = async (api, orderNumber, request, signal) => {
  const { minutes, packaging, customerAgreed, allergyRead } = request;
  const body = {
    orderNumber,
    timeToPrepare: minutes,
    totalPackageCost: packaging === null ? null : leiFromBani(packaging),
    customerAgreed,
    allergyRead,
  };
  return stepped(await api(confirmOrderCall, { body, ...(signal && { signal }) }));
};

type RejectBody = Extract<BodyOf<typeof rejectOrderCall>, { rejectedOrder: unknown }>['rejectedOrder'];
export type SoldOutMark = NonNullable<RejectBody['soldOut']>;

export const rejectOrder: OrderStep<{
  readonly reason: string;
  readonly expectedStatus: OrderStatus;
  readonly soldOut: SoldOutMark | null;
}> = async (api, orderNumber, request, signal) =>
  stepped(
    await api(rejectOrderCall, { body: { rejectedOrder: { orderNumber, ...request } }, ...(signal && { signal }) }),
  );

/** `payment: null` leaves the payment unchanged. */
export const markAsDelivered: OrderStep<{
  readonly payment: PaymentChoice | null;
  readonly isIdentitySeen: boolean;
}> = async (api, orderNumber, { payment, isIdentitySeen }, signal) => {
  const paid = payment === null ? null : paidToWire(payment);
  const body = { orderNumber, payment: paid, identitySeen: isIdentitySeen };
  return stepped(await api(markAsDeliveredCall, { body, ...(signal && { signal }) }));
};

/** `payment: null`: nothing was received. */
export const correctPayment: OrderStep<{
  readonly payment: PaymentChoice | null;
  readonly expectedVersion: number;
}> = async (api, orderNumber, { payment, expectedVersion }, signal) => {
  const body = { orderNumber, payment: payment === null ? null : paidToWire(payment), expectedVersion };
  return stepped(await api(correctPaymentCall, { body, ...(signal && { signal }) }));
};

export const changePromise: OrderStep<{ readonly promisedAt: Instant; readonly expectedVersion: number }> = async (
  api,
  orderNumber,
  { promisedAt, expectedVersion },
  signal,
) => {
  const body = { orderNumber, promisedAt: isoInstant(promisedAt), expectedVersion };
  return stepped(await api(changePromiseCall, { body, ...(signal && { signal }) }));
};

export const changeStage: OrderStep<{ readonly stage: OrderStage }> = async (api, orderNumber, { stage }, signal) =>
  stepped(await api(changeStageCall, { body: { orderNumber, stage }, ...(signal && { signal }) }));

export const markStation: OrderStep<{ readonly stationId: number; readonly isDone: boolean }> = async (
  api,
  orderNumber,
  request,
  signal,
) => stepped(await api(markStationCall, { body: { orderNumber, ...request }, ...(signal && { signal }) }));

/** The changed order, as a form of the panel holds it. */
export type ChangeDraft = {
  readonly lines: readonly CartLine[];
  readonly payment: PaymentWay | null;
  /** Amount of the second means of a mix; null keeps it. */
  readonly secondPart: Bani | null;
  readonly method: DeliveryMethod | null;
  readonly address: DeliveryAddress | null;
  readonly moment: Instant | null;
};

export type ChangeQuote = {
  /** Why it can not be done, in words, with code and facts. */
  readonly problem: { readonly code: ErrorCode; readonly details: object; readonly sentence: string } | null;
  readonly changes: readonly OrderChange[];
  readonly before: Bani;
  readonly payable: Bani;
  readonly losesCoupon: boolean;
  readonly needsAge: boolean;
};

export async function quoteChange(
  api: Api,
  orderNumber: number,
  draft: ChangeDraft,
  signal?: AbortSignal,
): Promise<ChangeQuote> {
  const body = { orderNumber, content: contentToWire(draft) };
  const { problem, refusal, ...quote } = await api(quoteChangeCall, { body, ...(signal && { signal }) });
  return {
    ...quote,
    problem:
      problem === null || refusal === null
        ? null
        : // The server names only codes of its own table.
          { code: refusal.code as ErrorCode, details: factsFromWire(refusal.details), sentence: problem },
    before: readLei(quote.before),
    payable: readLei(quote.payable),
  };
}

export type ChangeRequest = {
  readonly draft: ChangeDraft;
  readonly reason: string;
  readonly expectedVersion: number;
  readonly expectedPayable: Bani;
  /** For an unanswered order, which the consent accepts. */
  readonly acceptance: Pick<AcceptRequest, 'minutes' | 'allergyRead'>;
};

export const changeOrder: OrderStep<ChangeRequest> = async (api, orderNumber, request, signal) =>
  stepped(await api(changeOrderCall, { body: changeToWire(orderNumber, request), ...(signal && { signal }) }));

function changeToWire(orderNumber: number, { draft, expectedPayable, acceptance, ...request }: ChangeRequest) {
  return {
    orderNumber,
    content: contentToWire(draft),
    ...request,
    expectedPayable: leiFromBani(expectedPayable),
    timeToPrepare: acceptance.minutes,
    allergyRead: acceptance.allergyRead,
  };
}

export const proposeChange: OrderStep<ChangeRequest & { readonly answerMinutes: number }> = async (
  api,
  orderNumber,
  { answerMinutes, ...request },
  signal,
) => {
  const body = { ...changeToWire(orderNumber, request), answerMinutes };
  return stepped(await api(proposeChangeCall, { body, ...(signal && { signal }) }));
};

export const withdrawProposal = async (api: Api, orderNumber: number, signal?: AbortSignal): Promise<OrderView> =>
  stepped(await api(withdrawProposalCall, { body: { orderNumber }, ...(signal && { signal }) }));

export const seeChange = async (api: Api, orderNumber: number, signal?: AbortSignal): Promise<OrderView> =>
  stepped(await api(seeChangeCall, { body: { orderNumber }, ...(signal && { signal }) }));

function contentToWire({ lines, payment, secondPart, method, address, moment }: ChangeDraft): ChangeContent {
  return {
    products: lines.flatMap((line) => {
      if (line.kind === 'bundle') return [];
      const { kind: _, extras, options = [], ...product } = line;
      return [{ ...product, extras: [...extras], options: [...options] }];
    }),
    bundles: lines.flatMap((line) => {
      if (line.kind === 'product') return [];
      const parts = line.choices.map(({ productId, sizeId }) => ({ productId, sizeId }));
      return [{ promotionId: line.promotionId, parts, quantity: line.quantity }];
    }),
    paymentWay: payment,
    cardAmount: secondPart === null ? null : leiFromBani(secondPart),
    deliveryMethod: method,
    address: address === null ? null : addressToTexts(address),
    requestedAt: moment === null ? null : isoInstant(moment),
  };
}

function stepped({ order }: { readonly order: OrderDetail }): OrderView {
  return orderFromWire(order);
}
