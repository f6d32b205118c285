/** Guests' calls about the payment of an order, with domain values on both sides. */
import type { PaymentChoice } from '#domain/orders/payment-means.ts';
import type { WaitingPayment } from '#domain/payments/waiting-payment.ts';
import type { Api } from '../client.ts';
import type { AnswerOf } from '../define/define-call.ts';
import { choiceToWire, partsFromWire } from '../orders/payment-on-wire.ts';
import { parseIsoInstant, readLei } from '../values/convert.ts';
import {
  checkOrderPayment,
  getOrderPayment,
  payOrderAtDoor as payOrderAtDoorCall,
  payOrder as payOrderCall,
} from './calls.ts';

export async function fetchOrderPayment(api: Api, token: string): Promise<WaitingPayment> {
  return paymentFromWire(await api(getOrderPayment, { params: { token } }));
}

/** The provider is asked, too. */
export async function checkPayment(api: Api, token: string, signal: AbortSignal): Promise<WaitingPayment> {
  return paymentFromWire(await api(checkOrderPayment, { body: { token }, signal }));
}

export async function payOrder(api: Api, token: string): Promise<WaitingPayment> {
  return paymentFromWire(await api(payOrderCall, { body: { token } }));
}

export async function payOrderAtDoor(api: Api, token: string, choice: PaymentChoice): Promise<WaitingPayment> {
  const { word, ...parts } = choiceToWire(choice);
  return paymentFromWire(await api(payOrderAtDoorCall, { body: { token, orderPaymentEnumValue: word, ...parts } }));
}

function paymentFromWire(wire: AnswerOf<typeof getOrderPayment>): WaitingPayment {
  return {
    orderNumber: wire.orderNumber,
    orderStatus: wire.orderStatus,
    method: wire.deliveryMethod,
    payable: readLei(wire.payable),
    amount: readLei(wire.amount),
    nextPart: partsFromWire(wire.nextPart === null ? [] : [wire.nextPart])[0] ?? null,
    paidParts: partsFromWire(wire.paidParts),
    mealCardEligible: wire.mealCardEligible === null ? null : readLei(wire.mealCardEligible),
    state: wire.state,
    declined: wire.declined,
    payUrl: wire.payUrl,
    payUntil: wire.payUntil === null ? null : parseIsoInstant(wire.payUntil),
    releasedAt: wire.releasedAt === null ? null : parseIsoInstant(wire.releasedAt),
    refunded: readLei(wire.refunded),
    goingBack: readLei(wire.goingBack),
    mayStartAgain: wire.mayStartAgain,
    mayPayAtDoor: wire.mayPayAtDoor,
    serverTime: parseIsoInstant(wire.serverTime),
  };
}
