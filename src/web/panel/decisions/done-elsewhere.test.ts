import { expect, test } from 'vitest';
import type { OrderView } from '#domain/orders/order-view.ts';
import { plusMinutes } from '#domain/time/instant.ts';
import { NOON } from '#test/support/a-checkout.ts';
import { anOrderView } from '#test/support/an-order-view.ts';
import { doneElsewhere } from './done-elsewhere.ts';

const opened = anOrderView();

function after(step: Partial<OrderView['timeline'][number]>, about: Partial<OrderView> = {}): OrderView {
  const entry = { kind: 'accepted', at: plusMinutes(NOON, 31), actor: 'Maria Rus', note: '', ...step } as const;
  return { ...opened, version: 2, status: 'CONFIRMED', timeline: [...opened.timeline, entry], ...about };
}

test('a dialog says who did what and when as soon as another panel has moved the order', () => {
  const move = { isOverAfter: 'move', now: NOON } as const;
  expect(doneElsewhere(opened, opened, move)).toBeNull();
  expect(doneElsewhere(opened, after({}), move)).toBe('Comanda a fost deja acceptată de Maria Rus, la 12:31.');
  expect(doneElsewhere(opened, after({ kind: 'rejected', actor: null }, { status: 'REJECTED' }), move)).toBe(
    'Comanda a fost deja anulată de client, la 12:31.',
  );
});

test('another hour ends a change of the hour, but no hand-over', () => {
  const accepted = after({});
  const moved = after({ kind: 'rescheduled', at: plusMinutes(NOON, 32) }, { version: 3 });
  const judge = (isOverAfter: 'move' | 'any-change') => doneElsewhere(accepted, moved, { isOverAfter, now: NOON });
  expect(judge('move')).toBeNull();
  expect(judge('any-change')).toBe('Comanda a fost deja mutată la altă oră de Maria Rus, la 12:32.');
});
