import { describe, expect, test } from 'vitest';
import { recordedLog } from '#test/support/recorded-log.ts';
import { shareText } from '../http/answers/shared-body.ts';
import type { Page } from './page.ts';
import { openPageCache } from './page-cache.ts';

const aPage = (text: string, { status = 200, isCacheable = true } = {}): Page => ({
  status,
  headers: {},
  isCacheable: isCacheable && status === 200,
  body: shareText(text),
});

const textOf = async (page: Page) => new TextDecoder().decode(await page.body.bytes('identity'));

/** A cache over facts that a test moves by hand. */
function aCache(limits: { readonly mostPages?: number; readonly mostBytes?: number } = {}) {
  const facts = { version: '1', isDown: false, nowMs: 0, drawn: 0 };
  const { log, events } = recordedLog();
  const cache = openPageCache({
    currentVersion: async () => {
      if (facts.isDown) throw new Error('The database is away');
      return facts.version;
    },
    monotonicMs: () => facts.nowMs,
    log,
    ...limits,
  });
  const ask = async (address = '/', draw = async () => aPage(`drawing ${facts.drawn}`)) => {
    const { page, source } = await cache.find(address, () => {
      facts.drawn += 1;
      return draw();
    });
    return { text: await textOf(page), status: page.status, source };
  };
  return { facts, ask, events, cache };
}

describe('a kept page', () => {
  test('is drawn once and sent again', async () => {
    const { ask } = aCache();
    expect(await ask()).toEqual({ text: 'drawing 1', status: 200, source: 'miss' });
    expect(await ask()).toEqual({ text: 'drawing 1', status: 200, source: 'hit' });
  });

  test('is drawn anew on the first request after a change', async () => {
    const { ask, facts } = aCache();
    await ask();
    facts.version = '2';
    expect(await ask()).toMatchObject({ text: 'drawing 2', source: 'miss' });
  });

  test('keeps its compressed bytes when it is drawn anew and says the same, and they get smaller', async () => {
    const { facts, cache } = aCache();
    const text = Array.from({ length: 400 }, (_, row) => `<li>Ciorbă nr. ${row * 7}</li>`).join('');
    const draw = async () => {
      facts.drawn += 1;
      return aPage(text);
    };
    const first = (await cache.find('/', draw)).page;
    const firstBytes = await first.body.bytes('br');
    facts.version = '2';
    const second = (await cache.find('/', draw)).page;
    expect(second.body).toBe(first.body);
    expect(second).not.toBe(first);
    await second.body.compressBetter();
    facts.version = '3';
    const third = (await cache.find('/', draw)).page;
    expect((await third.body.bytes('br')).byteLength).toBeLessThan(firstBytes.byteLength);
    expect(facts.drawn).toBe(3);
    facts.version = '4';
    const changed = (await cache.find('/', async () => aPage('another'))).page;
    expect(await textOf(changed)).toBe('another');
  });

  test('lives for a minute and no longer, whatever its version', async () => {
    const { ask, facts } = aCache();
    await ask();
    facts.nowMs = 60_000;
    expect((await ask()).source).toBe('hit');
    facts.nowMs = 60_001;
    expect((await ask()).source).toBe('miss');
  });

  test('is not the page of another address', async () => {
    const { ask } = aCache();
    await ask('/meniu');
    expect((await ask('/meniu?category=pizza')).text).toBe('drawing 2');
  });

  test('is drawn once for all who wait for it', async () => {
    const { ask, facts } = aCache();
    const { promise, resolve } = Promise.withResolvers<Page>();
    const waiting = Array.from({ length: 20 }, () => ask('/', () => promise));
    resolve(aPage('whole'));
    expect(new Set((await Promise.all(waiting)).map(({ text }) => text))).toEqual(new Set(['whole']));
    expect(facts.drawn).toBe(1);
  });

  test('is never one that failed, was not found, or may not be kept', async () => {
    const { ask } = aCache();
    for (const page of [aPage('', { status: 404 }), aPage('', { status: 500 }), aPage('', { isCacheable: false })]) {
      await ask('/x', async () => page);
      expect((await ask('/x', async () => page)).source).toBe('miss');
    }
  });

  test('leaves when there are too many, the one least used first', async () => {
    const { ask } = aCache({ mostPages: 2 });
    await ask('/a');
    await ask('/b');
    await ask('/a');
    await ask('/c');
    expect((await ask('/a')).source).toBe('hit');
    expect((await ask('/b')).source).toBe('miss');
  });

  test('leaves when together they are too large; one that is too large alone is not kept', async () => {
    const { ask } = aCache({ mostBytes: 1_000 });
    const large = async () => aPage('x'.repeat(500));
    await ask('/a', large);
    await ask('/b', large);
    expect((await ask('/b', large)).source).toBe('hit');
    expect((await ask('/a', large)).source).toBe('miss');
    const huge = async () => aPage('x'.repeat(2_000));
    await ask('/c', huge);
    expect((await ask('/c', huge)).source).toBe('miss');
  });
});

describe('while the database is away', () => {
  test('the last good page is sent for five minutes, and the log says so once', async () => {
    const { ask, facts, events } = aCache();
    await ask();
    facts.isDown = true;
    facts.nowMs = 4 * 60_000;
    expect(await ask()).toMatchObject({ text: 'drawing 1', source: 'stale' });
    expect(await ask()).toMatchObject({ text: 'drawing 1', source: 'stale' });
    facts.nowMs = 5 * 60_000 + 1;
    await expect(ask('/', async () => Promise.reject(new Error('no menu')))).rejects.toThrow('no menu');
    expect(events.filter(({ event }) => event === 'page_cache.database_unreachable')).toHaveLength(1);
  });

  test('a page that is not cached is rendered, and not cached', async () => {
    const { ask, facts, cache } = aCache();
    facts.isDown = true;
    expect((await ask()).source).toBe('miss');
    expect((await ask()).source).toBe('miss');
    expect(cache.isDatabaseReachable()).toBe(false);
  });

  test('the current page comes back with the database', async () => {
    const { ask, facts, cache } = aCache();
    await ask();
    facts.isDown = true;
    await ask();
    Object.assign(facts, { isDown: false, version: '2' });
    // The first request only starts the question in the background; no request waits for a database that was away.
    expect((await ask()).source).toBe('stale');
    await expect.poll(() => cache.isDatabaseReachable()).toBe(true);
    expect(await ask()).toMatchObject({ text: 'drawing 2', source: 'miss' });
  });
});

test('a page that cannot be drawn is answered with the last good one', async () => {
  const { ask, facts, events } = aCache();
  await ask();
  facts.version = '2';
  expect(await ask('/', async () => Promise.reject(new Error('a hole')))).toMatchObject({ source: 'stale' });
  expect(await ask('/', async () => aPage('', { status: 500 }))).toMatchObject({ status: 200, source: 'stale' });
  expect(events.map(({ event }) => event)).toEqual([
    'page_cache.last_good_page_sent',
    'page_cache.last_good_page_sent',
  ]);
});
