import { expect, test } from 'vitest';
import { isLoopback, networkOf } from './rate-limits.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '::ffff:203.0.113.7'],
  ['2001:db8:7:1:aaaa:bbbb:cccc:dddd', '2001:db8:7:1'],
  ['2001:db8:7:1::5', '2001:db8:7:1'],
  ['2001:db8:7::5', '2001:db8:7:0'],
  ['2001:db8:7:0:aaaa::5', '2001:db8:7:0'],
  ['2001:db8::5', '2001:db8:0:0'],
  ['2001:db8::6', '2001:db8:0:0'],
  ['2001:0db8:0000::6', '2001:db8:0:0'],
  ['fe80::1', 'fe80:0:0:0'],
  ['::1', '::1'],
])('%s belongs to %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});

test.each([
  ['127.0.0.1', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['', true],
  ['gone', false],
  ['10.0.0.1', false],
])('is „%s” this machine itself: %s', (ip, expected) => {
  expect(isLoopback(ip)).toBe(expected);
});
