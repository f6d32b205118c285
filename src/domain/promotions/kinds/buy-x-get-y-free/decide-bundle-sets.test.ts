import { describe, expect, test } from 'vitest';
import { bani } from '#domain/money/bani.ts';
import { decideBundleSets, highestPaidOptionPrice, type SetDraft } from './decide-bundle-sets.ts';

const option = (price: number, name = 'Pizza (32 cm)') => ({ name, price: bani(price) });
const PAID: SetDraft = { label: 'Pizza ta', isFree: false, options: [option(3500), option(4500)] };
const FREE: SetDraft = { label: 'Din partea casei', isFree: true, options: [option(4500, 'Suc')] };
const codesOf = (sets: readonly SetDraft[]) => {
  const decided = decideBundleSets(sets);
  return decided.ok ? [] : decided.error.map(({ set, code }) => `${set ?? 'bundle'} ${code}`);
};

test('a free option may cost as much as the dearest thing to pay for', () => {
  expect(decideBundleSets([PAID, FREE])).toEqual({ ok: true, value: [PAID, FREE] });
  expect(highestPaidOptionPrice([PAID, FREE])).toBe(4500);
  expect(highestPaidOptionPrice([FREE])).toBe(0);
});

test('one that costs a ban more is named, with the most it may cost', () => {
  const dear = { ...FREE, options: [option(100), option(4501, 'Tort')] };
  expect(decideBundleSets([PAID, dear])).toEqual({
    ok: false,
    error: [{ code: 'free_option_too_expensive', set: 1, name: 'Tort', maximum: 4500 }],
  });
});

describe('what is refused', () => {
  test.each<[string, readonly SetDraft[], readonly string[]]>([
    ['nothing at all', [], ['bundle bundle_paid_set_required', 'bundle bundle_free_set_required']],
    ['nothing free', [PAID], ['bundle bundle_free_set_required']],
    ['nothing to pay for', [FREE], ['bundle bundle_paid_set_required']],
    ['a set without a label', [{ ...PAID, label: ' ' }, FREE], ['0 bundle_label_required']],
    ['a set without options', [{ ...PAID, options: [] }, FREE], ['0 bundle_option_required']],
    ['thirteen sets', [FREE, ...Array<SetDraft>(12).fill(PAID)], ['bundle bundle_too_many_sets']],
    ['201 options', [{ ...PAID, options: Array(201).fill(option(9999)) }, FREE], ['0 bundle_too_many_options']],
  ])('%s', (_name, sets, codes) => {
    expect(codesOf(sets)).toEqual(codes);
  });
});
