import { expect, test } from 'vitest';
import { chooseOwner } from './choose-owner.ts';

const ana = { userId: 7, email: 'ana@exemplu.ro' };
const refused = { ok: false, error: { code: 'account_not_signed_in' } };

test.each([
  ['a client that does not say', null, ana, { ok: true, value: 7 }],
  ['a client that does not say, without a session', null, null, { ok: true, value: null }],
  ['a guest, although a person is signed in on the device', '', ana, { ok: true, value: null }],
  ['the account that is signed in', 'Ana@exemplu.ro', ana, { ok: true, value: 7 }],
  ['an account whose session has ended', 'ana@exemplu.ro', null, refused],
  ['an account while another one is signed in', 'ion@exemplu.ro', ana, refused],
] as const)('%s', (_, expected, session, owner) => {
  expect(chooseOwner(expected, session)).toEqual(owner);
});
