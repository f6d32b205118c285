/**
 * Runs one request at a time. A request without an answer is aborted after `patienceMs`: half-open connections never
 * close by themselves, and without a timeout no further request would be made.
 */
export function inTurn(ask: (patience: AbortSignal) => Promise<void>, patienceMs: number): () => Promise<void> {
  let isAsking = false;
  return async () => {
    if (isAsking) return;
    isAsking = true;
    try {
      await ask(AbortSignal.timeout(patienceMs));
    } finally {
      isAsking = false;
    }
  };
}
