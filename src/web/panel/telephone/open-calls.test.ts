import { expect, test } from 'vitest';
import { instant } from '#domain/time/instant.ts';
import { type CallDraft, MOST_CALLS, newCall } from './call-draft.ts';
import {
  beginCall,
  currentCall,
  editCall,
  endCall,
  isFull,
  listUnsent,
  openCalls,
  type TakenCall,
  takeCall,
} from './open-calls.ts';

const ana: CallDraft = { ...newCall('PHONE'), phone: '0722123456' };
const ion: CallDraft = { ...newCall('PHONE'), phone: '0733000111' };
const ada: CallDraft = { ...newCall('COUNTER'), name: 'Ada' };
const table: TakenCall = { kind: 'table', reservedFor: instant(0), people: 4 };
const keys = (calls: readonly CallDraft[]) => calls.map(({ key }) => key);

test('a call that was taken stays on screen and is stored no more', () => {
  const calls = takeCall(openCalls([ana, ion]), ana.key, table);
  expect(currentCall(calls)).toBe(ana);
  expect(calls.taken[ana.key]).toBe(table);
  expect(keys(listUnsent(calls))).toEqual([ion.key]);
});

test('begun beside a call that was taken, the next one takes its place; one that was not sent stands aside', () => {
  const taken = beginCall(takeCall(openCalls([ana, ion]), ana.key, table));
  expect(keys(taken.all)).toEqual([ion.key, taken.shown]);
  expect(taken.taken).toEqual({});
  const aside = beginCall(openCalls([ana]));
  expect(keys(aside.all)).toEqual([ana.key, aside.shown]);
});

test('an answer that comes while another call is on screen belongs to its own', () => {
  const other = { ...openCalls([ana, ion]), shown: ion.key };
  const edited = editCall(other, ana.key, { notes: 'la poartă' });
  expect(edited.all.map(({ notes }) => notes)).toEqual(['la poartă', '']);
  const taken = takeCall(other, ana.key, table);
  expect(currentCall(taken)).toBe(ion);
  expect(taken.taken[ion.key]).toBeUndefined();
});

test('three calls can stand open; one that was taken makes room', () => {
  const three = openCalls([ana, ion, ada]);
  expect(three.all).toHaveLength(MOST_CALLS);
  expect(isFull(three)).toBe(true);
  expect(beginCall(three)).toBe(three);
  expect(isFull(takeCall(three, ion.key, table))).toBe(false);
});

test('the end of a call shows the next that stands aside, else a new one as the last was', () => {
  expect(currentCall(endCall(openCalls([ana, ion]), 'PHONE'))).toBe(ion);
  const last = endCall(takeCall(openCalls([ada]), ada.key, table), 'COUNTER');
  expect(currentCall(last)).toMatchObject({ source: 'COUNTER', name: '' });
  expect(last.taken).toEqual({});
  expect(listUnsent(last)).toEqual([]);
});

test('without stored calls there is one for the telephone', () => {
  expect(openCalls([]).all).toMatchObject([{ source: 'PHONE' }]);
});
