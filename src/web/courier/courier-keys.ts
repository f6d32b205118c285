/** What the courier's phone stores (contract/stored-keys.ts). */
import { parseJson } from '#domain/text/parse-json.ts';

/** The secret of the link, so that later only the PIN is asked for; without the PIN it gives no access. */
const LINK_KEY = 'pofta-curier-link';
/** The work on screen and the steps that are not sent yet. */
const WORK_KEY = 'pofta-curier-drum';

export function readLink(): string | null {
  return localStorage.getItem(LINK_KEY);
}

export function saveLink(link: string): void {
  localStorage.setItem(LINK_KEY, link);
}

export function readSavedWork(): unknown {
  return parseJson(localStorage.getItem(WORK_KEY));
}

/** null deletes it. */
export function saveWork(kept: unknown): void {
  if (kept === null) localStorage.removeItem(WORK_KEY);
  else localStorage.setItem(WORK_KEY, JSON.stringify(kept));
}
