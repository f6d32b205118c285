import { memo, useState } from 'react';
import { dishesAt, type Placed, type StationView, sumDishes } from '#domain/orders/board.ts';
import type { ListedOrder } from '#domain/orders/order-view.ts';
import { boardWords as words } from '#web/i18n/panel/board.ts';
import { productLine } from '#web/panel/orders/order-words.ts';
import styles from './board.module.css';
import { callOf } from './board-words.ts';

type Props = { readonly orders: readonly Placed<ListedOrder>[]; readonly view: StationView };

/**
 * The total pieces of each dish in preparation, and for which orders. Open from the start when one station is shown.
 */
export const DishSums = memo(function DishSums({ orders, view }: Props) {
  // While it is folded, nothing is counted or rendered.
  const [isOpen, setOpen] = useState(view !== 'all');
  if (!hasSums(orders, view)) return null;
  return (
    <details className={styles.sums} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{words.dishes}</summary>
      {isOpen && <Sums orders={orders} view={view} />}
    </details>
  );
});

/**
 * Whether there is anything to sum: at one station any dish in preparation, for all stations a dish that is wanted
 * twice.
 */
function hasSums(orders: Props['orders'], view: StationView): boolean {
  const seen = new Set<string>();
  for (const { order } of orders) {
    for (const { productName, sizeLabel, quantity } of dishesOnFire(order, view)) {
      const key = `${productName}\n${sizeLabel}`;
      if (view !== 'all' || quantity > 1 || seen.has(key)) return true;
      seen.add(key);
    }
  }
  return false;
}

function dishesOnFire({ items, stationsDone }: ListedOrder, view: StationView): ListedOrder['items'] {
  // A dish that its station has finished is no longer in preparation.
  return dishesAt(view, items).here.filter(({ station }) => station === null || !stationsDone.includes(station.id));
}

function Sums({ orders, view }: Props) {
  const wanted = orders.map(({ order }) => ({ call: callOf(order), items: dishesOnFire(order, view) }));
  const sums = sumDishes(wanted).filter(({ quantity }) => view !== 'all' || quantity > 1);
  return (
    <ul>
      {sums.map(({ orders: of, ...dish }) => (
        <li key={`${dish.productName} ${dish.sizeLabel}`}>
          <strong>{productLine(dish)}</strong>:{' '}
          {of.map(({ order: { call }, quantity }) => (quantity === 1 ? call : words.times(call, quantity))).join(', ')}
        </li>
      ))}
    </ul>
  );
}
