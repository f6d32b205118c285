import { expect, test } from 'vitest';
import { arrangeBoard, BOARD_LANES } from '#domain/orders/board.ts';
import { clientName, shortAddress } from '#domain/orders/describe-order.ts';
import type { ListedOrder, OrderView } from '#domain/orders/order-view.ts';
import { plusMinutes } from '#domain/time/instant.ts';
import { NOON } from '#test/support/a-checkout.ts';
import { anOrderView } from '#test/support/an-order-view.ts';
import { boardTimes, countLane } from './board-words.ts';

const at = (minutes: number) => plusMinutes(NOON, minutes);

function listed(about: Partial<OrderView>): ListedOrder {
  const order = { ...anOrderView(), ...about };
  const { contact } = order;
  return { ...order, client: clientName(contact), phone: contact.phone, place: shortAddress(order), items: [] };
}

function tell(about: Partial<OrderView>, minutes = 0) {
  const lanes = arrangeBoard([listed(about)], at(minutes), () => 30);
  const [told] = BOARD_LANES.flatMap((lane) => lanes[lane].map((placed) => boardTimes(placed, lane, at(minutes))));
  return told;
}

const confirmed = { status: 'CONFIRMED', acceptedAt: NOON, promisedAt: at(40) } as const;

test.each([
  ['just placed', { status: 'NEW' }, 0, ['~12:30', 'în 30\u00a0min', 'chiar acum']],
  ['waiting', { status: 'NEW' }, 7, ['~12:30', 'în 23\u00a0min', 'așteaptă 7\u00a0min']],
  ['waiting for too long', { status: 'NEW' }, 45, ['~12:30', 'întârziată 15\u00a0min', '']],
  ['not to be begun yet', confirmed, 5, ['12:40', 'în 35\u00a0min', 'începe la 12:10 (~30\u00a0min)']],
  ['on the stove', confirmed, 20, ['12:40', 'în 20\u00a0min', '']],
  ['due', confirmed, 40, ['12:40', 'acum', '']],
  ['late', confirmed, 52, ['12:40', 'întârziată 12\u00a0min', '']],
  ['ready', { ...confirmed, readyAt: at(30) }, 34, ['12:40', 'în 6\u00a0min', 'gata de 4\u00a0min']],
  [
    'on its way',
    { ...confirmed, readyAt: at(30), leftAt: at(33) },
    34,
    ['12:40', 'în 6\u00a0min', 'plecată de 1\u00a0min'],
  ],
  [
    'for tomorrow',
    { ...confirmed, promisedAt: at(1440) },
    0,
    ['mâine, 12:00', 'în 24\u00a0h', 'începe la 11:30 (~30\u00a0min)'],
  ],
] as const satisfies readonly (readonly [string, Partial<OrderView>, number, readonly string[]])[])(
  'an order that is %s',
  (_name, about, minutes, [due, left, reason]) => {
    expect(tell(about, minutes)).toEqual({ due, left, reason, hasDay: due.startsWith('mâine') });
  },
);

test('the lane of new orders counts those for later apart, as the menu does', () => {
  const [now, later] = [{ order: { status: 'NEW' } }, { order: { status: 'SCHEDULED' } }] as const;
  expect(countLane('new', [now, later, now])).toBe('2 · programate 1');
  expect(countLane('new', [now, now])).toBe('2');
  expect(countLane('new', [])).toBe('0');
  expect(countLane('later', [{ order: { status: 'CONFIRMED' } }])).toBe('1');
});
