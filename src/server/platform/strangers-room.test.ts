import { expect, test } from 'vitest';
import { openStrangersRoom } from './strangers-room.ts';

const from = (network: string) => ({ network });
const LIMITS = { most: 3, mostOfANetwork: 2 };

test('a full room lets the newcomer in and sends the oldest away', () => {
  const room = openStrangersRoom(LIMITS);
  const [one, two, three, four, five] = ['1', '2', '3', '4', '5'].map(from);
  for (const stranger of [one, two, three]) expect(room.enter(stranger as never)).toBeNull();
  expect(room.enter(four as never)).toBe(one);
  expect(room.enter(five as never)).toBe(two);
});

test('a crowded network loses its own oldest, nobody else’s', () => {
  const room = openStrangersRoom(LIMITS);
  const kitchen = from('198.51.100.4');
  const crowd = ['203.0.113.7', '203.0.113.7', '203.0.113.7'].map(from);
  expect(room.enter(kitchen)).toBeNull();
  expect(crowd.map((stranger) => room.enter(stranger))).toEqual([null, null, crowd[0]]);
});

test('this machine may hold the whole room: behind a proxy that was not declared it is everybody', () => {
  const room = openStrangersRoom(LIMITS);
  const guests = Array.from({ length: 4 }, () => from('127.0.0.1'));
  expect(guests.map((guest) => room.enter(guest))).toEqual([null, null, null, guests[0]]);
});

test('whoever has left has given its place back', () => {
  const room = openStrangersRoom(LIMITS);
  const guests = ['1', '2', '3'].map(from);
  for (const guest of guests) room.enter(guest);
  room.leave(guests[1] as never);
  room.leave(guests[1] as never);
  expect(room.enter(from('4'))).toBeNull();
  expect(room.enter(from('5'))).toBe(guests[0]);
});
