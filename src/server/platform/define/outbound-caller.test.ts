import { expect, test } from 'vitest';
import { mayCall } from './outbound-caller.ts';

const HOSTS = ['menu.example'];

test.each([
  ['public', 'https://anything.example/path', true],
  ['public', 'http://anything.example/', false],
  ['public', 'https://127.0.0.1/', false],
  ['public', 'https://[::1]/', false],
  ['public', 'https://0x7f000001/', false],
  ['public', 'https://user@anything.example/', false],
  ['public', 'https://anything.example:5432/', false],
  [HOSTS, 'https://menu.example/', true],
  [HOSTS, 'https://pizza.menu.example/', true],
  [HOSTS, 'https://menu.example.evil.example/', false],
  [HOSTS, 'https://evilmenu.example/', false],
  [HOSTS, 'http://menu.example/', false],
  ['configured', 'http://192.168.1.7:4318/v1/logs', true],
  ['configured', 'https://copii.example/galeata', true],
  ['configured', 'ftp://copii.example/', false],
] as const)('a caller to %s may call %s: %s', (to, address, isAllowed) => {
  expect(mayCall({ to }, new URL(address))).toBe(isAllowed);
});
