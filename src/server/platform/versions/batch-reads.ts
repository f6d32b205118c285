/**
 * Combines keys requested while a read runs into the next read: after a new order the panels' requests arrive within
 * the same millisecond. Each caller gets a read that began after its call, so no answer is older than the request.
 */
export type BatchedReads<Value> = (key: string) => Promise<Value | null>;

/**
 * At most one read runs; keys requested meanwhile belong to the next one. A failed read rejects for its callers.
 *
 * @param read returns what was found, by key
 */
export function batchReads<Value>(
  read: (keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
): BatchedReads<Value> {
  let waiting = new Set<string>();
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<ReadonlyMap<string, Value>> | null = null;

  function begin(): Promise<ReadonlyMap<string, Value>> {
    const keys = [...waiting];
    waiting = new Set();
    next = null;
    const reading = read(keys);
    running = reading.catch(() => {});
    return reading;
  }

  return async (key) => {
    waiting.add(key);
    next ??= running.then(begin);
    return (await next).get(key) ?? null;
  };
}
