/**
 * Orders as a guest's browser sends them: valid by default, changed by what a story is about. Also used by benchmarks
 * and kill tests.
 */
import type { z } from 'zod';
import type { NamedApi } from '#contract/named-api.ts';
import type { PlaceOrderRequest, PlaceOrderResponse } from '#contract/orders/wire.ts';

export type OrderBody = z.input<typeof PlaceOrderRequest>;
type Delivery = OrderBody['deliveryDetailsBean'];

/** Anything that can be ordered: a product of the factories, or an object with these two ids. */
export type Orderable = { readonly id: number; readonly sizeId: number };

export type OrderFacts = Omit<Partial<OrderBody>, 'deliveryDetailsBean'> & {
  /** The products, each with a number of pieces; one piece by default. */
  readonly of: readonly (Orderable | readonly [Orderable, number])[];
  readonly delivery?: Partial<Delivery>;
};

/** An order to be picked up as soon as possible and paid in cash, by default. */
export function anOrder({ of, delivery, ...more }: OrderFacts): OrderBody {
  return {
    orderDetails: of.map((ordered) => {
      const [product, quantity] = 'id' in ordered ? [ordered, 1] : ordered;
      return { productId: product.id, dimensionsBean: { id: product.sizeId, quantity } };
    }),
    deliveryDetailsBean: {
      firstName: 'Ana-Maria',
      lastName: 'Pop',
      email: 'ana.pop@exemplu.ro',
      phoneNumber: '0722 123 456',
      deliveryMethod: 'PICKUP',
      asSoonAsPossible: true,
      ...delivery,
    },
    orderPaymentEnumValue: 'CASH',
    ...more,
  };
}

/** The fields that make it a delivery to an address. */
export function aDelivery(zoneCode: string, delivery: Partial<Delivery> = {}): Partial<Delivery> {
  return {
    deliveryMethod: 'DELIVERY',
    cityCode: zoneCode,
    streetAddress: 'Strada Lungă',
    streetNumberAddress: '5',
    buildingNumber: 'B',
    appartmentNumber: '3',
    ...delivery,
  };
}

/** Contact fields of the `index`-th of many guests: no two share a phone or a mailbox. */
export function guest(index: number): Pick<Delivery, 'email' | 'phoneNumber'> {
  return { email: `oaspete-${index}@exemplu.ro`, phoneNumber: `07${String(20_000_000 + index)}` };
}

/** Sends an order; the same `key` twice places one order. */
export function place(api: NamedApi, body: OrderBody, key?: string): Promise<PlaceOrderResponse> {
  return api('placeOrder', { body, ...(key === undefined ? {} : { headers: { 'Idempotency-Key': key } }) });
}
