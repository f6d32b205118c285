/** Where a browser does not tell when it is idle, and at the latest. */
const LATEST_MS = 2000;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 8000;

/** Fetches a file that the page can do without for a while, and again until it comes: a line that is cut is no error. */
export async function fetchWithRetries<File>(fetchFile: () => Promise<File>): Promise<File> {
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)) {
    try {
      return await fetchFile();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
}

/** As above, begun once the browser has nothing better to do. */
export async function fetchWhenIdle<File>(fetchFile: () => Promise<File>): Promise<File> {
  await idle();
  return fetchWithRetries(fetchFile);
}

/** Resolves once the browser has nothing better to do, after two seconds at the latest. */
export function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: LATEST_MS });
    else setTimeout(resolve, LATEST_MS);
  });
}
