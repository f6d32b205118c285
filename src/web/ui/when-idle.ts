/** The longest wait, also used when the browser does not tell when it is idle. */
const LATEST_MS = 2000;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 8000;

/** Fetches a chunk that is not needed at once, and retries until it arrives: a lost connection is not an error. */
export async function fetchWithRetries<File>(fetchFile: () => Promise<File>): Promise<File> {
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)) {
    try {
      return await fetchFile();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
}

/** Same as above, started when the browser is idle. */
export async function fetchWhenIdle<File>(fetchFile: () => Promise<File>): Promise<File> {
  await idle();
  return fetchWithRetries(fetchFile);
}

/** Resolves when the browser is idle, after two seconds at the latest. */
export function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: LATEST_MS });
    else setTimeout(resolve, LATEST_MS);
  });
}
