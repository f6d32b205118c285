import { orderText } from '#web/i18n/order.ts';
import type { OrderStep } from './describe-order.ts';
import styles from './order-progress.module.css';

/** The steps of the order on a line: finished ones filled, the present one marked. */
export function OrderProgress({ steps }: { readonly steps: readonly OrderStep[] }) {
  return (
    <ol className={styles.steps} style={{ '--steps': steps.length } as React.CSSProperties}>
      {steps.map(({ name, state, hour }) => (
        <li key={name} className={styles[state]} aria-current={state === 'now' ? 'step' : undefined}>
          <span className={styles.dot} />
          <span className={styles.name}>{name}</span>
          {state === 'done' && <span className="visually-hidden">, {orderText.stepDone}</span>}
          {hour !== null && <span className={styles.hour}>{hour}</span>}
        </li>
      ))}
    </ol>
  );
}
