/** Which of the orders that ring are on the page: pages register them, the popup asks. */
import {
  createContext,
  type Dispatch,
  type ReactNode,
  type SetStateAction,
  use,
  useLayoutEffect,
  useState,
} from 'react';
import type { LiveOrder } from '#web/panel/live/live-order.ts';

export type ShowsOrder = (order: Pick<LiveOrder, 'number' | 'status' | 'placedAt'>) => boolean;

const nothing: ShowsOrder = () => false;
const ShowsContext = createContext<ShowsOrder>(nothing);
const SetShownContext = createContext<Dispatch<SetStateAction<ShowsOrder>> | null>(null);

export function OnScreenProvider({ children }: { readonly children: ReactNode }) {
  const [shows, setShows] = useState<ShowsOrder>(() => nothing);
  return (
    <SetShownContext value={setShows}>
      <ShowsContext value={shows}>{children}</ShowsContext>
    </SetShownContext>
  );
}

/** Whether the page shows an order. */
export function useShowsOrder(): ShowsOrder {
  return use(ShowsContext);
}

/**
 * Registers which orders this page shows, while it is mounted.
 *
 * @param shows stable identity while nothing changes
 */
export function useTellShown(shows: ShowsOrder): void {
  const tell = use(SetShownContext);
  // Outside system: the popup. Registered before the screen is painted, so that the popup does not flash.
  useLayoutEffect(() => {
    tell?.(() => shows);
    return () => tell?.(() => nothing);
  }, [tell, shows]);
}
