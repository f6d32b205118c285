import { describe, expect, test } from 'vitest';
import { fillPattern, findPattern, formatSearch, parseLocation } from './address.ts';
import { hrefOf, locate } from './target.ts';

const PATTERNS = ['/', '/meniu', '/meniu/promotii/$promotionId', '/meniu/$productId', '/user/orders', '/$'] as const;

describe('a path finds its pattern', () => {
  test.each([
    ['/', '/', {}],
    ['/meniu', '/meniu', {}],
    ['/Meniu', '/meniu', {}],
    ['/meniu/12', '/meniu/$productId', { productId: '12' }],
    ['/meniu/ciorb%C4%83', '/meniu/$productId', { productId: 'ciorbă' }],
    ['/meniu/100%', '/meniu/$productId', { productId: '100%' }],
    ['/meniu/promotii/3', '/meniu/promotii/$promotionId', { promotionId: '3' }],
    ['/meniu/promotii', '/meniu/$productId', { productId: 'promotii' }],
    ['/meniu/1/2/3', '/$', {}],
    ['/user', '/$', {}],
  ])('%s', (pathname, pattern, params) => {
    expect(findPattern(PATTERNS, pathname)).toEqual({ pattern, params });
  });

  test('without one for all others it is an error', () => {
    expect(() => findPattern(['/meniu'], '/nimic')).toThrow('/nimic');
  });
});

test.each([
  ['/meniu', { pathname: '/meniu', search: {}, hash: '', href: '/meniu' }],
  ['/meniu/', { pathname: '/meniu', search: {}, hash: '', href: '/meniu/' }],
  ['/', { pathname: '/', search: {}, hash: '', href: '/' }],
  ['/meniu?q=123&utm_source=x#cola', { pathname: '/meniu', search: { q: '123', utm_source: 'x' }, hash: 'cola' }],
])('%s is read into its parts', (href, parts) => {
  expect(parseLocation(href)).toMatchObject(parts);
});

test.each([
  [{}, ''],
  [{ category: 'pizza', search: undefined, page: 2, empty: '' }, '?category=pizza&page=2'],
  [{ search: 'ciorbă & pâine' }, '?search=ciorb%C4%83+%26+p%C3%A2ine'],
])('%j is written as %s', (search, text) => {
  expect(formatSearch(search)).toBe(text);
});

test('values of a pattern are written so that they stay one part', () => {
  expect(fillPattern('/meniu/$productId', { productId: 'a/b ?' })).toBe('/meniu/a%2Fb%20%3F');
});

describe('a target', () => {
  const here = parseLocation('/meniu?category=pizza');

  test.each([
    [{ to: '/contact' }, '/contact'],
    [{ to: '/meniu/$productId', params: { productId: '7' } }, '/meniu/7'],
    [{ to: '/meniu', search: { search: 'supă' } }, '/meniu?search=sup%C4%83'],
    [{ to: '/meniu' }, '/meniu'],
    [{ to: '.', search: true }, '/meniu?category=pizza'],
    [
      { to: '/meniu', search: ({ category }: { category?: string }) => ({ category, search: 'a' }) },
      '/meniu?category=pizza&search=a',
    ],
    [{ to: '/meniu', hash: 'deserturi' }, '/meniu#deserturi'],
    [{ href: '/comanda/abc?x=1' }, '/comanda/abc?x=1'],
  ] as const)('%j', (target, href) => {
    expect(hrefOf(target, here)).toBe(href);
  });

  test('may show another address than it leads to', () => {
    const params = { productId: '7' };
    const target = {
      to: '/meniu/fel/$productId',
      params,
      search: true,
      mask: { to: '/meniu/$productId', params },
    } as const;
    const { location, shown } = locate(target, here);
    expect(location).toMatchObject({ pathname: '/meniu/fel/7', search: { category: 'pizza' } });
    expect(shown).toBe('/meniu/7');
  });
});
