import { expect, test } from 'vitest';
import { visitorAddress } from './request-facts.ts';

const PEER = '10.0.0.1';

test.each([
  ['no proxy is trusted', 0, '203.0.113.7', PEER],
  ['the last word is that of our own proxy', 1, '203.0.113.7', '203.0.113.7'],
  ['what the visitor claims stands left of it', 1, '127.0.0.1, 203.0.113.7', '203.0.113.7'],
  ['of two proxies the first one saw the visitor', 2, '127.0.0.1, 203.0.113.7, 10.0.0.2', '203.0.113.7'],
  ['fewer entries than proxies name no visitor', 2, '203.0.113.7', PEER],
  ['a proxy that says nothing leaves its own address', 1, null, PEER],
])('%s', (_, trustedProxies, forwardedFor, address) => {
  expect(visitorAddress({ peer: PEER, forwardedFor }, trustedProxies)).toBe(address);
});

test('a disconnected peer never counts as loopback', () => {
  expect(visitorAddress({ peer: undefined, forwardedFor: null }, 0)).toBe('gone');
});
