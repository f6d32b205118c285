import { describe, expect, test } from 'vitest';
import { bani } from '#domain/money/bani.ts';
import { NO_GUEST_TEXTS } from '#domain/orders/order-fields.ts';
import type { ListedOrder, OrderView } from '#domain/orders/order-view.ts';
import { plusMinutes } from '#domain/time/instant.ts';
import { NOON } from '#test/support/a-checkout.ts';
import { anOrderView, SOUP_LINE } from '#test/support/an-order-view.ts';
import {
  listedFromWire,
  listedToWire,
  newOrderFromWire,
  orderFromWire,
  orderToWire,
  pushedOrderToWire,
  staffOrdersFromWire,
  staffOrdersToWire,
  trackedFromWire,
  trackedToWire,
} from './codec.ts';
import { AllOrdersResponse, OrderDetail, TrackOrderResponse } from './wire.ts';

/** Nothing of it is as it stands in an order that was just placed. */
const FULL: OrderView = anOrderView({
  status: 'REJECTED',
  requestedAt: plusMinutes(NOON, 60),
  promisedAt: plusMinutes(NOON, 75),
  readyAt: plusMinutes(NOON, 60),
  leftAt: plusMinutes(NOON, 62),
  stationsDone: [3],
  courier: { id: 4, name: 'Ilie' },
  noAnswerAt: plusMinutes(NOON, 63),
  returnedAt: plusMinutes(NOON, 64),
  acceptedAt: plusMinutes(NOON, 2),
  minutesToPrepare: 25,
  allergyReadAt: plusMinutes(NOON, 3),
  hasAllergyNote: true,
  hasOwnContainer: true,
  isAgeRestricted: true,
  closedDay: 'Crăciun',
  source: 'PHONE',
  table: 'terasa 4',
  pickupPlace: 'Piața 1848',
  company: { name: 'Moara SRL', cui: 'RO18547290', tradeRegister: 'J01/1/2020', office: 'Blaj' },
  manualPackaging: bani(450),
  deliveryFee: bani(505),
  notes: 'Sunați.',
  payment: [
    { means: 'cash', amount: bani(1) },
    { means: 'card', amount: bani(9349) },
  ],
  paymentStatus: 'refunded',
  onlineMoney: null,
  mealCardEligible: bani(4_000),
  rejectionReason: 'Nu mai avem',
  livePage: '/comanda/abc',
  unseenChanges: [{ pieces: 1, text: 'Papanași' }],
  proposalUntil: plusMinutes(NOON, 10),
  proposal: {
    id: 4,
    reason: 'S-a epuizat un preparat',
    expiresAt: plusMinutes(NOON, 10),
    changes: [{ pieces: 1, text: 'Papanași' }],
    payable: bani(4505),
    dueAt: plusMinutes(NOON, 50),
    minutes: 30,
  },
  versions: [
    {
      changedAt: NOON,
      actor: 'Maria Rus',
      consent: 'phone',
      reason: 'A sunat.',
      changes: [{ pieces: 1, text: 'Papanași' }],
      items: [
        { quantity: 2, name: 'Ciorbă', sizeLabel: '350 g', extras: ['Ardei'], message: 'iute', price: bani(6505) },
      ],
      method: 'DELIVERY',
      place: 'Lungă nr. 5, Blaj',
      dueAt: NOON,
      means: ['cash'],
      payable: bani(6505),
    },
  ],
  timeline: [{ kind: 'rejected', at: NOON, actor: 'Maria Rus', note: 'Nu mai avem' }],
});

