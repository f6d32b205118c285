/**
 * One reading for all who ask the same at the same moment. A rush of orders makes every panel ask for the same list; each
 * is answered from a reading that began after it asked, so nobody is told what was true before.
 */
export type SharedReads<Value> = (question: string, read: () => Promise<Value>) => Promise<Value>;

type Queue<Value> = { readonly running: Promise<void>; next: Promise<Value> | null };

/** For each question at most one reading runs and one waits for it; nothing is kept when nobody asks. */
export function shareReads<Value>(): SharedReads<Value> {
  const queues = new Map<string, Queue<Value>>();

  function begin(question: string, read: () => Promise<Value>): Promise<Value> {
    const reading = read();
    const queue: Queue<Value> = { running: reading.then(ignore, ignore), next: null };
    queues.set(question, queue);
    void queue.running.then(() => {
      if (queue.next === null) queues.delete(question);
    });
    return reading;
  }

  return (question, read) => {
    const queue = queues.get(question);
    if (queue === undefined) return begin(question, read);
    queue.next ??= queue.running.then(() => begin(question, read));
    return queue.next;
  };
}

/** Whoever asked hears how it went. */
function ignore() {}
