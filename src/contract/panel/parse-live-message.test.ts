import { expect, test } from 'vitest';
import { instant } from '#domain/time/instant.ts';
import { anOrderView } from '#test/support/an-order-view.ts';
import { orderToWire } from '../orders/codec.ts';
import { parseLiveMessage } from './parse-live-message.ts';

const AT = '2026-11-20T10:00:00.000Z';

test('each message is read by its own schema', () => {
  const read = (message: unknown) => parseLiveMessage(JSON.stringify(message));
  expect(read({ type: 'pong', data: { serverTime: AT } })).toEqual({
    kind: 'clock',
    serverTime: instant(Date.parse(AT)),
  });
  const changed = { number: 7, version: 2, status: 'CONFIRMED', actor: null };
  expect(read({ type: 'order-changed', data: changed })).toEqual({ kind: 'order-changed', ...changed });
  expect(read({ type: 'desk-changed', data: { desk: 'service' } })).toEqual({ kind: 'desk-changed', desk: 'service' });
  expect(
    read({
      orderNumber: 7,
      id: 7,
      version: 1,
      orderStatus: 'NEW',
      orderDate: [2026, 11, 20, 12, 0, 0, 0],
      placedAt: AT,
      client: 'Ana Pop',
      phoneNumber: '0722123456',
      totalPrice: 32.5,
      deliveryMethod: 'PICKUP',
      address: '',
      requestedAt: null,
    }),
  ).toMatchObject({ kind: 'new-order', order: { number: 7, total: 3250 } });
});

test('a whole order is the same as before it was sent; one of another shape is no message', () => {
  const order = anOrderView({ number: 7, version: 2 });
  const data = orderToWire(order);
  const read = (given: object) => parseLiveMessage(JSON.stringify({ type: 'order-details', data: given }));
  expect(read(data)).toEqual({ kind: 'order-details', order });
  expect(read({ ...data, version: '2' })).toBeNull();
  const { deliveryDetailsBean: _, ...withoutPlace } = data;
  expect(read(withoutPlace)).toBeNull();
});

test.each(['', 'null', '7', '{}', '{"orderNumber":7}', '{"type":"news","data":{}}', '{"type":"hello","data":{}}'])(
  '%s is no message',
  (text) => {
    expect(parseLiveMessage(text)).toBeNull();
  },
);