const LISTED: ListedOrder = {
  number: 48_217_359,
  version: 3,
  kitchenNumber: 17,
  status: 'CONFIRMED',
  method: 'DELIVERY',
  source: 'COUNTER',
  table: '4',
  placedAt: NOON,
  requestedAt: null,
  promisedAt: plusMinutes(NOON, 40),
  toldAt: plusMinutes(NOON, 35),
  readyAt: null,
  leftAt: null,
  stationsDone: [3, 1],
  courier: { id: 3, name: 'Mihai' },
  noAnswerAt: plusMinutes(NOON, 41),
  returnedAt: null,
  minutesToPrepare: 40,
  client: 'Ana Pop',
  phone: '0722123456',
  place: 'Lungă nr. 5, Blaj',
  address: anOrderView().address,
  items: [
    {
      productName: 'Ciorbă',
      sizeLabel: '350 g',
      quantity: 2,
      extras: ['Ardei'],
      message: 'iute',
      station: { id: 2, name: 'Ciorbe' },
    },
  ],
  ...NO_GUEST_TEXTS,
  notes: 'Sunați.',
  hasAllergyNote: false,
  isAgeRestricted: true,
  hasOwnContainer: true,
  closedDay: null,
  payment: [{ means: 'card', amount: bani(9350) }],
  unseenChanges: [{ pieces: -1, text: 'Ciorbă · 350 g' }],
  proposalUntil: plusMinutes(NOON, 10),
  paymentStatus: 'paid',
  onlineMoney: null,
  mealCardEligible: bani(4_000),
  rejectionReason: 'Nu mai avem',
  total: bani(6455),
  payable: bani(6405),
};

describe('what is put on the wire', () => {
  test.each([
    ['an order just placed', anOrderView()],
    ['an order with everything', FULL],
    ['an order without a line', anOrderView({ lines: [], bundles: [] })],
  ])('%s comes back as it was, and is what the contract says', (_what, order) => {
    const wire = orderToWire(order);
    expect(OrderDetail.parse(wire)).toEqual(wire);
    expect(orderFromWire(wire)).toEqual(order);
  });

  test('lists, pushed orders and the page of a guest come back as they were', () => {
    const { number, version, status, method, placedAt, requestedAt, client, phone, place, total } = LISTED;
    const pushed = { number, version, status, method, placedAt, requestedAt, client, phone, place, total };
    const counts = { NEW: 1, SCHEDULED: 2, CONFIRMED: 3, DELIVERED: 4, REJECTED: 5 };
    const page = { orders: [LISTED], found: 1, counts, serverTime: NOON };
    const tracked = {
      invoice: { name: 'PFT 0041', link: 'https://facturi.exemplu.ro/41' },
      order: FULL,
      restaurant: { name: 'Vatra', phone: '0258000100', address: 'Blaj' },
      mayCancel: true,
      isCancelledByGuest: false,
      stopsBefore: 2,
      answerMinutes: 3,
      serverTime: NOON,
    };
    expect(listedFromWire(listedToWire(LISTED))).toEqual(LISTED);
    expect(newOrderFromWire(pushedOrderToWire({ ...pushed, items: LISTED.items }))).toEqual(pushed);
    expect(staffOrdersFromWire(AllOrdersResponse.parse(staffOrdersToWire(page)))).toEqual(page);
    expect(trackedFromWire(TrackOrderResponse.parse(trackedToWire(tracked)))).toEqual(tracked);
  });

  test('sizes of one product stand under it, with the allergens of all', () => {
    const other = { ...SOUP_LINE, sizeId: 2, sizeLabel: '500 g', extras: [], allergens: ['celery' as const] };
    const [product, ...more] = orderToWire(anOrderView({ lines: [SOUP_LINE, other] })).productInformationList;
    expect(more).toEqual([]);
    expect(product).toMatchObject({ productId: 1, allergens: ['milk', 'celery'] });
    expect(product?.dimensionOrders.map(({ value }) => value)).toEqual(['350 g', '500 g']);
  });

  test('amounts are lei, moments both the documents’ numbers and an instant', () => {
    expect(orderToWire(FULL)).toMatchObject({
      id: FULL.number,
      deliveryMethodChosen: 'Livrare la domiciliu',
      pickupOrDeliveryMoment: 'vineri, 20 noiembrie 2026, ora 13:15',
      asSoonAsPossible: false,
      orderDate: [2026, 11, 20, 12, 0, 0, 0],
      placedAt: '2026-11-20T10:00:00.000Z',
      manuallySetPackageCost: 4.5,
      cashAmount: 0.01,
      updatedPriceAfterCoupon: 93.5,
      coupon: 'ZECE',
      discount: 10,
      deliveryDetailsBean: { deliveryFee: 5.05, appartmentNumber: '3', countyAddress: 'Alba' },
    });
    const plain = orderToWire(anOrderView({ reductions: [] }));
    expect(plain).toMatchObject({ pickupOrDeliveryMoment: 'Cât mai repede', updatedPriceAfterCoupon: null });
  });
});
