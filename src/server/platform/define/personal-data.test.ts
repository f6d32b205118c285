import { expect, test } from 'vitest';
import { err, ok } from '#domain/result.ts';
import { instant } from '#domain/time/instant.ts';
import type { Database } from '../database.ts';
import type { Tx } from '../in-transaction.ts';
import { type PersonalDataPart, peopleOf } from './personal-data.ts';

const ANA = { userId: 7, email: 'ana@exemplu.ro', phone: null, orderIds: [1, 2] };
const NOW = instant(0);
// No part of this test reads a database.
const DB = {} as Database;
const TX = {} as Tx;

const featuresWith = (...parts: readonly PersonalDataPart[]) =>
  peopleOf(() => parts.map((personalData) => ({ personalData })));

test('what features keep of a person is one document, and what only accounts have another', async () => {
  const people = featuresWith(
    {},
    { exports: { coupons: async () => [] } },
    { exports: { newsletter: async () => null }, exportsOfAccount: { securityEvents: async () => [] } },
  );
  expect(await people.exportTraces(DB, ANA)).toEqual({ coupons: [], newsletter: null });
  expect(await people.exportAccountTraces(DB, ANA)).toEqual({ securityEvents: [] });
});

test('each feature forgets, once all of them may', async () => {
  const done: string[] = [];
  const note = (what: string) => async () => void done.push(what);
  const people = featuresWith(
    { forget: note('mails') },
    {},
    {
      mayForget: async () => {
        done.push('asked');
        return ok(null);
      },
      forget: note('orders'),
    },
  );
  expect(await people.forget(TX, ANA, NOW)).toEqual(ok(null));
  expect(done).toEqual(['asked', 'mails', 'orders']);
});

test('nothing is forgotten while one feature still needs the person', async () => {
  const done: string[] = [];
  const people = featuresWith(
    { forget: async () => void done.push('mails') },
    { mayForget: async () => err({ code: 'orders_under_way' }) },
  );
  expect(await people.forget(TX, ANA, NOW)).toEqual(err({ code: 'orders_under_way' }));
  expect(done).toEqual([]);
});
