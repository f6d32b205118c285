import { expect, test } from 'vitest';
import { instant, plusMinutes } from '#domain/time/instant.ts';
import { type FindingCode, gradeRehearsal, type RehearsedOrder } from './grade-rehearsal.ts';

const start = instant(Date.parse('2026-11-20T12:00:00+02:00'));
const after = (seconds: number) => plusMinutes(start, seconds / 60);

const handled: RehearsedOrder = {
  fault: null,
  status: 'DELIVERED',
  isDelivery: true,
  placedAt: start,
  heardAt: after(5),
  answeredAt: after(60),
  wasAccepted: true,
  isAllergyRead: false,
  isCancelledByGuest: false,
  wasReady: true,
  hasLeft: true,
  wasCarried: true,
  slips: 1,
  printed: 1,
};
const missed: RehearsedOrder = {
  ...handled,
  status: 'NEW',
  heardAt: null,
  answeredAt: null,
  wasAccepted: false,
  wasReady: false,
  hasLeft: false,
  wasCarried: false,
  printed: 0,
};
const order = (parts: Partial<RehearsedOrder>): RehearsedOrder => ({ ...handled, ...parts });

test.each<[string, readonly RehearsedOrder[], FindingCode, object]>([
  ['heard in time', [handled], 'heard', { tone: 'good', count: 1, of: 1, seconds: 5 }],
  ['heard late', [order({ heardAt: after(31) })], 'heard', { tone: 'warn', seconds: 31 }],
  ['not heard', [handled, missed], 'heard', { tone: 'bad', count: 1, of: 2, seconds: 5 }],
  ['heard by nobody', [missed], 'heard', { tone: 'bad', count: 0, seconds: null }],
  ['answered in time', [handled], 'answered', { tone: 'good', seconds: 60 }],
  ['answered late', [order({ answeredAt: after(121) })], 'answered', { tone: 'warn' }],
  ['not answered', [missed], 'answered', { tone: 'bad', count: 0 }],
  ['an allergy that was read', [order({ fault: 'allergy', isAllergyRead: true })], 'allergy', { tone: 'good' }],
  ['an allergy that was not', [order({ fault: 'allergy' })], 'allergy', { tone: 'bad' }],
  ['sold out and rejected', [order({ fault: 'sold_out', status: 'REJECTED' })], 'sold_out', { tone: 'good' }],
  ['sold out and accepted', [order({ fault: 'sold_out' })], 'sold_out', { tone: 'warn' }],
  ['cancelled by its guest', [order({ fault: 'cancelled', isCancelledByGuest: true })], 'cancelled', { tone: 'good' }],
  ['not called ready', [order({ wasReady: false })], 'ready', { tone: 'warn', count: 0, of: 1 }],
  ['not called left', [order({ hasLeft: false })], 'left', { tone: 'warn', count: 0, of: 1 }],
  ['carried by a courier', [handled], 'carried', { tone: 'good', count: 1, of: 1 }],
  ['taken by no courier', [order({ wasCarried: false })], 'carried', { tone: 'bad', count: 0, of: 1 }],
  ['printed', [handled], 'printed', { tone: 'good', count: 1, of: 1 }],
  ['not printed', [missed], 'printed', { tone: 'bad', count: 0, of: 1 }],
  ['without a printer', [order({ slips: 0, printed: 0 })], 'no_printer', { tone: 'warn' }],
])('%s', (_, orders, code, finding) => {
  expect(gradeRehearsal(orders, { withCouriers: true }).find((one) => one.code === code)).toMatchObject(finding);
});

test('what did not occur is not judged: no order, a pickup, an order that its guest cancelled', () => {
  expect(gradeRehearsal([], { withCouriers: true }).map(({ code }) => code)).toEqual(['no_printer']);
  const cancelled = order({ isDelivery: false, isCancelledByGuest: true, answeredAt: null });
  const codes = gradeRehearsal([cancelled], { withCouriers: true }).map(({ code }) => code);
  expect(codes).not.toContain('left');
  expect(codes).not.toContain('answered');
  expect(gradeRehearsal([handled], { withCouriers: false }).map(({ code }) => code)).not.toContain('carried');
});
