import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { SHOP_ROUTES } from '#web/shop-routes.ts';
import { parseLocation } from './address.ts';
import { link, loadMatches, matchRoutes } from './load-page.ts';
import { NotFound, notFound, Redirect, redirect } from './outcome.ts';
import type { Match, RouteOptions, RouterContext } from './route.ts';

const HERE = parseLocation('/user/orders');

function aMatch(key: string, options: RouteOptions<unknown, unknown, unknown, unknown> = {}): Match {
  const route = { id: key, options } as Match['route'];
  return {
    route,
    key,
    params: {},
    search: {},
    deps: undefined,
    status: 'pending',
    loaderData: undefined,
    failure: null,
    parent: null,
  };
}

async function load(...matches: readonly Match[]): Promise<readonly string[]> {
  const loaded = await loadMatches(HERE, link(matches), {
    context: {} as RouterContext,
    causeOf: () => 'enter',
    read: (_, ask) => ask(),
  });
  return loaded.map(({ key, status, loaderData }) => [key, status, loaderData].filter(Boolean).join(' '));
}

const fails = () => {
  throw new Error('no line');
};

describe('a page is loaded', () => {
  test('with the data of every route, each knowing the one around it', async () => {
    expect(
      await load(aMatch('frame', { loader: () => 'shop' }), aMatch('menu', { loader: async () => 'dishes' })),
    ).toEqual(['frame ready shop', 'menu ready dishes']);
    const [frame, menu] = link([aMatch('frame'), aMatch('menu')]);
    expect([frame?.parent, menu?.parent]).toEqual([null, frame]);
  });

  test('as far as it goes: what failed and what is missing are told by their routes', async () => {
    expect(await load(aMatch('frame', { loader: () => 'shop' }), aMatch('menu', { loader: fails }))).toEqual([
      'frame ready shop',
      'menu failed',
    ]);
    const missing = () => {
      throw notFound();
    };
    expect(await load(aMatch('frame'), aMatch('order', { loader: missing }))).toEqual(['frame ready', 'order missing']);
  });

  test('only after everything around it has let the guest in', async () => {
    const asked: string[] = [];
    const asks = (name: string) => ({
      beforeLoad: () => void asked.push(name),
      loader: () => void asked.push(`${name}!`),
    });
    await load(aMatch('frame', asks('frame')), aMatch('account', asks('account')));
    expect(asked).toEqual(['frame', 'account', 'frame!', 'account!']);

    expect(
      await load(
        aMatch('frame', { loader: () => 'shop' }),
        aMatch('account', { beforeLoad: fails }),
        aMatch('orders', { loader: fails }),
      ),
    ).toEqual(['frame ready shop', 'account failed', 'orders pending']);
  });

  test.each([
    [
      'a loader',
      {
        loader: () => {
          throw redirect({ to: '/auth' });
        },
      },
    ],
    [
      'what asks before it',
      {
        beforeLoad: () => {
          throw redirect({ to: '/auth' });
        },
      },
    ],
  ])('not at all when %s leads elsewhere', async (_, options) => {
    const failure: unknown = await load(aMatch('frame'), aMatch('account', options)).catch((thrown: unknown) => thrown);
    expect(failure).toBeInstanceOf(Redirect);
    expect(failure).toHaveProperty('target', { to: '/auth' });
    expect(failure).not.toBeInstanceOf(NotFound);
  });
});

describe('the list of routes', () => {
  const files = readdirSync(fileURLToPath(new URL('../routes/_shop', import.meta.url)));

  /** The route `/_shop/user/orders/` is in the file `user.orders.index.tsx`. */
  const fileOf = (id: string) =>
    `${id
      .replace(/^\/_shop\//, '')
      .replace(/\/$/, '/index')
      .replaceAll('/', '.')}.tsx`;

  test('names every file, and every route is named after its own', async () => {
    const patterns = Object.keys(SHOP_ROUTES);
    const matches = await Promise.all(patterns.map((pattern) => matchRoutes(parseLocation(pattern))));
    const ids = new Set(matches.flatMap((all) => all.slice(1).map(({ route }) => route.id)));
    expect([...ids].map(fileOf).toSorted()).toEqual(files.toSorted());
  });

  test('a search means the same to every route inside; other searches are other data where the loader asks for it', async () => {
    const [, terms] = await matchRoutes(parseLocation('/termeni-si-conditii?versiune=2026-11-20&x=1'));
    expect(terms).toMatchObject({ search: { versiune: '2026-11-20' }, deps: { versiune: '2026-11-20' } });
    const [, menu, dish] = await matchRoutes(parseLocation('/meniu/fel/7?category=pizza'));
    expect([menu?.key, dish?.key]).toEqual(['/_shop/meniu', '/_shop/meniu/fel/7']);
    expect(dish).toMatchObject({ params: { productId: '7' }, search: { category: 'pizza' } });
  });
});
