/** A terminal's Ctrl-C arrives twice, from the terminal and from the bootstrap; the second is not impatience. */
const ECHO_MS = 1_000;
const INTERRUPTED = 130;

/**
 * Resolves when somebody wants us to stop: a signal, or the end of the process that started us, however it ended.
 * Asked again by a person who does not want to wait, we leave at once, after `onImpatience`; what is still there then is
 * found again by the next start.
 */
export function stopRequested(onImpatience: () => void): Promise<void> {
  return new Promise((resolve) => {
    let firstAskedAt: number | null = null;
    const ask = () => {
      if (firstAskedAt !== null && Date.now() - firstAskedAt > ECHO_MS) {
        onImpatience();
        process.exit(INTERRUPTED);
      }
      firstAskedAt ??= Date.now();
      resolve();
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, ask);
    process.once('disconnect', ask);
  });
}
