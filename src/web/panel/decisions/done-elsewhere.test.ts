import { expect, test } from 'vitest';
import type { OrderDetail } from '#contract/orders.ts';
import { NOON } from '#test/support/a-checkout.ts';
import { anOrderDetail } from '#test/support/an-order-detail.ts';
import { doneElsewhere } from './done-elsewhere.ts';

const opened = anOrderDetail();

function after(step: Partial<OrderDetail['timeline'][number]>, about: Partial<OrderDetail> = {}): OrderDetail {
  const entry = { kind: 'accepted', at: '2026-11-20T10:31:00.000Z', actor: 'Maria Rus', note: '', ...step } as const;
  return { ...opened, version: 2, orderStatus: 'CONFIRMED', timeline: [...opened.timeline, entry], ...about };
}

test('a dialog says who did what and when as soon as another panel has moved the order', () => {
  const move = { isOverAfter: 'move', now: NOON } as const;
  expect(doneElsewhere(opened, opened, move)).toBeNull();
  expect(doneElsewhere(opened, after({}), move)).toBe('Comanda a fost deja acceptată de Maria Rus, la 12:31.');
  expect(doneElsewhere(opened, after({ kind: 'rejected', actor: null }, { orderStatus: 'REJECTED' }), move)).toBe(
    'Comanda a fost deja anulată de client, la 12:31.',
  );
});

test('another hour ends a change of the hour, but no hand-over', () => {
  const accepted = after({});
  const moved = after({ kind: 'rescheduled', at: '2026-11-20T10:32:00.000Z' }, { version: 3 });
  const judge = (isOverAfter: 'move' | 'any-change') => doneElsewhere(accepted, moved, { isOverAfter, now: NOON });
  expect(judge('move')).toBeNull();
  expect(judge('any-change')).toBe('Comanda a fost deja mutată la altă oră de Maria Rus, la 12:32.');
});
