import { expect, test } from 'vitest';
import { whyUnreachable } from './public-address.ts';

test.each([
  ['http://localhost:3000', 'this_machine'],
  ['http://pofta.localhost', 'this_machine'],
  ['http://127.0.0.1:3000', 'this_machine'],
  ['http://[::1]:3000', 'this_machine'],
  ['http://0.0.0.0:3000', 'this_machine'],
  ['http://192.168.1.20:3000', 'local_network'],
  ['http://10.0.0.5', 'local_network'],
  ['http://172.16.0.1', 'local_network'],
  ['http://172.31.255.1', 'local_network'],
  ['http://100.100.1.1', 'local_network'],
  ['http://169.254.3.4', 'local_network'],
  ['http://[fd00::1]', 'local_network'],
  ['http://[fe80::1]', 'local_network'],
  ['http://casa.local', 'local_network'],
  ['http://server', 'local_network'],
  ['https://casa.home.arpa', 'local_network'],
  ['https://restaurant.ro', null],
  ['https://comenzi.restaurant.ro/', null],
  ['http://172.32.0.1', null],
  ['http://100.128.1.1', null],
  ['http://86.120.1.2', null],
  ['http://[2a02:2f0e::1]', null],
  ['https://localhost.restaurant.ro', null],
])('%s: %s', (address, reason) => {
  expect(whyUnreachable(address)).toBe(reason);
});
