/** A terminal's Ctrl-C arrives twice, from the terminal and from the bootstrap; the second is no second request. */
const ECHO_MS = 1_000;
const INTERRUPTED = 130;

/**
 * Resolves at a stop signal, or when the process that started us has ended in any way. At a second signal the process exits
 * at once, after `onImpatience`; the next start finds what is left.
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
