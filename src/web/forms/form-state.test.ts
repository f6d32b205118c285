import { describe, expect, test } from 'vitest';
import {
  beginSending,
  copyRowKeys,
  editForm,
  fillForm,
  finishSending,
  isUnsaved,
  leaveField,
  openForm,
  refuseForm,
  reorderForm,
  restForm,
  shownProblems,
  stopForm,
} from './form-state.ts';

const judge = ({ name, phone }: { readonly name: string; readonly phone: string }) => ({
  ...(name === '' ? { name: 'Scrie numele.' } : {}),
  ...(/^\d+$/.test(phone) ? {} : { phone: 'Scrie telefonul.' }),
});
const empty = openForm({ values: { name: '', phone: '' }, version: 3 });

describe('when problems show', () => {
  test('an untouched form shows none', () => {
    expect(shownProblems(empty, judge)).toEqual({});
  });

  test('a press shows all there are; each goes once it is put right, and counts for the focus', () => {
    const stopped = stopForm(empty, judge(empty.values));
    expect(Object.keys(shownProblems(stopped, judge))).toEqual(['name', 'phone']);
    expect(stopped.stops).toBe(1);
    expect(shownProblems(editForm(stopped, 'name', 'Ana'), judge)).toEqual({ phone: 'Scrie telefonul.' });
  });

  test('a field shows its problem once it was filled in and left, not while passing through', () => {
    expect(shownProblems(leaveField(empty, 'phone'), judge)).toEqual({});
    const typed = editForm(empty, 'phone', 'x');
    expect(shownProblems(typed, judge)).toEqual({});
    expect(shownProblems(leaveField(typed, 'phone'), judge)).toEqual({ phone: 'Scrie telefonul.' });
  });

  test('a problem that came up after the press waits for the next', () => {
    const named = editForm(empty, 'name', 'Ana');
    const stopped = stopForm(named, judge(named.values));
    expect(Object.keys(shownProblems(editForm(stopped, 'name', ''), judge))).toEqual(['phone']);
  });
});

test('rows that change their places take no problem along', () => {
  const rows = openForm({ values: { rows: [{ name: '' }, { name: 'Ana' }] }, version: 0 });
  const missing = ({ rows: named }: (typeof rows)['values']) =>
    Object.fromEntries(named.flatMap(({ name }, row) => (name === '' ? [[`rows.${row}.name`, 'Scrie numele.']] : [])));
  const stopped = stopForm(rows, missing(rows.values));
  expect(shownProblems(stopped, missing)).toEqual({ 'rows.0.name': 'Scrie numele.' });
  const moved = reorderForm(stopped, 'rows', rows.values.rows.toReversed());
  expect(moved.values.rows).toEqual([{ name: 'Ana' }, { name: '' }]);
  expect(shownProblems(moved, missing)).toEqual({});
});

describe('what the server refuses', () => {
  const refusal = {
    kind: 'fields',
    code: 'invalid_request',
    sentence: 'Unele câmpuri nu sunt completate corect.',
  } as const;
  const refused = refuseForm(beginSending(empty), refusal, { 'sizes.0.price': 'Preț greșit.', phone: 'Ocupat.' });

  test('stands at its field until that field changes', () => {
    expect(shownProblems(refused, () => ({}))).toEqual({ 'sizes.0.price': 'Preț greșit.', phone: 'Ocupat.' });
    expect(editForm(refused, 'phone', '1').refused).toEqual({ 'sizes.0.price': 'Preț greșit.' });
    expect(editForm(refused, 'sizes', []).refused).toEqual({ phone: 'Ocupat.' });
  });

  test('moves the focus only when it names fields', () => {
    expect(refused.stops).toBe(1);
    expect(refuseForm(empty, { kind: 'other', code: null, sentence: 'Nu.' }).stops).toBe(0);
  });

  test('is forgotten with the next attempt', () => {
    expect(beginSending(refused)).toMatchObject({ refused: {}, step: { kind: 'sending', isAgain: false } });
    expect(restForm(refused).step).toEqual({ kind: 'resting' });
  });

  test('for a reason that no field shows makes the next attempt another try of the same', () => {
    const failed = refuseForm(empty, { kind: 'other', code: null, sentence: 'Nu.' });
    expect(beginSending(failed).step).toEqual({ kind: 'sending', isAgain: true });
    expect(beginSending(empty).step).toEqual({ kind: 'sending', isAgain: false });
  });
});

describe('what is unsaved', () => {
  const typed = editForm(empty, 'name', 'Ana');

  test('is what differs from what the form was filled from', () => {
    expect([isUnsaved(empty), isUnsaved(typed), isUnsaved(editForm(typed, 'name', ''))]).toEqual([false, true, false]);
  });

  test('after a save nothing is, but for what was typed meanwhile', () => {
    const later = editForm(beginSending(typed), 'phone', '1');
    const saved = finishSending(later, typed.values, { message: 'Salvat.', version: 4 });
    expect(saved).toMatchObject({ base: { version: 4 }, step: { kind: 'sent', message: 'Salvat.' } });
    expect(isUnsaved(saved)).toBe(true);
    expect(isUnsaved(finishSending(typed, typed.values, {}))).toBe(false);
  });

  test('an answer without a version keeps the one there was', () => {
    expect(finishSending(typed, typed.values, {}).base.version).toBe(3);
  });

  test('goes when the form is filled anew', () => {
    const filled = fillForm(stopForm(typed, judge(typed.values)), { values: { name: 'Ion', phone: '2' }, version: 9 });
    expect(isUnsaved(filled)).toBe(false);
    expect(shownProblems(filled, judge)).toEqual({});
  });
});

describe('the keys of rows when the server answers', () => {
  const row = (key: string, id: number | null, name: string) => ({ key, id, name });

  test('a new row that was saved keeps its key and takes its id, in nested lists too', () => {
    const shown = { title: 'x', rows: [{ ...row('7', 7, 'Crăciun'), parts: [{ key: 'new-2', text: 'a' }] }] };
    const loaded = { title: 'x', rows: [{ ...row('7', 7, 'Crăciun'), parts: [{ key: 'b0', text: 'a' }] }] };
    expect(copyRowKeys(shown, loaded)).toEqual(shown);
    expect(copyRowKeys({ rows: [row('new-1', null, 'Paști')] }, { rows: [row('9', 9, 'Paști')] })).toEqual({
      rows: [row('new-1', 9, 'Paști')],
    });
  });

  test('a list that differs in its rows or their order takes the loaded keys; other lists keep theirs', () => {
    const shown = { rows: [row('new-1', null, 'Paști'), row('7', 7, 'Crăciun')], others: [row('new-2', null, 'Vară')] };
    const loaded = { rows: [row('7', 7, 'Crăciun'), row('9', 9, 'Paști')], others: [row('3', 3, 'Vară')] };
    expect(copyRowKeys(shown, loaded)).toEqual({ rows: loaded.rows, others: [row('new-2', 3, 'Vară')] });
    expect(copyRowKeys({ rows: [] as unknown[] }, { rows: loaded.rows })).toEqual({ rows: loaded.rows });
    expect(copyRowKeys<{ rows: unknown } | null>(null, { rows: loaded.rows })).toEqual({ rows: loaded.rows });
  });
});
