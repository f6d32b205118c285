/**
 * Runs `work` now; calls during a run cause one more run after it. In a rush lists are fetched one after the other, as
 * fast as the connection allows, instead of every order aborting and restarting the fetch.
 */
export function oneAtATime(work: () => Promise<unknown>): () => void {
  let isRunning = false;
  let isWanted = false;
  const run = async () => {
    isRunning = true;
    while (isWanted) {
      isWanted = false;
      // A failed fetch is shown where its query is used.
      await work().catch(() => {});
    }
    isRunning = false;
  };
  return () => {
    isWanted = true;
    if (!isRunning) void run();
  };
}
