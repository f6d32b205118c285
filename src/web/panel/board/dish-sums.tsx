import { dishesAt, type Placed, type StationView, sumDishes } from '#domain/orders/board.ts';
import type { ListedOrder } from '#domain/orders/order-view.ts';
import { boardWords as words } from '#web/i18n/panel/board.ts';
import { productLine } from '#web/panel/orders/order-words.ts';
import styles from './board.module.css';
import { callOf } from './board-words.ts';

type Props = { readonly orders: readonly Placed<ListedOrder>[]; readonly view: StationView };

/** What a cook puts on the fire together, and for which orders; open from the beginning at a station. */
export function DishSums({ orders, view }: Props) {
  const wanted = orders.map(({ order }) => ({
    call: callOf(order),
    // What a station has finished is on no fire any more.
    items: dishesAt(view, order.items).here.filter(
      ({ station }) => station === null || !order.stationsDone.includes(station.id),
    ),
  }));
  const sums = sumDishes(wanted).filter(({ quantity }) => view !== 'all' || quantity > 1);
  if (sums.length === 0) return null;
  return (
    <details key={view} className={styles.sums} open={view !== 'all'}>
      <summary>{words.dishes}</summary>
      <ul>
        {sums.map(({ orders: of, ...dish }) => (
          <li key={`${dish.productName} ${dish.sizeLabel}`}>
            <strong>{productLine(dish)}</strong>:{' '}
            {of
              .map(({ order: { call }, quantity }) => (quantity === 1 ? call : words.times(call, quantity)))
              .join(', ')}
          </li>
        ))}
      </ul>
    </details>
  );
}
