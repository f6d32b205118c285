import { expect, test } from 'vitest';
import { type Actor, actorName, GUEST, idOf } from './actor.ts';

test('an id belongs to one kind of actor only', () => {
  const staff: Actor = { kind: 'staff', id: 7 };
  expect([idOf(staff, 'staff'), idOf(staff, 'courier')]).toEqual([7, null]);
  expect([idOf({ kind: 'courier', id: 7 }, 'staff'), idOf({ kind: 'courier', id: 7 }, 'courier')]).toEqual([null, 7]);
  expect(idOf(GUEST, 'staff')).toBeNull();
});

test('the history shows a name where there is one, nothing for the guest, and a word for what is no person', () => {
  expect(actorName('staff', 'Mara Ionescu')).toBe('Mara Ionescu');
  expect(actorName('guest', null)).toBeNull();
  expect(actorName('clock', null)).toBe('automat');
  expect(actorName('provider', null)).toBe('procesatorul de plăți');
});
