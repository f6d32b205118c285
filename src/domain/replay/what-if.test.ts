import { describe, expect, test } from 'vitest';
import { bani, ZERO_BANI } from '#domain/money/bani.ts';
import { totalsOf } from '#domain/orders/charged-sums.ts';
import type { OrderZone } from '#domain/orders/placing/judge-order.ts';
import { stationScope } from '#domain/schedule/capacity.ts';
import { plusMinutes } from '#domain/time/instant.ts';
import { generateOrders, withoutRules } from '#test/support/recorded-orders.ts';
import type { RecordedOrder } from './recorded-order.ts';
import { broughtBy, isStanding, summariseWhatIf, type WhatIfRun } from './what-if.ts';
import { type KitchenSetup, replayCapacity } from './what-if-capacity.ts';
import { replayZones } from './what-if-zones.ts';

const { orders: all } = generateOrders(320, 11);
const zones = all[0]?.rules?.zones ?? [];
/** Those of before the first change of the fees. */
const orders = all.filter(({ rules }) => rules?.zones === zones);

function replay(run: WhatIfRun, some: readonly RecordedOrder[] = orders) {
  return summariseWhatIf(some.filter(isStanding).map(run));
}

function changeZone(code: string, change: Partial<OrderZone>): readonly OrderZone[] {
  return zones.map((zone) => (zone.code === code ? { ...zone, ...change } : zone));
}

const deliveredTo = (code: string) => orders.filter(({ address }) => address.zoneCode === code);
const numbersOf = (all: readonly { readonly number: number }[]) => all.map(({ number }) => number).toSorted();

describe('localities', () => {
  test('as they are saved change nothing', () => {
    const same = replay(replayZones(zones, zones));
    expect(same).toMatchObject({ orders: orders.length, byRecord: 0, changed: [] });
    expect(broughtBy(same)).toBe(0);
  });

  test('a minimum refuses exactly the orders below it, and what they cost is missing', () => {
    const typed = changeZone('TIU', { minimumOrder: bani(7_000) });
    const { counts, changed, ...sums } = replay(replayZones(zones, typed));
    const below = deliveredTo('TIU').filter(({ products }) => products < 7_000);
    expect(below.length).toBeGreaterThan(5);
    expect(numbersOf(changed)).toEqual(numbersOf(below));
    expect(counts).toEqual({ refused: below.length, taken: 0, other_sum: 0, later: 0 });
    expect(broughtBy(sums)).toBe(-below.reduce((sum, { payable }) => sum + payable, 0));
    // The reverse: what is refused as saved is taken as typed.
    expect(replay(replayZones(typed, zones)).counts.taken).toBe(below.length);
    // Refused by both.
    const higher = changeZone('TIU', { minimumOrder: bani(8_000) });
    expect(numbersOf(replay(replayZones(typed, higher)).changed)).not.toEqual(expect.arrayContaining(numbersOf(below)));
  });

  test('a fee is paid by those whose delivery is not free, also where only the record is known', () => {
    const typed = changeZone('CEN', { fee: bani((zones.find(({ code }) => code === 'CEN')?.fee ?? 0) + 200) });
    const paying = deliveredTo('CEN').filter(({ reductions }) => reductions.every((one) => one.isDelivery !== true));
    expect(paying.length).toBeGreaterThan(5);
    const found = replay(replayZones(zones, typed));
    expect(numbersOf(found.changed)).toEqual(numbersOf(paying));
    expect(broughtBy(found)).toBe(200 * paying.length);
    const byRecord = replay(replayZones(zones, typed), orders.map(withoutRules));
    expect(byRecord.changed).toEqual(found.changed);
    expect(byRecord.byRecord).toBe(orders.length);
  });

  test('a locality that is removed or switched off refuses its orders; one that neither has changes none', () => {
    const off = replay(replayZones(zones, changeZone('BLJ', { enabled: false })));
    expect(numbersOf(off.changed)).toEqual(numbersOf(deliveredTo('BLJ')));
    const gone = zones.filter(({ code }) => code !== 'BLJ');
    expect(replay(replayZones(gone, gone)).changed).toEqual([]);
    expect(replay(replayZones(gone, zones)).counts.taken).toBe(deliveredTo('BLJ').length);
  });

  test('free delivery from a lower sum, and more minutes for orders as soon as possible', () => {
    const free = replay(replayZones(zones, changeZone('TIU', { freeFrom: ZERO_BANI })));
    expect(numbersOf(free.changed)).toEqual(numbersOf(deliveredTo('TIU')));
    expect(broughtBy(free)).toBeLessThan(0);
    const farther = replay(replayZones(zones, changeZone('TIU', { extraMinutes: 40 })));
    const soon = deliveredTo('TIU').filter(({ requestedAt }) => requestedAt === null);
    expect(farther.counts.later).toBe(soon.length);
    expect(new Set(farther.changed.map(({ minutes }) => minutes))).toEqual(new Set([30]));
    expect(replay(replayZones(changeZone('TIU', { extraMinutes: 40 }), zones)).changed).toEqual([]);
  });

  test('rejected orders are left out; packaging set by staff stays', () => {
    const [first] = deliveredTo('TIU') as [RecordedOrder];
    expect(isStanding({ ...first, status: 'REJECTED' })).toBe(false);
    const { products, deposits, deliveryFee, reductions } = first;
    const charged = totalsOf({ products, packaging: bani(777), deposits, deliveryFee }, reductions);
    const packed = { ...first, ...charged, manualPackaging: bani(777) };
    const dearer = changeZone('TIU', { fee: bani((zones.find(({ code }) => code === 'TIU')?.fee ?? 0) + 100) });
    const [one] = replay(replayZones(zones, dearer), [packed]).changed;
    expect((one?.after ?? 0) - (one?.before ?? 0)).toBe(100);
    expect(one?.before).toBe(packed.payable);
  });
});

