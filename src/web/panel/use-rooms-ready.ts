import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { keepFrame } from '#web/ui/keep-frame.ts';

/** Every page of the panel is a file of its own: fetched while the tablet is online, because it may be offline when it is needed. */
export function useRoomsReady(): void {
  const router = useRouter();
  // The outside system is the network.
  useEffect(() => {
    const rooms = Object.values(router.routesById).filter(({ id }) => id.startsWith('/comenzi'));
    // Offline by now: a page is loaded when staff open it, and cached when the panel is opened again.
    Promise.all(rooms.map((room) => router.loadRouteChunk(room))).then(
      () => keepFrame('/comenzi'),
      () => {},
    );
  }, [router]);
}
