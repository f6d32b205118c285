import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { keepFrame } from '#web/ui/keep-frame.ts';

/**
 * Loads the code of every page of the panel while the tablet is online, because it may be offline when a page is
 * needed.
 */
export function useRoomsReady(): void {
  const router = useRouter();
  // Outside system: the network.
  useEffect(() => {
    const rooms = Object.values(router.routesById).filter(({ id }) => id.startsWith('/comenzi'));
    // Offline: a page is loaded when staff open it, and all are loaded when the panel is opened again.
    Promise.all(rooms.map((room) => router.loadRouteChunk(room))).then(
      () => keepFrame('/comenzi'),
      () => {},
    );
  }, [router]);
}