describe('the kitchen', () => {
  const [sample] = orders as [RecordedOrder];
  const [line] = sample.lines as [RecordedOrder['lines'][number]];
  const kitchen = (most: number | null, about: Partial<KitchenSetup> = {}): KitchenSetup => ({
    limits: most === null ? [] : [{ scope: 'all', most }],
    points: new Map([[line.productId, 2]]),
    stations: new Map(),
    ...about,
  });
  const anOrder = (number: number, about: Partial<RecordedOrder> = {}): RecordedOrder => ({
    ...sample,
    number,
    method: 'PICKUP',
    lines: [{ ...line, quantity: 1 }],
    requestedAt: null,
    toldAt: plusMinutes(sample.placedAt, 30),
    ...about,
  });
  const at = plusMinutes(sample.placedAt, 30);

  test('without a limit takes everything, as before', () => {
    expect(replay(replayCapacity(kitchen(null), kitchen(null))).changed).toEqual([]);
  });

  test('a full quarter moves an order as soon as possible to the next, and refuses a chosen hour', () => {
    const few = [
      anOrder(1),
      anOrder(2),
      anOrder(3, { requestedAt: at, toldAt: null }),
      anOrder(4, { toldAt: null, promisedAt: null }),
    ];
    const { counts, changed } = replay(replayCapacity(kitchen(null), kitchen(2)), few);
    expect(counts).toEqual({ refused: 1, taken: 0, other_sum: 0, later: 1 });
    expect(changed.map(({ number, effect }) => [number, effect]).toSorted()).toEqual([
      [2, 'later'],
      [3, 'refused'],
    ]);
    expect(changed.find(({ number }) => number === 2)?.minutes).toBeLessThanOrEqual(15);
    expect(replay(replayCapacity(kitchen(2), kitchen(4)), few.slice(0, 2)).changed).toEqual([]);
  });

  test('when no quarter of the next hours has room, it is refused; other points and stations count', () => {
    const rush = Array.from({ length: 20 }, (_, index) => anOrder(index + 1));
    expect(replay(replayCapacity(kitchen(null), kitchen(2)), rush).counts).toMatchObject({ refused: 3, later: 16 });
    const atStation = kitchen(null, {
      limits: [{ scope: stationScope(7), most: 2 }],
      stations: new Map([[line.productId, 7]]),
    });
    expect(replay(replayCapacity(kitchen(null), atStation), rush.slice(0, 2)).counts.later).toBe(1);
    const ofDeliveries = kitchen(null, { limits: [{ scope: 'delivery', most: 1 }] });
    expect(replay(replayCapacity(kitchen(null), ofDeliveries), rush).changed).toEqual([]);
    const unknown = kitchen(1, { points: new Map() });
    expect(replay(replayCapacity(kitchen(null), unknown), rush.slice(0, 2)).counts.later).toBe(1);
    const byPromise = [anOrder(1), anOrder(2, { toldAt: null, promisedAt: at })];
    expect(replay(replayCapacity(kitchen(null), kitchen(2)), byPromise).counts.later).toBe(1);
  });
});
