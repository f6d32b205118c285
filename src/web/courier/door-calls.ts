/** When a courier called from a door that stayed shut: kept in the tab, so that a reload does not lose it. */
const CALLS_KEY = 'pofta-curier-apeluri';

/** Hours as they are shown, the first first. */
export function readCalls(orderNumber: number): readonly string[] {
  const kept: unknown = parseKept();
  // Only `saveCalls` writes it.
  return (kept as Readonly<Record<string, readonly string[]>>)[orderNumber] ?? [];
}

/** Only the calls of this order are kept: a courier stands at one door. */
export function saveCalls(orderNumber: number, calls: readonly string[]): void {
  try {
    sessionStorage.setItem(CALLS_KEY, JSON.stringify({ [orderNumber]: calls }));
  } catch {
    // A browser without storage: the calls are known until the page is reloaded.
  }
}

function parseKept(): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(CALLS_KEY) ?? '{}');
  } catch {
    return {};
  }
}
