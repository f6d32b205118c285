/** Any number of orders, judged by the real rules of an invented restaurant, and as they are stored afterwards. */
import { EMPTY_ADDRESS } from '#domain/accounts/parse-address.ts';
import type { CartLine } from '#domain/cart/cart.ts';
import type { PricedLine } from '#domain/cart/priced-cart.ts';
import type { Menu, Product } from '#domain/menu/menu.ts';
import { bani } from '#domain/money/bani.ts';
import type { OrderRequest } from '#domain/orders/order.ts';
import { NO_GUEST_TEXTS } from '#domain/orders/order-fields.ts';
import { judgeOrder, type OrderFacts, type OrderZone, type PlannedOrder } from '#domain/orders/placing/judge-order.ts';
import type { SoldBundle, SoldLine } from '#domain/orders/proposals/sold-order.ts';
import { promisedMoment } from '#domain/orders/steps/accept-order.ts';
import type { Promotion } from '#domain/promotions/promotion.ts';
import { NO_RULES } from '#domain/promotions/promotion-rules.ts';
import type { RecordedOrder } from '#domain/replay/recorded-order.ts';
import { type RecordedRules, recordRules, vatSharesOf } from '#domain/replay/recorded-rules.ts';
import { refusalOf } from '#domain/replay/replay-order.ts';
import { slotOf } from '#domain/schedule/capacity.ts';
import { type Instant, instant, plusMinutes } from '#domain/time/instant.ts';
import { localDate } from '#domain/time/local-date.ts';
import { aBundle, aBundleLine, aCoupon, aSet } from './a-cart.ts';
import { aCategory, anOption, anOptionGroup, aProduct, aSize, aWindow } from './a-menu.ts';
import { aSchedule, terms } from './a-schedule.ts';
import { seededRandom } from './seeded-random.ts';

export type GeneratedOrders = {
  readonly orders: readonly RecordedOrder[];
  /** Orders that the rules refused, with the reasons, to be judged again by what would have been recorded. */
  readonly refused: readonly RefusedOrder[];
};

export type RefusedOrder = {
  readonly request: OrderRequest;
  readonly rules: RecordedRules;
  readonly at: Instant;
  readonly refusal: string;
};

const FIRST = instant(Date.parse('2026-11-02T10:07:00+02:00'));
const DAY_MINUTES = 24 * 60;

