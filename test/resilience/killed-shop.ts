/** A running shop that is killed without warning, again and again, and opened again by its supervisor or by hand. */
import { setTimeout as wait } from 'node:timers/promises';
import { patience } from '#test/support/patience.ts';
import { aRunningShop, type RunningShop, type RunningShopOptions } from '#test/support/running-shop.ts';

const LOOK_EVERY_MS = 50;
const GIVEN_UP_MS = patience(120_000);
/** The supervisor itself is killed instead of its worker once in this many times. */
const SUPERVISOR_EVERY = 25;
const GATHER_MS = 2_000;

export type KilledShop = {
  readonly current: () => RunningShop;
  /** The worker ends here and now, whatever it was doing; nothing is awaited. */
  readonly kill: () => void;
  /**
   * Resolves when a few scripts have come to their kill, or the first of them has waited a while: one kill meets all of
   * them, each at its own place.
   */
  readonly gather: () => Promise<void>;
  /** Resolves when the shop answers. */
  readonly ready: () => Promise<void>;
  readonly kills: () => number;
  /** The longest time from a kill to an answer. */
  readonly longestMs: () => number;
};

/** @param together scripts that one kill meets */
export async function aKilledShop(opening: RunningShopOptions, together: number): Promise<KilledShop> {
  let shop = await aRunningShop(opening);
  let workers = await shop.listWorkerPids();
  let kills = 0;
  let longestMs = 0;
  let recovering: Promise<void> | null = null;
  const gathered: (() => void)[] = [];
  const begin = () => {
    for (const resolve of gathered.splice(0)) resolve();
  };

  const recover = async (began: number, isWhole: boolean) => {
    if (isWhole) {
      await shop.ended;
      shop = await aRunningShop(opening);
    }
    for (;;) {
      await wait(LOOK_EVERY_MS);
      const living = await shop.listWorkerPids();
      const isNew = living.length > 0 && living.every((pid) => isWhole || !workers.includes(pid));
      if (isNew && (await isReady(shop))) {
        workers = living;
        break;
      }
      if (performance.now() - began > GIVEN_UP_MS) throw new Error('The shop does not come back');
    }
    longestMs = Math.max(longestMs, performance.now() - began);
    recovering = null;
  };
  return {
    current: () => shop,
    kill: () => {
      // One kill while it is down is the same kill.
      if (recovering !== null) return;
      kills += 1;
      const isWhole = kills % SUPERVISOR_EVERY === 0;
      // Its workers notice that their supervisor is gone and end; they are killed too, so that nothing is finished.
      for (const pid of isWhole ? [shop.supervisorPid, ...workers] : workers) killNow(pid);
      recovering = recover(performance.now(), isWhole);
    },
    gather: async () => {
      await new Promise<void>((resolve) => {
        gathered.push(resolve);
        if (gathered.length >= together) begin();
        if (gathered.length === 1) setTimeout(begin, GATHER_MS);
      });
      await recovering;
    },
    ready: async () => {
      await recovering;
    },
    kills: () => kills,
    longestMs: () => longestMs,
  };
}

function killNow(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    // It has ended by itself.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

async function isReady({ address }: RunningShop): Promise<boolean> {
  try {
    const answer = await fetch(`${address}/readyz`, {
      headers: { connection: 'close' },
      signal: AbortSignal.timeout(10_000),
    });
    return answer.status === 200;
  } catch {
    return false;
  }
}
