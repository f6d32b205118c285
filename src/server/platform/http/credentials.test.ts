import { expect, test } from 'vitest';
import { readCredential, sessionCookie } from './credentials.ts';

const TOKEN = 'abcdefghijklmnopqrstuvwxyz0123456789_-ABCDE';
const from = (headers: Record<string, string>, isSecure = true) => readCredential(new Headers(headers), isSecure);

test('the bearer header wins over the cookie', () => {
  expect(from({ authorization: `Bearer ${TOKEN}`, cookie: '__Host-pofta_session=other' })).toEqual({
    token: TOKEN,
    source: 'bearer',
  });
});

test('over TLS only the cookie that is bound to this host opens anything: a neighbour may have set the plain one', () => {
  expect(from({ cookie: `pofta_session=${TOKEN}` })).toBeNull();
  expect(from({ cookie: `a=b; pofta_session=theirs; __Host-pofta_session=${TOKEN}` })?.token).toBe(TOKEN);
  expect(from({ cookie: `pofta_session=${TOKEN}` }, false)?.token).toBe(TOKEN);
});

test('a cookie that was sent away opens nothing', () => {
  expect(from({ cookie: '__Host-pofta_session=' })).toBeNull();
});

test('no script and no other site reads or sends the cookie', () => {
  expect(sessionCookie(TOKEN, true)).toBe(
    `__Host-pofta_session=${TOKEN}; Path=/; Max-Age=604800; HttpOnly; SameSite=Strict; Secure`,
  );
});
