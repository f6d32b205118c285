import { expect, test } from 'vitest';
import type { Clients } from '#contract/statistics/staff-calls.ts';
import { bani } from '#domain/money/bani.ts';
import { bestCustomers } from './best-customers.ts';

const client = (lastName: string, numberOfPurchases: number, amount: number): Clients[number] =>
  ({ lastName, numberOfPurchases, orderAmount: bani(amount) }) as Clients[number];

const BY_AMOUNT = [client('Țăranu', 2, 12_000), client('Albu', 1, 4_000), client('Zamfir', 0, 0)];

test('those who bought for most are those with an accepted order', () => {
  const names = (most: number) => bestCustomers(BY_AMOUNT, most).map(({ lastName }) => lastName);
  expect(names(5)).toEqual(['Țăranu', 'Albu']);
  expect(names(1)).toEqual(['Țăranu']);
  expect(bestCustomers(BY_AMOUNT.slice(2), 5)).toEqual([]);
});
