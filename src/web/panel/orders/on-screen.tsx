/** What the page in front shows of the orders that ring: pages say it, the popup asks. */
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
const TellContext = createContext<Dispatch<SetStateAction<ShowsOrder>> | null>(null);

export function OnScreenProvider({ children }: { readonly children: ReactNode }) {
  const [shows, setShows] = useState<ShowsOrder>(() => nothing);
  return (
    <TellContext value={setShows}>
      <ShowsContext value={shows}>{children}</ShowsContext>
    </TellContext>
  );
}

/** Whether an order stands on the page in front. */
export function useShowsOrder(): ShowsOrder {
  return use(ShowsContext);
}

/**
 * Says which orders this page shows, for as long as it stands.
 *
 * @param shows the same function while nothing changes
 */
export function useTellShown(shows: ShowsOrder): void {
  const tell = use(TellContext);
  // The outside system is the popup; told before the screen is painted, so that the popup does not flash.
  useLayoutEffect(() => {
    tell?.(() => shows);
    return () => tell?.(() => nothing);
  }, [tell, shows]);
}
