import { minutesLeft } from '#domain/orders/placing/minutes-left.ts';
import { instant } from '#domain/time/instant.ts';
import { ordering as words } from '#web/i18n/ordering.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useNow } from '#web/ui/use-now.ts';
import styles from './ordering-line.module.css';
import type { LastCall, OpenSign, OrderingFacts } from './shop-facts.ts';

/** Whether the restaurant is open now. */
export function OpenChip({ sign }: { readonly sign: OpenSign }) {
  const [state, ...until] = sign.text.split(' ');
  return (
    <span className={`${styles.sign} ${sign.isOpen ? styles.isOpen : ''}`}>
      <span>
        {state} <span className={styles.until}>{until.join(' ')}</span>
      </span>
    </span>
  );
}

/**
 * Whether orders are taken (where the page does not say so elsewhere), how long delivery and pickup take now, and for
 * how long one can still order.
 */
export function OrderingLine({
  sign,
  ordering,
  deliveryFee = '',
}: {
  readonly sign?: OpenSign;
  readonly ordering: OrderingFacts;
  /** The delivery fee, on pages without a cart. */
  readonly deliveryFee?: string;
}) {
  return (
    <div className={styles.line}>
      {sign && <OpenChip sign={sign} />}
      {ordering.ways.map(({ method, estimate }) => (
        <p key={method} className={styles.way} title={estimate === '' ? undefined : words.estimate}>
          <Icon name={method === 'DELIVERY' ? 'scooter' : 'bag'} size={20} />
          {[
            `${words.ways[method]} ${estimate}`.trim(),
            ...(method === 'DELIVERY' && deliveryFee !== '' ? [deliveryFee] : []),
          ].join(' · ')}
        </p>
      ))}
      {ordering.lastCall && <LastCallLine lastCall={ordering.lastCall} />}
    </div>
  );
}

export function LastCallLine({ lastCall }: { readonly lastCall: LastCall }) {
  const { closesAt, method, reopens, readAt } = lastCall;
  const left = minutesLeft(instant(closesAt), useNow(instant(readAt)));
  if (left === null) return null;
  const sentence = reopens === '' ? words.lastCall(left) : words.lastCallUntil(left, reopens);
  return (
    <p className={styles.lastCall}>
      <Icon name="clock" size={20} />
      {method === null ? sentence : words.lastCallOf(words.ways[method], sentence)}
    </p>
  );
}
