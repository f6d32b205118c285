import { expect, test } from 'vitest';
import { openPendingConnections } from './pending-connections.ts';

const from = (network: string) => ({ network });
const LIMITS = { most: 3, mostOfANetwork: 2 };

test('when all places are taken, a new connection closes the oldest', () => {
  const pending = openPendingConnections(LIMITS);
  const [one, two, three, four, five] = ['1', '2', '3', '4', '5'].map(from);
  for (const connection of [one, two, three]) expect(pending.add(connection as never)).toBeNull();
  expect(pending.add(four as never)).toBe(one);
  expect(pending.add(five as never)).toBe(two);
});

test('a network with too many connections loses its own oldest', () => {
  const pending = openPendingConnections(LIMITS);
  const kitchen = from('198.51.100.4');
  const crowd = ['203.0.113.7', '203.0.113.7', '203.0.113.7'].map(from);
  expect(pending.add(kitchen)).toBeNull();
  expect(crowd.map((connection) => pending.add(connection))).toEqual([null, null, crowd[0]]);
});

test('loopback may fill all places: behind an undeclared proxy every visitor comes from there', () => {
  const pending = openPendingConnections(LIMITS);
  const connections = Array.from({ length: 4 }, () => from('127.0.0.1'));
  expect(connections.map((connection) => pending.add(connection))).toEqual([null, null, null, connections[0]]);
});

test('a removed connection gives its place back', () => {
  const pending = openPendingConnections(LIMITS);
  const connections = ['1', '2', '3'].map(from);
  for (const connection of connections) pending.add(connection);
  pending.remove(connections[1] as never);
  pending.remove(connections[1] as never);
  expect(pending.add(from('4'))).toBeNull();
  expect(pending.add(from('5'))).toBe(connections[0]);
});
