/** When a courier called from a closed door: stored in the tab, so that a reload does not lose it. */
import { parseJson } from '#domain/text/parse-json.ts';

const CALLS_KEY = 'pofta-curier-apeluri';

/** Hours as displayed, the earliest first. */
export function readCalls(orderNumber: number): readonly string[] {
  // Only `saveCalls` writes it.
  const kept = parseJson(sessionStorage.getItem(CALLS_KEY)) as Readonly<Record<string, readonly string[]>> | null;
  return kept?.[orderNumber] ?? [];
}

/** Stores the calls of this order only, because a courier is at one door at a time. */
export function saveCalls(orderNumber: number, calls: readonly string[]): void {
  try {
    sessionStorage.setItem(CALLS_KEY, JSON.stringify({ [orderNumber]: calls }));
  } catch {
    // Without storage, the calls are known until the page is reloaded.
  }
}
