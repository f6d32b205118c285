/**
 * Coalesces equal reads: after a new order every panel asks for the same list at once. Each caller is answered by a read
 * that began after its call, so no answer is older than the question.
 */
export type CoalescedReads<Value> = (key: string, read: () => Promise<Value>) => Promise<Value>;

type Queue<Value> = { readonly running: Promise<unknown>; next: Promise<Value> | null };

/**
 * For each key at most one read runs and one waits; no entry is left when none runs.
 *
 * @param rest begins after a read that took so long; the next one begins when it is over. Callers that ask at different
 *   moments of it share that read, the first of them after a quiet time does not wait.
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

/** The callers have the promise and see its failure. */
function ignore() {}
