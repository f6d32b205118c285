/**
 * Writes together what arrives while a write runs: fifty panels report the same order at the same moment. Each caller is
 * answered when its own item is written.
 */
export type BatchedWrites<Item> = (item: Item) => Promise<void>;

/** At most one write runs; what comes meanwhile is the next one. A failed write fails for the callers of its items. */
export function batchWrites<Item>(write: (items: readonly Item[]) => Promise<void>): BatchedWrites<Item> {
  let waiting: Item[] = [];
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<void> | null = null;

  function begin(): Promise<void> {
    const items = waiting;
    waiting = [];
    next = null;
    const writing = write(items);
    running = writing.catch(() => {});
    return writing;
  }

  return (item) => {
    waiting.push(item);
    next ??= running.then(begin);
    return next;
  };
}
