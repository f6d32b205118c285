/** Prints slips through the browser: they are in the page while its print window is open. */
import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import type { OrderView } from '#domain/orders/order-view.ts';
import type { SlipKind } from '#domain/printing/slip.ts';
import { useSavedOrders, useServerNow } from '#web/panel/live/panel-live.tsx';
import { restaurantFactsQuery } from '#web/panel/orders/order-queries.ts';
import { useApi } from '#web/use-api.ts';
import { readPrintSettings, slipsOnAcceptance, usePrintSettings } from './print-settings.ts';
import styles from './printing.module.css';
import { SlipPaper } from './slip-paper.tsx';

type Printout = {
  /** A new number each time the same order is printed again. */
  readonly turn: number;
  readonly order: OrderView;
  readonly slips: readonly SlipKind[];
};

export type Printing = {
  readonly print: (order: OrderView, slips: readonly SlipKind[]) => void;
  /** Prints what this device is set to print when an order is accepted on it. */
  readonly printAccepted: (order: OrderView) => void;
};

const PrintingContext = createContext<Printing | null>(null);

export function PrintingProvider({ children }: { readonly children: ReactNode }) {
  const [printout, setPrintout] = useState<Printout | null>(null);
  const printing = useMemo((): Printing => {
    const print: Printing['print'] = (order, slips) => {
      if (slips.length > 0) setPrintout((last) => ({ turn: (last?.turn ?? 0) + 1, order, slips }));
    };
    return { print, printAccepted: (order) => print(order, slipsOnAcceptance(readPrintSettings().onAcceptance)) };
  }, []);
  return (
    <PrintingContext value={printing}>
      {children}
      {printout !== null && <Paper key={printout.turn} printout={printout} onDone={() => setPrintout(null)} />}
    </PrintingContext>
  );
}

export function usePrinting(): Printing {
  const printing = use(PrintingContext);
  if (printing === null) throw new Error('Outside the panel');
  return printing;
}

export function useReceiptRestaurant() {
  const api = useApi();
  const kept = useSavedOrders();
  const { data, isPending } = useQuery(restaurantFactsQuery(api));
  const restaurant = data ?? kept?.restaurant ?? null;
  return { restaurant, isPending: isPending && restaurant === null };
}

/** After this long without the restaurant's data the slip is printed without its heading: the kitchen does not wait. */
const RESTAURANT_PATIENCE_MS = 3000;

function Paper({ printout, onDone }: { readonly printout: Printout; readonly onDone: () => void }) {
  const { paper } = usePrintSettings();
  const now = useServerNow();
  const { restaurant, isPending: isRestaurantPending } = useReceiptRestaurant();
  const [isPatient, setIsPatient] = useState(printout.slips.includes('receipt'));
  const isReady = !isPatient || !isRestaurantPending;
  // Outside systems: the clock, and the browser's print window, which says when it is closed.
  useEffect(() => {
    const timer = setTimeout(() => setIsPatient(false), RESTAURANT_PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  const done = useEffectEvent(onDone);
  useEffect(() => {
    if (!isReady) return;
    const printed = new AbortController();
    window.addEventListener('afterprint', () => done(), { signal: printed.signal });
    window.print();
    return () => printed.abort();
  }, [isReady]);
  return createPortal(
    <div className={styles.printout} data-paper={paper}>
      {printout.slips.map((slip) => (
        <SlipPaper key={slip} kind={slip} order={printout.order} now={now} restaurant={restaurant} />
      ))}
    </div>,
    document.body,
  );
}
