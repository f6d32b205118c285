import { type Bani, minusBani, sumBani } from '#domain/money/bani.ts';

/** The cash of a day, by the day on which orders were handed over: what a drawer is counted against. */
export type DrawerFacts = {
  /** From guests, by the recorded payments. */
  readonly received: Bani;
  /** Of it: still with couriers whose shift is open. */
  readonly withCouriers: Bani;
  /** Counted minus owed of the shifts closed that day; negative where cash was missing. */
  readonly differences: Bani;
};

/** Cash that the drawer must have above the change that the day began with. */
export function expectedInDrawer({ received, withCouriers, differences }: DrawerFacts): Bani {
  return sumBani([minusBani(received, withCouriers), differences]);
}
