import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Every page of the panel is a file of its own: fetched while there is a line, because it may be gone when it is needed. */
export function useRoomsReady(): void {
  const router = useRouter();
  // The outside system is the network.
  useEffect(() => {
    for (const route of Object.values(router.routesById)) {
      if (!route.id.startsWith('/comenzi')) continue;
      // Without a line now, it is fetched when somebody goes there.
      router.loadRouteChunk(route)?.catch(() => {});
    }
  }, [router]);
}
