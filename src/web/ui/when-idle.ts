/** Where a browser does not tell when it is idle, and at the latest. */
const LATEST_MS = 2000;
const TRY_AGAIN_MS = 5000;

/** Fetches a file once the browser has nothing better to do, and again until it comes. */
export async function fetchWhenIdle<File>(fetchFile: () => Promise<File>): Promise<File> {
  await idle();
  for (;;) {
    try {
      return await fetchFile();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN_MS));
    }
  }
}

function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: LATEST_MS });
    else setTimeout(resolve, LATEST_MS);
  });
}
