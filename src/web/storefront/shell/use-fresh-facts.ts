import { useEffect } from 'react';
import { useRouter } from '#web/router/index.ts';

const LONGEST_TIMER_MS = 60 * 60 * 1000;

/**
 * Reloads the page's data at the moment at which its content changes with time, also after the phone slept past it;
 * null when nothing changes.
 */
export function useFreshFacts(changesAt: number | null) {
  const router = useRouter();
  // Outside systems: the clock, and the tab that becomes visible.
  useEffect(() => {
    if (changesAt === null) return;
    const refresh = () => {
      if (Date.now() >= changesAt) void router.invalidate();
    };
    const timer = setTimeout(refresh, Math.min(Math.max(changesAt - Date.now(), 1000), LONGEST_TIMER_MS));
    document.addEventListener('visibilitychange', refresh);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [router, changesAt]);
}
