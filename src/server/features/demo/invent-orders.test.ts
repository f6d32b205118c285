import { describe, expect, test } from 'vitest';
import { dateOf } from '#domain/time/bucharest.ts';
import { instant } from '#domain/time/instant.ts';
import { weekdayOf } from '#domain/time/local-date.ts';
import { inventOrders, noticeOf, type OfferedSize } from './invent-orders.ts';
import { loadInventedPeople } from './invented-people.ts';

const CATEGORIES = [
  'pizza',
  'specialitati',
  'supe-si-ciorbe',
  'paste',
  'meniul-zilei',
  'salate',
  'garnituri',
  'desert',
  'bauturi',
  'sosuri',
];
const sizes = CATEGORIES.flatMap((categorySlug, category) =>
  [1, 2, 3].map(
    (one): OfferedSize => ({
      productId: category * 10 + one,
      sizeId: category * 10 + one,
      categorySlug,
      productName: categorySlug,
      sizeLabel: '350 g',
      priceBani: 900 + one * 700,
      boxPriceBani: 150,
      depositBani: categorySlug === 'bauturi' ? 50 : 0,
      vatBasisPoints: 1100,
      minimumQuantity: one === 3 ? 2 : 1,
      allergens: [],
      isAgeRestricted: false,
      allowsMessage: true,
      extras: [{ name: 'Smântână', priceBani: 400, allergens: ['milk'] }],
    }),
  ),
);
const places = [
  { code: 'BLJ', city: 'Blaj', county: 'Alba', feeBani: 500, freeFromBani: 5_000 },
  { code: 'SAN', city: 'Sâncel', county: 'Alba', feeBani: 0, freeFromBani: null },
];
const now = instant(Date.parse('2026-11-20T18:00:00+02:00'));
const people = await loadInventedPeople();
const orders = inventOrders({ sizes, places, people, now, days: 28 });
const byStatus = (status: string) => orders.filter((order) => order.status === status);

describe('invented orders', () => {
  test('are the same however often they are invented', () => {
    expect(inventOrders({ sizes, places, people, now, days: 28 })).toEqual(orders);
  });

  test('add up: products, packaging, deposits and fee to the total, cash and card to the same', () => {
    for (const { sums, payment, lines, place } of orders) {
      const { productsBani, packagingBani, deliveryBani, depositBani, totalBani } = sums;
      const pieceBani = ({ size, extras }: (typeof lines)[number]) =>
        extras.reduce((sum, { priceBani }) => sum + priceBani, size.priceBani);
      expect(lines.reduce((sum, line) => sum + pieceBani(line) * line.quantity, 0)).toBe(productsBani);
      expect(productsBani + packagingBani + deliveryBani + depositBani).toBe(totalBani);
      expect(payment.reduce((sum, { amount }) => sum + amount, 0)).toBe(totalBani);
      expect(Math.min(...payment.map(({ amount }) => amount))).toBeGreaterThanOrEqual(0);
      expect(deliveryBani).toBe(place?.code === 'BLJ' && productsBani < 5_000 ? 500 : 0);
      for (const line of lines) expect(line.quantity).toBeGreaterThanOrEqual(line.size.minimumQuantity);
    }
  });

  test('of past days are finished, and none was placed on the day of rest', () => {
    const past = orders.filter(({ placedAt }) => dateOf(placedAt) < dateOf(now));
    expect(past.length).toBeGreaterThan(300);
    expect(past.every(({ status }) => status === 'DELIVERED' || status === 'REJECTED')).toBe(true);
    expect(past.filter(({ placedAt }) => weekdayOf(dateOf(placedAt)) === 1)).toEqual([]);
    expect(byStatus('REJECTED').length / past.length).toBeLessThan(0.15);
  });

  test('happened in an order that time allows', () => {
    for (const { placedAt, acceptedAt, promisedAt, deliveredAt, rejection, requestedAt } of orders) {
      const moments = [placedAt, acceptedAt, promisedAt].filter((at) => at !== null);
      expect(moments).toEqual(moments.toSorted((one, other) => one - other));
      if (deliveredAt !== null) expect(deliveredAt).toBeGreaterThan(acceptedAt ?? Infinity);
      if (rejection !== null) expect(rejection.at).toBeGreaterThan(acceptedAt ?? placedAt);
      if (requestedAt !== null) expect(requestedAt).toBeGreaterThan(now);
      expect(Math.max(placedAt, acceptedAt ?? 0, deliveredAt ?? 0)).toBeLessThanOrEqual(now);
    }
  });

  test('leave the staff something to do: new, for tomorrow, and cooking with a promise still ahead', () => {
    expect(byStatus('NEW')).toHaveLength(3);
    expect(byStatus('SCHEDULED').every(({ requestedAt }) => requestedAt !== null)).toBe(true);
    expect(byStatus('SCHEDULED')).toHaveLength(2);
    expect(byStatus('CONFIRMED')).toHaveLength(4);
    for (const { promisedAt } of byStatus('CONFIRMED')) expect(promisedAt).toBeGreaterThan(now);
  });

  test('that wait have their alarm behind them', () => {
    for (const order of [...byStatus('NEW'), ...byStatus('SCHEDULED')]) {
      expect(noticeOf(order)?.alarmedAt).toBeLessThanOrEqual(now);
    }
    expect(byStatus('CONFIRMED').map(noticeOf)).toEqual([null, null, null, null]);
  });

  test('come from people who do not exist', () => {
    for (const { email, phone } of orders) {
      expect(email).toMatch(/^[a-z.]+@example\.com$/);
      expect(phone).toMatch(/^07\d{8}$/);
    }
  });
});
