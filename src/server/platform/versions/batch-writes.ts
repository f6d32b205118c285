/**
 * Writes together what arrives while a write runs: fifty panels report the same order at the same moment. Each caller is
 * answered when its own item is written.
 */
export type BatchedWrites<Item> = (item: Item) => Promise<void>;

/**
 * At most one write runs; what comes meanwhile is the next one. A failed write fails for the callers of its items.
 *
 * @param rest begins after a write that took so long; the next one begins when it is over
 */
export function batchWrites<Item>(
  write: (items: readonly Item[]) => Promise<void>,
  rest?: (tookMs: number) => Promise<unknown>,
): BatchedWrites<Item> {
  let waiting: Item[] = [];
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<void> | null = null;

  function begin(): Promise<void> {
    const items = waiting;
    waiting = [];
    next = null;
    const beganAt = performance.now();
    const writing = write(items);
    running = writing.catch(() => {}).then(() => rest?.(performance.now() - beganAt));
    return writing;
  }

  return (item) => {
    waiting.push(item);
    next ??= running.then(begin);
    return next;
  };
}
