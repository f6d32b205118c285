import { expect, test } from 'vitest';
import { bani } from '#domain/money/bani.ts';
import { instant } from '#domain/time/instant.ts';
import { describePercent, describeReceiptRefusal } from './fiscal-words.ts';
import type { ReceiptAnswer } from './read-answer.ts';
import { mayAnswer, RECEIPT_DOUBT_MS, receiptStanding, settleReceipt } from './receipt-state.ts';

const AT = instant(1_700_000_000_000);
const YES: ReceiptAnswer = { kind: 'printed', number: '7' };
const NO: ReceiptAnswer = { kind: 'failed', reason: 'Lipsa hartie' };
const SILENCE: ReceiptAnswer = { kind: 'unknown', reason: '' };

test('a receipt without an answer becomes a question after two minutes, and no other state changes by itself', () => {
  const given = { state: 'given', givenAt: AT } as const;
  expect(receiptStanding(given, AT)).toBe('given');
  expect(receiptStanding(given, instant(AT + RECEIPT_DOUBT_MS))).toBe('given');
  expect(receiptStanding(given, instant(AT + RECEIPT_DOUBT_MS + 1))).toBe('unknown');
  expect(receiptStanding({ state: 'given', givenAt: null }, AT)).toBe('given');
  expect(receiptStanding({ state: 'failed', givenAt: AT }, instant(AT + RECEIPT_DOUBT_MS + 1))).toBe('failed');
});

test('a yes counts whenever it comes, a no only for the attempt that is awaited', () => {
  const isOfThisAttempt = true;
  expect(settleReceipt('given', YES, { isOfThisAttempt })).toBe('printed');
  expect(settleReceipt('to_print', YES, { isOfThisAttempt: false })).toBe('printed');
  expect(settleReceipt('given', NO, { isOfThisAttempt })).toBe('failed');
  expect(settleReceipt('unknown', NO, { isOfThisAttempt })).toBe('failed');
  expect(settleReceipt('given', SILENCE, { isOfThisAttempt })).toBe('unknown');
  expect(settleReceipt('given', NO, { isOfThisAttempt: false })).toBe('given');
  expect(settleReceipt('to_print', NO, { isOfThisAttempt })).toBe('to_print');
  expect(settleReceipt('printed', NO, { isOfThisAttempt })).toBe('printed');
});

test('a person has the last word only about a receipt that nobody is printing, and never about one that is printed', () => {
  expect(mayAnswer('given', 'print_again')).toBe(false);
  expect(mayAnswer('to_print', 'print_again')).toBe(false);
  expect(mayAnswer('to_print', 'came_out')).toBe(true);
  expect(mayAnswer('unknown', 'print_again')).toBe(true);
  expect(mayAnswer('failed', 'print_again')).toBe(true);
  expect(mayAnswer('failed', 'came_out')).toBe(true);
  expect(mayAnswer('printed', 'print_again')).toBe(false);
  expect(mayAnswer('printed', 'came_out')).toBe(false);
});

test('each refusal says what to write where', () => {
  expect(describePercent(550)).toBe('5,5%');
  expect(describeReceiptRefusal({ code: 'group_unknown', vatBasisPoints: 1100 })).toContain('TVA 11%');
  expect(describeReceiptRefusal({ code: 'deposit_group_unknown' })).toContain('garanția SGR');
  expect(describeReceiptRefusal({ code: 'department_unknown' })).toContain('departamentul');
  expect(describeReceiptRefusal({ code: 'payment_code_unknown', means: 'meal_card' })).toContain('Card de masă');
  expect(describeReceiptRefusal({ code: 'nothing_paid' })).toContain('nimic de plătit');
  expect(describeReceiptRefusal({ code: 'sums_differ', lines: bani(100), payments: bani(99) })).toContain('0,99');
});
