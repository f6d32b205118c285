/**
 * Coalesces equal reads: after a new order every panel requests the same list at once. Each caller gets a read that
 * began after its call, so no answer is older than the request.
 */
export type CoalescedReads<Value> = (key: string, read: () => Promise<Value>) => Promise<Value>;

type Queue<Value> = { readonly running: Promise<unknown>; next: Promise<Value> | null };

/**
 * For each key at most one read runs and one waits; no entry is left when none runs.
 *
 * @param rest pause after a read, by its duration; the next read begins when it is over. Callers during the pause share
 * that read;
 * the first caller after a quiet time does not wait.
 */
export function coalesceReads<Value>(rest?: (tookMs: number) => Promise<unknown>): CoalescedReads<Value> {
  const queues = new Map<string, Queue<Value>>();

  function begin(key: string, read: () => Promise<Value>): Promise<Value> {
    const beganAt = performance.now();
    const reading = read();
    const running = reading.then(ignore, ignore).then(() => rest?.(performance.now() - beganAt));
    const queue: Queue<Value> = { running, next: null };
    queues.set(key, queue);
    void queue.running.then(() => {
      if (queue.next === null) queues.delete(key);
    });
    return reading;
  }

  return (key, read) => {
    const queue = queues.get(key);
    if (queue === undefined) return begin(key, read);
    queue.next ??= queue.running.then(() => begin(key, read));
    return queue.next;
  };
}

/** The callers hold the promise and see its rejection. */
function ignore() {}
