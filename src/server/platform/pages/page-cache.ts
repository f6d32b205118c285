/**
 * Drawn pages, kept to be sent again. A page is right as long as the version of what it shows is the current one; the
 * version is asked for before every answer, so a change is on the very next page (docs/decisions/0004, README.md).
 * Only pages that hold nothing personal come here.
 */
import type { Log } from '../log.ts';
import { TRUSTED_MS } from './fresh-enough.ts';
import type { Page } from './page.ts';
import type { PageSource } from './shared-answer.ts';

const MOST_PAGES = 300;
const MOST_BYTES = 64 * 1024 * 1024;
/** "Open now" and the like change with the clock, not with the version. */
const LONGEST_LIFE_MS = 60_000;
/** How old a page may be that is sent because no other can be drawn. */
const LONGEST_EMERGENCY_MS = 5 * 60_000;
/** Who waits for the database longer than this gets the last good page. */
const VERSION_PATIENCE_MS = 2_500;

export type PageCacheOptions = {
  /**
   * Changes whenever what pages show changes; rejects when the database cannot be asked. Those who ask at once may be
   * given the same promise.
   */
  readonly currentVersion: () => Promise<string>;
  /** Milliseconds that only ever grow. */
  readonly monotonicMs: () => number;
  readonly log: Log;
  readonly mostPages?: number;
  readonly mostBytes?: number;
};

/** `hit` kept, `miss` drawn now, `stale` the last good one because no current one can be had. */
type Found = { readonly page: Page; readonly source: PageSource };

export type PageCache = {
  /** The page at `address`; `draw` is called when there is none that is current, once for all who wait. */
  readonly find: (address: string, draw: () => Promise<Page>) => Promise<Found>;
  /**
   * The page kept at `address`, of a version that was current less than `TRUSTED_MS` ago. `null` when none is kept, or
   * it is no longer current, or nobody knows: then `find` decides.
   */
  readonly findKept: (address: string) => Page | null | Promise<Page | null>;
  /** False from a failed version check to the next one that succeeds. */
  readonly isDatabaseReachable: () => boolean;
};

type Kept = { readonly page: Page; readonly version: string; readonly drawnAtMs: number };

/** Opens an empty cache. */
export function openPageCache(options: PageCacheOptions): PageCache {
  const { currentVersion, monotonicMs, log, mostPages = MOST_PAGES, mostBytes = MOST_BYTES } = options;
  // A map remembers the order of insertion: what was used last stands last.
  const kept = new Map<string, Kept>();
  const drawing = new Map<string, Promise<Page>>();
  let bytes = 0;
  let isReachable = true;
  let isProbing = false;
  /** The question at hand and what came of it: all who share the question share one timer, too. */
  let asked: { readonly question: Promise<string>; readonly version: Promise<string | null> } | null = null;
  /** What was answered last, and when the question was put: a change since then is not in it. */
  let confirmed = { version: '', askedAtMs: Number.NEGATIVE_INFINITY };

  function remove(address: string): void {
    bytes -= kept.get(address)?.page.body.weight ?? 0;
    kept.delete(address);
  }

  function keep(address: string, entry: Kept): void {
    remove(address);
    if (entry.page.body.weight > mostBytes) return;
    kept.set(address, entry);
    bytes += entry.page.body.weight;
    for (const oldest of kept.keys()) {
      if (kept.size <= mostPages && bytes <= mostBytes) return;
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

  /** While the database is away nobody waits for it: one question at a time goes on in the background. */
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

  function lastGood(address: string): Kept | null {
    const entry = kept.get(address);
    return entry && monotonicMs() - entry.drawnAtMs <= LONGEST_EMERGENCY_MS ? entry : null;
  }

  async function drawOnce(address: string, version: string | null, draw: () => Promise<Page>): Promise<Page> {
    const key = `${version} ${address}`;
    const running = drawing.get(key);
    if (running) return running;
    const started = draw()
      .then((page) => {
        if (version !== null && page.isKeepable) keep(address, { page, version, drawnAtMs: monotonicMs() });
        return page;
      })
      .finally(() => drawing.delete(key));
    drawing.set(key, started);
    return started;
  }

  /** The kept page, if it is of `version` and young; counts as used. */
  function takeCurrent(address: string, version: string | null): Page | null {
    const entry = kept.get(address);
    if (entry === undefined || version === null || entry.version !== version) return null;
    if (monotonicMs() - entry.drawnAtMs > LONGEST_LIFE_MS) return null;
    kept.delete(address);
    kept.set(address, entry);
    return entry.page;
  }

  return {
    isDatabaseReachable: () => isReachable,
    findKept(address) {
      if (!isReachable || !kept.has(address)) return null;
      const ageMs = monotonicMs() - confirmed.askedAtMs;
      if (ageMs > TRUSTED_MS) return askVersion().then((version) => takeCurrent(address, version));
      // Asked again in time, nobody has to wait for the answer.
      if (ageMs > TRUSTED_MS / 2) void askVersion();
      return takeCurrent(address, confirmed.version);
    },
    async find(address, draw) {
      const version = await findVersion(lastGood(address) === null);
      const current = takeCurrent(address, version);
      if (current !== null) return { page: current, source: 'hit' };
      const emergency = lastGood(address);
      if (version === null && emergency) return { page: emergency.page, source: 'stale' };
      try {
        const page = await drawOnce(address, version, draw);
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
