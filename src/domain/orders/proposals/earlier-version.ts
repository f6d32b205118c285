/** The content of an order before a change: stored with the change, for staff and for a guest who asks. */
import { type Bani, timesBani } from '#domain/money/bani.ts';
import { shortAddress } from '#domain/orders/describe-order.ts';
import type { DeliveryMethod } from '#domain/orders/order.ts';
import { handoverMoment } from '#domain/orders/order-moments.ts';
import { lineCost } from '#domain/orders/order-view.ts';
import { type Means, meansOf } from '#domain/orders/payment-means.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { OrderChange } from './list-changes.ts';
import { partsOf, type SoldOrder } from './sold-order.ts';

/** How the guest consented. */
export const CONSENTS = ['page', 'phone'] as const;
export type Consent = (typeof CONSENTS)[number];

export type EarlierItem = {
  readonly quantity: number;
  readonly name: string;
  readonly sizeLabel: string;
  readonly extras: readonly string[];
  readonly message: string;
  /** For all pieces. */
  readonly price: Bani;
};

/** The content of an order, short enough to be stored with every change. */
export type EarlierContent = {
  readonly items: readonly EarlierItem[];
  readonly method: DeliveryMethod;
  /** Short address for delivery, '' otherwise. */
  readonly place: string;
  /** Planned handover moment; null for as soon as possible. */
  readonly dueAt: Instant | null;
  readonly means: readonly Means[];
  readonly payable: Bani;
};

export type EarlierVersion = EarlierContent & {
  /** Until when this version applied. */
  readonly changedAt: Instant;
  /** Name of the member of staff who changed it. */
  readonly actor: string | null;
  readonly consent: Consent;
  /** The reason given by staff. */
  readonly reason: string;
  readonly changes: readonly OrderChange[];
};

export function earlierContent(order: SoldOrder): EarlierContent {
  const products = order.lines
    .filter(({ bundleId }) => bundleId === null)
    .map((line) => ({
      quantity: line.quantity,
      name: line.productName,
      sizeLabel: line.sizeLabel,
      extras: line.extras.map(({ name }) => name),
      message: line.message,
      price: lineCost(line),
    }));
  const bundles = order.bundles.map((bundle) => ({
    quantity: bundle.quantity,
    name: bundle.name,
    sizeLabel: '',
    extras: partsOf(order, bundle).map(({ productName, sizeLabel }) => `${productName} · ${sizeLabel}`),
    message: '',
    price: timesBani(bundle.unitPrice, bundle.quantity),
  }));
  return {
    items: [...products, ...bundles],
    method: order.method,
    place: shortAddress(order),
    dueAt: handoverMoment(order),
    means: meansOf(order.payment),
    payable: order.payable,
  };
}
