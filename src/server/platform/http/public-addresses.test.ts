import { request } from 'node:https';
import { expect, test } from 'vitest';
import { isPublicAddress, lookupPublic } from './public-addresses.ts';

test.each([
  ['142.250.180.10', true],
  ['2a00:1450:4001:80b::200a', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['100.100.0.1', false],
  ['169.254.169.254', false],
  ['172.31.0.1', false],
  ['192.168.1.1', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['0.0.0.0', false],
  ['::1', false],
  ['::ffff:127.0.0.1', false],
  ['fe80::1', false],
  ['fd00::1', false],
  ['64:ff9b::a00:1', false],
  ['2002:7f00:1::', false],
  ['::', false],
  ['::7f00:1', false],
  ['::ffff:0:7f00:1', false],
  ['192.88.99.1', false],
  ['2606:4700::1111', true],
  ['not an address', false],
])('%s is public: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});

test('a name that leads home is not connected to', async () => {
  const failed = new Promise((resolve) => {
    request('https://localhost/', { lookup: lookupPublic }).on('error', resolve).end();
  });
  expect(String(await failed)).toContain('not public');
});
