import { useEffect, useMemo, useState } from 'react';
import { type BoardSection, type SectionOrder, sortByPlaces } from '#domain/orders/board.ts';
import type { ListedOrder } from '#domain/orders/order-view.ts';

export type ShownSection = {
  readonly section: BoardSection;
  readonly orders: readonly SectionOrder<ListedOrder>[];
};

type Places = ReadonlyMap<BoardSection, readonly number[]>;

/** So long after the last touch the board is arranged again. */
const CALM_MS = 10_000;

/**
 * Keeps every order in its place while the screen is touched: what comes meanwhile is last in its section. In a list the
 * sections lie below each other, so there what is new waits below a button, and moves nothing.
 */
export function useSteadyPlaces(sections: readonly ShownSection[], isList: boolean) {
  const [places, setPlaces] = useState<Places | null>(null);
  const [touch, setTouch] = useState(0);
  // Outside system: the clock.
  useEffect(() => {
    if (touch === 0) return;
    const timer = setTimeout(() => setPlaces(null), CALM_MS);
    return () => clearTimeout(timer);
  }, [touch]);
  const steady = useMemo(
    () => (places === null ? sections : sections.map((one) => keep(one, places))),
    [sections, places],
  );
  const waiting = useMemo(() => {
    const before = places?.get('new');
    if (!isList || before === undefined || before.length === 0) return NONE;
    const known = new Set(before);
    const isNew = ({ placed }: SectionOrder<ListedOrder>) => !known.has(placed.order.number);
    return new Set(
      steady
        .find(({ section }) => section === 'new')
        ?.orders.filter(isNew)
        .map(numberOf),
    );
  }, [places, steady, isList]);
  const shown = useMemo(
    () =>
      waiting.size === 0
        ? steady
        : steady.map(({ section, orders }) => ({
            section,
            orders: section === 'new' ? orders.filter((one) => !waiting.has(numberOf(one))) : orders,
          })),
    [steady, waiting],
  );
  return {
    shown,
    /** Numbers of the new orders that are not shown yet. */
    waiting,
    /** The screen was touched. */
    onTouch: () => {
      setPlaces((before) => before ?? new Map(shown.map(({ section, orders }) => [section, orders.map(numberOf)])));
      setTouch(Date.now());
    },
    showAll: () => setPlaces(null),
  };
}

const NONE: ReadonlySet<number> = new Set();

function numberOf({ placed }: SectionOrder<ListedOrder>): number {
  return placed.order.number;
}

function keep({ section, orders }: ShownSection, places: Places): ShownSection {
  const byNumber = new Map(orders.map((one) => [numberOf(one), one]));
  const kept = sortByPlaces(places.get(section) ?? [], orders.map(numberOf));
  return { section, orders: kept.flatMap((number) => byNumber.get(number) ?? []) };
}