/** @param count how many were taken; about one more in ten was refused */
export function generateOrders(count: number, seed = 1): GeneratedOrders {
  const random = seededRandom(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const pick = <One>(all: readonly One[]): One => all[below(all.length)] as One;
  const chance = (share: number) => random() < share;

  let shop = aShop();
  const shared = new Map<string, unknown>();
  const orders: RecordedOrder[] = [];
  const refused: RefusedOrder[] = [];
  for (let index = 0; orders.length < count; index += 1) {
    // The owner raises prices, fees and percentages from time to time: earlier orders keep the rules of their day.
    if (index % 500 === 499) shop = changed(shop, pick(['price', 'fee', 'promotion'] as const));
    const at = plusMinutes(FIRST, Math.floor(index / 40) * DAY_MINUTES * (count > 2_000 ? 0.1 : 0.5) + below(11 * 60));
    const facts = factsAt(at);
    const request = aRequest(at);
    const { plan, problems, quote } = judgeOrder(request, facts);
    const rules = stored(
      recordRules(
        {
          payment: request.payment ?? { means: 'cash' },
          vat: plan === null ? [] : vatSharesOf(plan),
          slotAt: plan?.slot?.at ?? null,
        },
        facts,
        shop.promotions,
      ),
    );
    if (plan === null) refused.push({ request, rules, at, refusal: refusalOf(problems) });
    else orders.push(asStored(orders.length + 1, plan, { rules, quoted: quote.lines, minutes: 20 + 5 * below(8) }));
  }
  return { orders, refused };

  function factsAt(at: Instant): OrderFacts {
    const day = localDate(new Date(at).toISOString().slice(0, 10));
    const running = { isActive: true, startDate: day, endDate: localDate('2027-12-31') };
    return {
      at,
      menu: shop.menu,
      promotions: shop.promotions.map((one) =>
        one.id === FIRST_ORDER && chance(0.7) ? { ...one, rules: { ...one.rules, mostUses: 0 } } : one,
      ),
      coupon: aCoupon({ ...running, discountBasisPoints: 750, minimumOrder: bani(4_000) }),
      isCouponUsed: false,
      zones: shop.zones,
      schedule: aSchedule({
        services: {
          pickup: terms({ minimumAdvanceMinutes: 20 }),
          delivery: terms({ minimumAdvanceMinutes: 35 }),
          preOrders: terms({ minimumAdvanceMinutes: 600, maximumAdvanceMinutes: 20_000 }),
        },
        usualMinutes: { pickup: 20 + 5 * below(4), delivery: 40 + 5 * below(5) },
        busy: chance(0.1) ? { extraMinutes: 15, until: plusMinutes(at, 60) } : null,
        capacity: {
          left: [0, 1, 2, 3, 4, 5, 6].flatMap((quarter) =>
            chance(0.4) ? [{ at: slotOf(plusMinutes(at, 15 * quarter)), scope: 'all' as const, left: below(14) }] : [],
          ),
          closed: chance(0.05) ? [slotOf(plusMinutes(at, 45))] : [],
        },
      }),
      offeredPayments: ['cash', 'card', 'cash-card', 'meal_card', 'meal_card-cash'],
      isDineInOn: true,
      ownContainerFrom: localDate('2026-11-10'),
    };
  }

  function aRequest(at: Instant): OrderRequest {
    const method = pick(['DELIVERY', 'DELIVERY', 'PICKUP', 'PICKUP', 'RESTAURANT'] as const);
    const lines = Array.from({ length: 1 + below(4) }, () => aLine());
    const zone = pick(shop.zones);
    return {
      ...NO_GUEST_TEXTS,
      lines,
      contact: { firstName: 'Ana', lastName: 'Pop', email: 'ana@exemplu.ro', phone: '+40722123456' },
      method,
      address:
        method === 'DELIVERY'
          ? { ...EMPTY_ADDRESS, zoneCode: chance(0.02) ? 'NUE' : zone.code, street: 'Strada Lungă', streetNumber: '5' }
          : null,
      table: method === 'RESTAURANT' ? '5' : '',
      moment: chance(0.7) ? 'asap' : plusMinutes(at, 30 + 15 * below(40)),
      payment: { means: pick(['cash', 'card', 'cash'] as const) },
      couponCode: chance(0.15) ? 'BUNVENIT10' : null,
      declaredAdult: chance(0.9),
      bringsContainer: chance(0.2),
      company: null,
      expectedPayable: null,
    };
  }

  function aLine(): CartLine {
    if (chance(0.12)) return { ...aBundleLine(shop.bundle), quantity: 1 + below(2) };
    const product = pick(shop.menu.products);
    const size = pick(product.sizes);
    const group = product.options?.groups[0];
    const options = (group?.options ?? [])
      .filter(() => chance(0.4))
      .map(({ id }) => ({ optionId: id, parentId: null, count: 1 }));
    return {
      kind: 'product',
      productId: product.id,
      sizeId: size.id,
      extras: product.extras.filter(() => chance(0.3)).map(({ name }) => name),
      ...(options.length > 0 && { options }),
      message: '',
      quantity: 1 + below(3),
    };
  }

  /** As JSON columns give it back; equal parts are one object, as in the table that stores each once. */
  function stored(rules: RecordedRules): RecordedRules {
    const once = <Part>(part: Part): Part => {
      const text = JSON.stringify(part);
      const known = shared.get(text) ?? JSON.parse(text);
      shared.set(text, known);
      // Stored under its own text.
      return known as Part;
    };
    const { menu, promotions, zones, hours, own } = rules;
    return {
      menu: { categories: menu.categories.map(once), products: menu.products.map(once) },
      promotions: once(promotions),
      zones: once(zones),
      hours: once(hours),
      own: once(own),
    };
  }
}

const FIRST_ORDER = 16;

type Shop = {
  readonly menu: Menu;
  readonly promotions: readonly Promotion[];
  readonly bundle: Promotion;
  readonly zones: readonly OrderZone[];
};

function aShop(): Shop {
  const sauces = anOptionGroup({
    included: 1,
    options: [anOption({ price: bani(250) }), anOption({ price: bani(350), vatBasisPoints: 2100 }), anOption()],
  });
  const dishes = Array.from({ length: 24 }, (_, index) =>
    aProduct({
      name: `Fel ${index}`,
      sizes: [
        aSize({ price: bani(1_890 + 135 * index), boxPrice: bani(150) }),
        aSize({ price: bani(2_590 + 135 * index), boxPrice: bani(200) }),
      ],
      ...(index % 3 === 0 && { options: { groups: [sauces], opened: [] } }),
      ...(index % 4 === 0 && { extras: [{ name: 'Smântână', price: bani(290), allergens: ['milk'] }] }),
      workPoints: 1 + (index % 3),
      isMealCardExcluded: index % 7 === 0,
    }),
  );
  const drinks = [
    aProduct({ name: 'Apă', sizes: [aSize({ price: bani(890), deposit: bani(50) })], workPoints: 0 }),
    aProduct({ name: 'Suc', sizes: [aSize({ price: bani(1_290), deposit: bani(50) })], vatBasisPoints: 2100 }),
    aProduct({
      name: 'Vin',
      sizes: [aSize({ price: bani(6_490), deposit: bani(50) })],
      vatBasisPoints: 2100,
      isAgeRestricted: true,
    }),
  ];
  const [one, two, three] = dishes as [Product, Product, Product];
  const ALWAYS = { startDate: localDate('2026-01-01'), endDate: localDate('2027-12-31') };
  const bundle = aBundle([aSet(71, false, [one]), aSet(72, false, [two]), aSet(73, true, [drinks[0] as Product])], {
    ...ALWAYS,
    id: 10,
  });
  const promotion = (id: number, type: Promotion['type'], about: Partial<Promotion>): Promotion =>
    aBundle([], { ...ALWAYS, id, type, name: `Oferta ${id}`, ...about });
  const promotions = [
    bundle,
    promotion(11, 'DISCOUNT_ON_PRODUCT', {
      discountBasisPoints: 1_500,
      rules: { ...NO_RULES, productIds: [three.id], windows: [aWindow('15:00-17:30')] },
    }),
    promotion(12, 'BUY_ONE_GET_ONE', {
      rules: { ...NO_RULES, productIds: dishes.slice(5, 9).map(({ id }) => id), paidPieces: 2, freePieces: 1 },
    }),
    promotion(13, 'DISCOUNT_ON_CART', { discountBasisPoints: 500, minimumOrder: bani(9_000) }),
    promotion(14, 'FREE_ITEM', {
      minimumOrder: bani(15_000),
      rules: { ...NO_RULES, productIds: [(drinks[1] as Product).id] },
    }),
    promotion(15, 'FREE_DELIVERY', { minimumOrder: bani(12_000), rules: { ...NO_RULES, zoneCodes: ['CEN'] } }),
    promotion(FIRST_ORDER, 'FIRST_ORDER', { discountAmount: bani(1_000), minimumOrder: bani(5_000) }),
  ];
  const zone = (code: string, fee: number, minimum: number, about: Partial<OrderZone> = {}): OrderZone => ({
    code,
    city: `Orașul ${code}`,
    county: 'Alba',
    enabled: true,
    minimumOrder: bani(minimum),
    fee: bani(fee),
    freeFrom: null,
    extraMinutes: 0,
    isVillage: false,
    ...about,
  });
  const zones = [
    zone('BLJ', 500, 0, { freeFrom: bani(8_000) }),
    zone('CEN', 1_250, 5_000, { extraMinutes: 25, isVillage: true }),
    zone('TIU', 990, 3_000, { extraMinutes: 10 }),
  ];
  return { menu: { categories: [aCategory()], products: [...dishes, ...drinks] }, promotions, bundle, zones };
}

function changed(shop: Shop, what: 'price' | 'fee' | 'promotion'): Shop {
  const { menu, zones, promotions } = shop;
  switch (what) {
    case 'price': {
      const dearer = (product: Product): Product => ({
        ...product,
        sizes: product.sizes.map((size) => ({ ...size, price: bani(size.price + 10) })),
      });
      return { ...shop, menu: { ...menu, products: menu.products.map(dearer) } };
    }
    case 'fee':
      return { ...shop, zones: zones.map((zone) => ({ ...zone, fee: bani(zone.fee + 10) })) };
    case 'promotion':
      return {
        ...shop,
        promotions: promotions.map((one) =>
          one.type === 'DISCOUNT_ON_CART' ? { ...one, discountBasisPoints: one.discountBasisPoints + 5 } : one,
        ),
      };
  }
}

type AsStored = { readonly rules: RecordedRules; readonly quoted: readonly PricedLine[]; readonly minutes: number };

/** What the tables of an order hold after it was placed and accepted. */
function asStored(number: number, plan: PlannedOrder, { rules, quoted, minutes }: AsStored): RecordedOrder {
  const acceptedAt = plusMinutes(plan.placedAt, 2);
  const { sums, address } = plan;
  return {
    ...NO_GUEST_TEXTS,
    number,
    source: 'WEB',
    status: 'CONFIRMED',
    placedAt: plan.placedAt,
    method: plan.method,
    contact: plan.contact,
    address: address ?? { ...EMPTY_ADDRESS, zoneCode: null, city: '', county: '' },
    table: plan.table,
    company: plan.company,
    payment: plan.payment,
    paymentStatus: 'unpaid',
    requestedAt: plan.requestedAt,
    toldAt: plan.toldAt,
    promisedAt: null,
    readyAt: null,
    leftAt: null,
    hasOwnContainer: plan.hasOwnContainer,
    mealCardEligible: plan.mealCardEligible,
    products: sums.products,
    packaging: sums.packaging,
    manualPackaging: null,
    deliveryFee: sums.deliveryFee,
    deposits: sums.deposits,
    reductions: sums.reductions,
    total: sums.total,
    payable: sums.payable,
    unseenChanges: [],
    lines: quoted.flatMap(linesOf),
    bundles: quoted.flatMap(bundlesOf),
    rules,
    acceptance: {
      at: acceptedAt,
      minutes,
      promisedAt: promisedMoment({ at: acceptedAt, minutes, requestedAt: plan.requestedAt }),
    },
  };
}

function linesOf({ line, parts }: PricedLine, position: number): readonly SoldLine[] {
  return parts.map((part) => ({
    ...part,
    bundleId: line.kind === 'bundle' ? position + 1 : null,
    quantity: line.quantity,
    message: '',
    station: null,
    tookStock: false,
  }));
}

function bundlesOf({ line, name, unitPrice }: PricedLine, position: number): readonly SoldBundle[] {
  if (line.kind !== 'bundle') return [];
  return [{ id: position + 1, promotionId: line.promotionId, name, quantity: line.quantity, unitPrice }];
}

/** The same order as one of before rules were recorded. */
export function withoutRules(order: RecordedOrder): RecordedOrder {
  return { ...order, rules: null };
}
