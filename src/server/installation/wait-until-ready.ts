import { setTimeout as wait } from 'node:timers/promises';
import type { Places } from './places.ts';
import type { Service } from './service.ts';
import { readSettings } from './settings-file.ts';

const LOOK_EVERY_MS = 250;
/** An upgrade copies and checks all data before the shop opens. */
const PATIENCE_MS = 20 * 60_000;
const ANSWERS_WITHIN_MS = 5_000;

/** Where this machine reaches the shop; in a container the port is set by the environment. */
export function localAddress(places: Places): string {
  return `http://127.0.0.1:${readSettings(places.settingsFile).PORT ?? process.env.PORT ?? '3000'}`;
}

/** True when the shop takes orders; false when its program ends by itself, or it takes too long. */
export async function waitUntilReady(places: Places, service: Service): Promise<boolean> {
  for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline; ) {
    if (await isReady(places)) return true;
    if (service.isFailing()) return false;
    await wait(LOOK_EVERY_MS);
  }
  return false;
}

export async function isReady(places: Places): Promise<boolean> {
  try {
    const answer = await fetch(`${localAddress(places)}/readyz`, { signal: AbortSignal.timeout(ANSWERS_WITHIN_MS) });
    return answer.ok;
  } catch {
    return false;
  }
}
