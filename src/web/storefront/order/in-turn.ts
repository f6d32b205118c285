/**
 * Asks one question at a time. One that stays without an answer is given up after `patienceMs`: half-open lines never
 * close by themselves, and a caller that waited for one would never ask again.
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
