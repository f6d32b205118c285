/** The calls that stand open in this tab. They name guests: a sign-out, in any tab, and half a day end them. */
import { parseJson } from '#domain/text/parse-json.ts';
import { SIGNED_OUT_KEY } from '#web/session/device-keys.ts';

const KEY = 'pofta-apeluri';
const MOST_MS = 12 * 3_600_000;

/** What `saveCalls` saved; undefined where there is nothing, or it is from before the last sign-out. */
export function readCalls(): unknown {
  const { at, value }: Readonly<Record<string, unknown>> = Object(parseJson(sessionStorage.getItem(KEY)));
  const signedOutAt = Number(localStorage.getItem(SIGNED_OUT_KEY) ?? 0);
  return typeof at === 'number' && at > signedOutAt && Date.now() - at < MOST_MS ? value : undefined;
}

export function saveCalls(value: unknown): void {
  sessionStorage.setItem(KEY, JSON.stringify({ at: Date.now(), value }));
}
