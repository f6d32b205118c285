/**
 * The cache of rendered pages. A page is valid while its data version is the current one; the version is read before
 * every answer, so a change is visible on the next page (docs/decisions/0004, README.md). Cached pages contain no
 * personal data.
 */
import type { Log } from '../log.ts';
import { TRUSTED_MS } from './fresh-enough.ts';
import type { Page } from './page.ts';
import type { PageSource } from './shared-answer.ts';

const MOST_PAGES = 300;
const MOST_BYTES = 64 * 1024 * 1024;
/** Texts such as "open now" change with time, not with the version. */
const LONGEST_LIFE_MS = 60_000;
/** Maximum age of a page sent because no current one can be rendered. */
const LONGEST_EMERGENCY_MS = 5 * 60_000;
/** After this wait for the database, the last good page is sent. */
const VERSION_PATIENCE_MS = 2_500;

export type PageCacheOptions = {
  /**
   * Changes whenever the data of pages change; rejects when the database is unreachable. Simultaneous callers may get
   * the same promise.
   */
  readonly currentVersion: () => Promise<string>;
  /** Monotonic milliseconds. */
  readonly monotonicMs: () => number;
  readonly log: Log;
  readonly mostPages?: number;
  readonly mostBytes?: number;
};

/** `hit` from the cache, `miss` rendered now, `stale` an older page because no current one is available. */
type Found = { readonly page: Page; readonly source: PageSource };

export type PageCache = {
  /** The page at `address`; `render` is called when none is current, once for all waiting requests. */
  readonly find: (address: string, render: () => Promise<Page>) => Promise<Found>;
  /**
   * The cached page at `address`, of a version that was current less than `TRUSTED_MS` ago. `null` when there is none,
   * or its version is old or cannot be confirmed: then use `find`.
   */
  readonly findCached: (address: string) => Page | null | Promise<Page | null>;
  /** False from a failed version check to the next one that succeeds. */
  readonly isDatabaseReachable: () => boolean;
};

type Cached = { readonly page: Page; readonly version: string; readonly renderedAtMs: number };

/** Opens an empty cache. */
export function openPageCache(options: PageCacheOptions): PageCache {
  const { currentVersion, monotonicMs, log, mostPages = MOST_PAGES, mostBytes = MOST_BYTES } = options;
  // A Map keeps insertion order: the most recently used page is last.
  const pages = new Map<string, Cached>();
  const rendering = new Map<string, Promise<Page>>();
  let bytes = 0;
  let isReachable = true;
  let isProbing = false;
  /** The running version query and its result: requests that share the query share its timer. */
  let asked: { readonly question: Promise<string>; readonly version: Promise<string | null> } | null = null;
  /** The last version read, and when its query began: it may not include later changes. */
  let confirmed = { version: '', askedAtMs: Number.NEGATIVE_INFINITY };

  function remove(address: string): void {
    bytes -= pages.get(address)?.page.body.weight ?? 0;
    pages.delete(address);
  }

  function store(address: string, entry: Cached): void {
    remove(address);
    if (entry.page.body.weight > mostBytes) return;
    pages.set(address, entry);
    bytes += entry.page.body.weight;
    for (const oldest of pages.keys()) {
      if (pages.size <= mostPages && bytes <= mostBytes) return;
      remove(oldest);
    }
  }

  function askVersion(): Promise<string | null> {
    const question = currentVersion();
    if (asked?.question !== question) asked = { question, version: answerTo(question, monotonicMs()) };
    return asked.version;
  }

  async function answerTo(question: Promise<string>, askedAtMs: number): Promise<string | null> {
    try {
      const version = await within(VERSION_PATIENCE_MS, question);
      if (!isReachable) log.info({}, 'page_cache.database_back');
      isReachable = true;
      confirmed = { version, askedAtMs };
      return version;
    } catch (error) {
      if (isReachable) log.warn({ err: error }, 'page_cache.database_unreachable');
      isReachable = false;
      return null;
    }
  }

  /** While the database is unreachable no request waits for it; one query at a time continues in the background. */
  async function findVersion(canWait: boolean): Promise<string | null> {
    if (isReachable || canWait) return askVersion();
    if (!isProbing) {
      isProbing = true;
      void askVersion().finally(() => {
        isProbing = false;
      });
    }
    return null;
  }

  function lastGood(address: string): Cached | null {
    const entry = pages.get(address);
    return entry && monotonicMs() - entry.renderedAtMs <= LONGEST_EMERGENCY_MS ? entry : null;
  }

  /**
   * A page with the same content as before keeps its compressed bytes, and better compressed ones are made for the next
   * time: most renderings change nothing, because a page is rendered again each minute, and after every order.
   */
  function keepBody(address: string, page: Page): Page {
    const last = pages.get(address)?.page.body;
    if (last?.tag !== page.body.tag) return page;
    last.compressBetter().catch((error: unknown) => log.warn({ address, err: error }, 'page_cache.not_compressed'));
    return { ...page, body: last };
  }

  async function renderOnce(address: string, version: string | null, render: () => Promise<Page>): Promise<Page> {
    const key = `${version} ${address}`;
    const running = rendering.get(key);
    if (running) return running;
    const started = render()
      .then((drawn) => {
        const page = keepBody(address, drawn);
        if (version !== null && page.isCacheable) store(address, { page, version, renderedAtMs: monotonicMs() });
        return page;
      })
      .finally(() => rendering.delete(key));
    rendering.set(key, started);
    return started;
  }

  /** The cached page, if it is of `version` and young enough; marks it as used. */
  function takeCurrent(address: string, version: string | null): Page | null {
    const entry = pages.get(address);
    if (entry === undefined || version === null || entry.version !== version) return null;
    if (monotonicMs() - entry.renderedAtMs > LONGEST_LIFE_MS) return null;
    pages.delete(address);
    pages.set(address, entry);
    return entry.page;
  }

  return {
    isDatabaseReachable: () => isReachable,
    findCached(address) {
      if (!isReachable || !pages.has(address)) return null;
      const ageMs = monotonicMs() - confirmed.askedAtMs;
      if (ageMs > TRUSTED_MS) return askVersion().then((version) => takeCurrent(address, version));
      // Reading the version again early, so that no request has to wait for it.
      if (ageMs > TRUSTED_MS / 2) void askVersion();
      return takeCurrent(address, confirmed.version);
    },
    async find(address, render) {
      const version = await findVersion(lastGood(address) === null);
      const current = takeCurrent(address, version);
      if (current !== null) return { page: current, source: 'hit' };
      const emergency = lastGood(address);
      if (version === null && emergency) return { page: emergency.page, source: 'stale' };
      try {
        const page = await renderOnce(address, version, render);
        if (page.status < 500 || emergency === null) return { page, source: 'miss' };
        log.warn({ address, status: page.status }, 'page_cache.last_good_page_sent');
        return { page: emergency.page, source: 'stale' };
      } catch (error) {
        if (emergency === null) throw error;
        log.warn({ address, err: error }, 'page_cache.last_good_page_sent');
        return { page: emergency.page, source: 'stale' };
      }
    },
  };
}

async function within<Value>(limitMs: number, work: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${limitMs} ms`)), limitMs);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}
