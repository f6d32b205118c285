import { describe, expect, test } from 'vitest';
import { describeShopName, isPrivateAddress, judgeShopName, parseShopName } from './shop-name.ts';

describe('a name is read from what was typed', () => {
  test.each([
    ['comenzi.restaurant.ro', 'comenzi.restaurant.ro'],
    [' https://Comenzi.Restaurant.ro/meniu?x=1 ', 'comenzi.restaurant.ro'],
    ['restaurant.ro.', 'restaurant.ro'],
    ['plăcintă.ro', 'xn--plcint-j0ae.ro'],
  ])('%s', (typed, name) => expect(parseShopName(typed)).toBe(name));

  test.each([
    '',
    'https://',
    'restaurant',
    '1.2.3.4',
    'a b.ro',
    'restaurant.ro:8080',
    '-a.ro',
    'a..ro',
    '[::1]',
    'a;b.ro',
  ])('„%s” is none', (typed) => expect(parseShopName(typed)).toBeNull());
});

const judge = (leadsTo: readonly string[], own: readonly string[]) => {
  const name = 'comenzi.restaurant.ro';
  return describeShopName(name, judgeShopName({ name, leadsTo, own }));
};

test('what a name leads to is said in words', () => {
  const own = ['127.0.0.1', '5.6.7.8', '2001:db8::8'];
  expect(judge(['5.6.7.8', '2001:db8::8'], own)).toBe('comenzi.restaurant.ro duce la acest server.');
  expect(judge([], own)).toContain('nu duce încă nicăieri');
  expect(judge(['1.2.3.4'], own)).toContain(
    'comenzi.restaurant.ro duce la 1.2.3.4, serverul are 5.6.7.8, 2001:db8::8:',
  );
  expect(judge(['5.6.7.8', '2001:db8::1'], own)).toContain('duce și la 2001:db8::1, care nu este acest server');
  expect(judge(['1.2.3.4'], ['127.0.0.1', '192.168.1.20'])).toContain('în spatele unui router');
  expect(judge(['192.168.1.20', '1.2.3.4'], ['192.168.1.20'])).toContain('(nicio adresă publică)');
});

test('addresses of a network of one’s own are told from public ones', () => {
  const inside = [
    '127.0.0.1',
    '10.1.2.3',
    '192.168.0.1',
    '172.16.0.1',
    '172.31.9.9',
    '169.254.1.1',
    '100.64.0.1',
    '::1',
    'fd00::1',
    'fe80::1',
  ];
  const outside = ['172.32.0.1', '100.128.0.1', '11.0.0.1', '2001:db8::1', '8.8.8.8'];
  expect(inside.filter((address) => !isPrivateAddress(address))).toEqual([]);
  expect(outside.filter(isPrivateAddress)).toEqual([]);
});
