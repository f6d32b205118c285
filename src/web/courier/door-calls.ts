/** When a courier called from a door that stayed shut: kept in the tab, so that a reload does not lose it. */
import { parseJson } from '#domain/text/parse-json.ts';

const CALLS_KEY = 'pofta-curier-apeluri';

/** Hours as they are shown, the first first. */
export function readCalls(orderNumber: number): readonly string[] {
  // Only `saveCalls` writes it.
  const kept = parseJson(sessionStorage.getItem(CALLS_KEY)) as Readonly<Record<string, readonly string[]>> | null;
  return kept?.[orderNumber] ?? [];
}

/** Only the calls of this order are kept: a courier stands at one door. */
export function saveCalls(orderNumber: number, calls: readonly string[]): void {
  try {
    sessionStorage.setItem(CALLS_KEY, JSON.stringify({ [orderNumber]: calls }));
  } catch {
    // A browser without storage: the calls are known until the page is reloaded.
  }
}
