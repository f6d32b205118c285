/**
 * The open calls of this tab. They contain names of guests: a sign-out in any tab deletes them, and so do twelve hours.
 */
import { parseJson } from '#domain/text/parse-json.ts';
import { SIGNED_OUT_KEY } from '#web/session/device-keys.ts';

const KEY = 'pofta-apeluri';
const MOST_MS = 12 * 3_600_000;

/** The value saved by `saveCalls`; undefined when there is none, or it is older than the last sign-out. */
export function readCalls(): unknown {
  const { at, value }: Readonly<Record<string, unknown>> = Object(parseJson(sessionStorage.getItem(KEY)));
  const signedOutAt = Number(localStorage.getItem(SIGNED_OUT_KEY) ?? 0);
  return typeof at === 'number' && at > signedOutAt && Date.now() - at < MOST_MS ? value : undefined;
}

export function saveCalls(value: unknown): void {
  sessionStorage.setItem(KEY, JSON.stringify({ at: Date.now(), value }));
}
