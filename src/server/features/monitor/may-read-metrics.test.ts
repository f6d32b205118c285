import { expect, test } from 'vitest';
import { mayReadMetrics } from './may-read-metrics.ts';

const TOKEN = 'o-cheie-lunga-de-monitor';
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

test.each([
  ['this machine', '127.0.0.1', 'localhost', {}, null, true],
  ['this machine by IPv6', '::1', '[::1]', {}, null, true],
  ['a proxy on this machine, by the public name', '127.0.0.1', 'pofta.example', {}, null, false],
  [
    'a proxy on this machine that names the visitor',
    '127.0.0.1',
    'localhost',
    { 'x-forwarded-for': '5.2.1.9' },
    null,
    false,
  ],
  ['another machine', '192.168.1.9', 'localhost', {}, null, false],
  ['a socket that is gone', undefined, 'localhost', {}, null, false],
  ['the token from anywhere', '192.168.1.9', 'pofta.example', bearer(TOKEN), TOKEN, true],
  ['a wrong token', '192.168.1.9', 'pofta.example', bearer('altceva-cu-totul-altceva'), TOKEN, false],
  ['a token where none is set', '192.168.1.9', 'pofta.example', bearer(TOKEN), null, false],
  ['an empty token where none is set', '192.168.1.9', 'pofta.example', bearer(''), null, false],
])('%s', (_, peer, host, headers, token, may) => {
  expect(mayReadMetrics({ peer, host, headers: new Headers(headers) }, token)).toBe(may);
});
