import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { keepFrame } from '#web/ui/keep-frame.ts';

/**
 * The browser remembers 250 requests by default, and the files of all pages are nearly as many: what came after them
 * would not be kept for the time without a line (`keepFrame`).
 */
const REQUESTS_REMEMBERED = 2000;

/**
 * Loads the code of every page of the panel while the tablet is online, because it may be offline when a page is
 * needed.
 */
export function useRoomsReady(): void {
  const router = useRouter();
  // Outside system: the network.
  useEffect(() => {
    performance.setResourceTimingBufferSize(REQUESTS_REMEMBERED);
    const rooms = Object.values(router.routesById).filter(({ id }) => id.startsWith('/comenzi'));
    // Offline: a page is loaded when staff open it, and all are loaded when the panel is opened again.
    Promise.all(rooms.map((room) => router.loadRouteChunk(room))).then(
      () => keepFrame('/comenzi'),
      () => {},
    );
  }, [router]);
}
