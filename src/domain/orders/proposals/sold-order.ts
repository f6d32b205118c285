/** An order as it was sold: the base that a change is compared with. */
import type { BundleLine, CartLine, ProductLine } from '#domain/cart/cart.ts';
import { chosenOptionsOf, flatExtraNames } from '#domain/menu/options/sold-extra.ts';
import type { Bani } from '#domain/money/bani.ts';
import type {
  DeliveryAddress,
  DeliveryMethod,
  InvoiceCompany,
  OrderContact,
  OrderStatus,
  PaymentStatus,
} from '#domain/orders/order.ts';
import type { GuestTexts, StoredFields } from '#domain/orders/order-fields.ts';
import type { OrderAddress, OrderBundle, OrderLine } from '#domain/orders/order-view.ts';
import type { Payment, PaymentWay } from '#domain/orders/payment-means.ts';
import type { Reduction } from '#domain/promotions/reduction.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { NamedLine, OrderChange } from './list-changes.ts';

/** A number of equal pieces of a product; a part of a bundle where `bundleId` is set. */
export type SoldLine = OrderLine & {
  readonly bundleId: number | null;
  readonly isFree: boolean;
  readonly setLabel: string | null;
  /** Price of the size outside a bundle. */
  readonly regularPrice: Bani;
  readonly vatBasisPoints: number;
  readonly isFromFrozen: boolean;
  readonly isMealCardExcluded: boolean;
  /** Its pieces were taken from the stock. */
  readonly tookStock: boolean;
};

export type SoldBundle = {
  readonly id: number;
  readonly promotionId: number;
  readonly name: string;
  readonly quantity: number;
  readonly unitPrice: Bani;
};

export type SoldOrder = GuestTexts &
  Pick<StoredFields, 'readyAt' | 'leftAt' | 'requestedAt' | 'promisedAt' | 'hasOwnContainer' | 'mealCardEligible'> & {
    readonly status: OrderStatus;
    readonly method: DeliveryMethod;
    readonly contact: OrderContact;
    readonly address: OrderAddress;
    readonly company: InvoiceCompany | null;
    readonly payment: Payment;
    readonly paymentStatus: PaymentStatus;
    readonly deliveryFee: Bani;
    readonly packaging: Bani;
    readonly manualPackaging: Bani | null;
    readonly reductions: readonly Reduction[];
    readonly total: Bani;
    readonly payable: Bani;
    /** Changes since staff last confirmed that they saw the order. */
    readonly unseenChanges: readonly OrderChange[];
    readonly lines: readonly SoldLine[];
    readonly bundles: readonly SoldBundle[];
  };

/** The complete content of the changed order, as staff composed it. */
export type ProposedContent = {
  /** A bundle names its parts by position, from 1, because its sets are not stored with an order. */
  readonly lines: readonly CartLine[];
  readonly method: DeliveryMethod;
  /** For delivery only. */
  readonly address: DeliveryAddress | null;
  /** Another hour; null keeps the promised or requested one. */
  readonly moment: Instant | null;
  /** Null keeps the means. */
  readonly payment: PaymentWay | null;
  /** Amount of the second means of a mix; null keeps it. */
  readonly secondPart: Bani | null;
};

/** The requested changes; null leaves a field unchanged. */
export type AskedContent = Pick<ProposedContent, 'lines' | 'moment' | 'payment' | 'secondPart'> & {
  readonly method: DeliveryMethod | null;
  readonly address: DeliveryAddress | null;
};

/** The complete content of the changed order. */
export function completeContent(
  order: SoldOrder,
  { lines, method, address, moment, payment, secondPart }: AskedContent,
): ProposedContent {
  const { city: _, county: __, zoneCode, ...door } = order.address;
  return {
    lines,
    method: method ?? order.method,
    address: address ?? { ...door, zoneCode: zoneCode ?? '' },
    moment,
    payment,
    secondPart,
  };
}

/** The parts of a bundle, in the order of its sets. */
export function partsOf({ lines }: Pick<SoldOrder, 'lines'>, { id }: SoldBundle): readonly SoldLine[] {
  return lines.filter(({ bundleId }) => bundleId === id);
}

/** The lines of an order as a cart would hold them. */
export function cartLinesOf(order: Pick<SoldOrder, 'lines' | 'bundles'>): readonly CartLine[] {
  return namedLinesOf(order).map(({ line }) => line);
}

/** The same lines, each with its display name. */
export function namedLinesOf(order: Pick<SoldOrder, 'lines' | 'bundles'>): readonly NamedLine[] {
  return [
    ...order.lines
      .filter(({ bundleId }) => bundleId === null)
      .map((line) => ({
        line: productLineOf(line),
        name: line.productName,
        sizeLabel: line.sizeLabel,
        extras: line.extras,
      })),
    ...order.bundles.map((bundle) => ({
      line: bundleLineOf({ ...bundle, parts: partsOf(order, bundle) }),
      name: bundle.name,
      sizeLabel: '',
      extras: [],
    })),
  ];
}

export function productLineOf({
  productId,
  sizeId,
  extras,
  message,
  quantity,
}: Pick<OrderLine, 'productId' | 'sizeId' | 'extras' | 'message' | 'quantity'>): ProductLine {
  const options = chosenOptionsOf(extras);
  return {
    kind: 'product',
    productId,
    sizeId,
    extras: flatExtraNames(extras),
    ...(options.length > 0 && { options }),
    message,
    quantity,
  };
}

/** A part's position identifies the set that it was chosen from. */
export function bundleLineOf({
  promotionId,
  parts,
  quantity,
}: Pick<OrderBundle, 'promotionId' | 'quantity'> & {
  readonly parts: readonly { readonly productId: number; readonly sizeId: number }[];
}): BundleLine {
  const choices = parts.map(({ productId, sizeId }, place) => ({ setId: place + 1, productId, sizeId }));
  return { kind: 'bundle', promotionId, choices, quantity };
}
