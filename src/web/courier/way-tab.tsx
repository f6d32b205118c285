import { useState } from 'react';
import type { CourierStop, CourierWork } from '#contract/couriers/staff-calls.ts';
import { moveStop } from '#domain/couriers/stops.ts';
import { courierWords } from '#web/i18n/courier.ts';
import styles from './courier.module.css';
import type { CourierPhone } from './courier-phone.ts';
import { Empty } from './ready-tab.tsx';
import { StopCard } from './stop-card.tsx';

const words = courierWords.way;

/** The stops in order; the first is open, a press opens another one. */
export function WayTab({ work, phone }: { readonly work: CourierWork; readonly phone: CourierPhone }) {
  const [opened, setOpened] = useState<number | null>(null);
  const stops = work.stops.filter(({ isOut }) => isOut);
  if (stops.length === 0) return <Empty title={words.empty} hint={words.emptyHint} />;
  const numbers = stops.map(({ orderNumber }) => orderNumber);
  const open = opened !== null && numbers.includes(opened) ? opened : numbers[0];
  const move = ({ orderNumber }: CourierStop, by: -1 | 1) => {
    phone.take({ kind: 'arrange', orderNumbers: moveStop(numbers, orderNumber, by) });
    void phone.refresh();
  };
  return (
    <ol className={styles.list}>
      {stops.map((stop, place) => (
        <li key={stop.orderNumber}>
          <StopCard
            stop={stop}
            phone={phone}
            isOpen={stop.orderNumber === open}
            onOpen={() => setOpened(stop.orderNumber)}
            onEarlier={place === 0 ? null : () => move(stop, -1)}
            onLater={place === stops.length - 1 ? null : () => move(stop, 1)}
          />
        </li>
      ))}
    </ol>
  );
}
