import { useEffect, useState } from 'react';
import { type Instant, instant } from '#domain/time/instant.ts';

const TICK_MS = 15_000;

/**
 * The present time, updated every 15 seconds and when the tab becomes visible.
 *
 * @param first what the server rendered, so that the browser's first render is the same
 */
export function useNow(first?: Instant): Instant {
  const [now, setNow] = useState(() => first ?? instant(Date.now()));
  // Outside systems: the clock, and the tab.
  useEffect(() => {
    const tick = () => setNow(instant(Date.now()));
    tick();
    const timer = setInterval(tick, TICK_MS);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, []);
  return now;
}
