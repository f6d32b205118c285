/**
 * Combines items that arrive while a write runs into the next write: fifty panels report the same order at the same
 * moment. Each caller resolves when its own item is written.
 */
export type BatchedWrites<Item> = (item: Item) => Promise<void>;

/**
 * At most one write runs; items arriving meanwhile belong to the next one. A failed write rejects for the callers of
 * its items.
 *
 * @param rest pause after a write, by its duration; the next write begins when it is over
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
