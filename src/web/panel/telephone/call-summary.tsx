import { Alert, Kbd, Text } from '@mantine/core';
import type { PricedCart } from '#domain/cart/priced-cart.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import { orderSums } from '#domain/orders/order-sums.ts';
import { telephoneWords as words } from '#web/i18n/panel/telephone.ts';
import { Card } from '#web/staff/kit/card.tsx';
import { Note } from '#web/staff/kit/notices.tsx';
import type { CallProblem } from './judge-call.ts';
import styles from './telephone.module.css';

type Props = {
  /** Differences from the order that is repeated. */
  readonly changes: readonly string[];
  readonly quote: PricedCart;
  readonly problems: readonly CallProblem[];
  readonly hasMenuFailed: boolean;
  /** Why it was not taken. */
  readonly failure: string | null;
};

/** What a call costs, and what is missing before it can be sent to the kitchen. */
export function CallSummary({ changes, quote, problems, hasMenuFailed, failure }: Props) {
  return (
    <Card>
      {changes.length > 0 && (
        <Note tone="warn">
          <div>
            <strong>{words.since}</strong>
            <ul>
              {changes.map((change) => (
                <li key={change}>{change}</li>
              ))}
            </ul>
          </div>
        </Note>
      )}
      <dl className={styles.sums}>
        {orderSums({ ...quote.sums, manualPackaging: null })
          .filter(({ amount }) => amount > 0)
          .map(({ part, name, amount }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{part === 'reduction' ? `−${formatLei(amount)}` : formatLei(amount)}</dd>
            </div>
          ))}
      </dl>
      {problems.length > 0 && (
        <Alert role="alert" title={words.missing}>
          <ul>
            {[...new Set(problems.map(({ sentence }) => sentence))].map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </Alert>
      )}
      {hasMenuFailed && <Alert role="alert">{words.loadFailed}</Alert>}
      {failure !== null && <Alert role="alert">{failure}</Alert>}
      <Text c="dimmed" fz="sm" className={styles.keys}>
        <Kbd>{words.confirmKey}</Kbd> {words.confirm}
      </Text>
    </Card>
  );
}
