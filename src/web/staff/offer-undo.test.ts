import { notifications, notificationsStore } from '@mantine/notifications';
import { beforeEach, expect, test } from 'vitest';
import { MOST_NOTICES } from './add-notice.ts';
import { announce } from './announce.ts';
import { offerUndo, takeBackOffered } from './offer-undo.tsx';

const taken: string[] = [];
const offer = (order: string) => offerUndo(`${order}: gata.`, 'Anulează', () => taken.push(order));
/** Those that are on the screen; the words of one that offers something stand inside its layout. */
const shown = () => notificationsStore.getState().notifications;

beforeEach(() => {
  notifications.clean();
  notificationsStore.updateState((state) => ({ ...state, limit: MOST_NOTICES }));
  taken.length = 0;
});

test('of many quick steps only the newest offers to take it back, and that is what is taken back', () => {
  for (const order of ['#1', '#2', '#3', '#4', '#5']) offer(order);
  expect(shown()).toHaveLength(1);
  expect(notificationsStore.getState().queue).toEqual([]);
  takeBackOffered();
  takeBackOffered();
  expect(taken).toEqual(['#5']);
  expect(shown()).toEqual([]);
});

test('the newest message is shown at once; the oldest one makes room', () => {
  for (const order of ['#1', '#2', '#3', '#4']) announce(`${order}: acceptată.`);
  expect(shown().map(({ message }) => message)).toEqual(['#2: acceptată.', '#3: acceptată.', '#4: acceptată.']);
  offer('#1');
  expect(shown().map(({ message }) => message)).toEqual(['#3: acceptată.', '#4: acceptată.', expect.any(Object)]);
  takeBackOffered();
  expect(taken).toEqual(['#1']);
});
