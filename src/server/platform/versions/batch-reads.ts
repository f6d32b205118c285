/**
 * Reads together what is asked for while a read runs: after a new order the panels' requests arrive within the same
 * millisecond. Each caller is answered by a read that began after its call, so no answer is older than the question.
 */
export type BatchedReads<Value> = (key: string) => Promise<Value | null>;

/**
 * At most one read runs; the keys asked for meanwhile are those of the next one. A failed read fails for its callers.
 *
 * @param read gives what was found, by key
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
