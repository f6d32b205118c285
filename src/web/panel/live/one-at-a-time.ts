/**
 * Runs `work` now; asked again while it runs, once more after it. In a rush lists are read one after the other, as fast as
 * the line allows, instead of being broken off and begun again by every order.
 */
export function oneAtATime(work: () => Promise<unknown>): () => void {
  let isRunning = false;
  let isWanted = false;
  const run = async () => {
    isRunning = true;
    while (isWanted) {
      isWanted = false;
      // A failed reading shows itself where it is read.
      await work().catch(() => {});
    }
    isRunning = false;
  };
  return () => {
    isWanted = true;
    if (!isRunning) void run();
  };
}
