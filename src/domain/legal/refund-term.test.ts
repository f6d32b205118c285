import { expect, test } from 'vitest';
import { instant } from '#domain/time/instant.ts';
import { refundDueAt } from './refund-term.ts';

test('money of a withdrawal is due fourteen days later, at the same hour', () => {
  expect(refundDueAt(instant(Date.parse('2026-11-10T09:30:00Z')))).toBe(Date.parse('2026-11-24T09:30:00Z'));
});
