/** A complete checkout for tests, ready to be sent: pass only what the test is about. */
import type { CartLine } from '#domain/cart/cart.ts';
import { OWN_CONTAINER_DUTY } from '#domain/cart/own-container.ts';
import type { Product } from '#domain/menu/menu.ts';
import { bani } from '#domain/money/bani.ts';
import type { OrderZone } from '#domain/orders/placing/judge-order.ts';
import type { CheckoutFacts } from '#web/storefront/checkout/form/checkout-facts.ts';
import { type CheckoutForm, EMPTY_FORM } from '#web/storefront/checkout/form/checkout-form.ts';
import { type CheckoutProblem, judgeCheckout } from '#web/storefront/checkout/form/judge-checkout.ts';
import { aLine } from './a-cart.ts';
import { aMenu, aProduct, aSize } from './a-menu.ts';
import { aSchedule, at } from './a-schedule.ts';

/** Friday, 20 November 2026, noon in Bucharest. */
export const NOON = at('2026-11-20T10:00:00Z');

/** A soup at 30 lei in a box of 1,50. */
export const SOUP = aProduct({ sizes: [aSize({ boxPrice: bani(150) })] });

/** A zone with fee 5, free from 50, no minimum. */
export function aZone(about: Partial<OrderZone> = {}): OrderZone {
  return {
    code: 'BLAJ',
    city: 'Blaj',
    county: 'Alba',
    enabled: true,
    minimumOrder: bani(0),
    fee: bani(500),
    freeFrom: bani(5000),
    extraMinutes: 0,
    isVillage: false,
    ...about,
  };
}

/** Open from 10 to 22, everything on, at noon. */
export function checkoutFacts(
  products: readonly Product[] = [SOUP],
  about: Partial<CheckoutFacts> = {},
): CheckoutFacts {
  return {
    menu: aMenu(products),
    promotions: [],
    zones: [aZone()],
    schedule: aSchedule(),
    offeredPayments: ['cash', 'card', 'cash-card'],
    isDineInOn: false,
    mealCardIssuers: [],
    ownContainerFrom: OWN_CONTAINER_DUTY,
    vatSentence: 'Prețurile includ TVA.',
    phone: '0258000100',
    address: 'Strada Frasinului 12, Blaj',
    city: 'Blaj',
    at: NOON,
    withheld: null,
    ...about,
  };
}

/** Picked up as soon as possible, paid in cash, everything filled in. */
export function aForm(about: Partial<CheckoutForm> = {}): CheckoutForm {
  return {
    ...EMPTY_FORM,
    method: 'PICKUP',
    when: 'asap',
    fullName: 'Ana-Maria Constantinescu-Popa',
    phone: '0722 123 456',
    email: 'ana@example.ro',
    payment: 'cash',
    acceptsTerms: true,
    ...about,
  };
}

/** Delivered to a street in Blaj. */
export function aDeliveryForm(about: Partial<CheckoutForm> = {}): CheckoutForm {
  return aForm({ method: 'DELIVERY', zoneCode: 'BLAJ', street: 'Frasinului', streetNumber: '12', ...about });
}

/** The problems that block this order. */
export function problemsOf({
  form = aForm(),
  facts = checkoutFacts(),
  lines = [aLine(SOUP)],
  couponRefusal = null,
}: {
  readonly form?: CheckoutForm;
  readonly facts?: CheckoutFacts;
  readonly lines?: readonly CartLine[];
  readonly couponRefusal?: string | null;
} = {}): readonly CheckoutProblem[] {
  return judgeCheckout({ cart: { lines }, form, facts, couponRefusal }).problems;
}
