import { useState } from 'react';
import { CallFailure } from '#contract/client.ts';
import type { CourierWork, ReadyOrder } from '#contract/couriers/staff-calls.ts';
import { carryOrder, putBackOrder } from '#contract/couriers/staff-calls.ts';
import { sumBani } from '#domain/money/bani.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import { meansLabel, meansOf } from '#domain/orders/payment-means.ts';
import { countOf } from '#domain/text/plural.ts';
import { courierWords } from '#web/i18n/courier.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useApi } from '#web/use-api.ts';
import styles from './courier.module.css';
import type { CourierPhone } from './courier-phone.ts';
import { DueHour } from './due-hour.tsx';

const words = courierWords.ready;

/** The orders that are ready: a press takes one, another gives it back; one button starts the tour with all of them. */
export function ReadyTab({
  work,
  phone,
  onLeft,
}: {
  readonly work: CourierWork;
  readonly phone: CourierPhone;
  readonly onLeft: () => void;
}) {
  const api = useApi();
  const [busy, setBusy] = useState<number | null>(null);
  const [problem, setProblem] = useState('');
  const mine = work.stops.filter(({ isOut }) => !isOut);
  const leaving = mine.filter(({ isReady }) => isReady);

  // Two couriers may press the same order, and the server decides who gets it: this does not work offline.
  const change = (orderNumber: number, call: typeof carryOrder | typeof putBackOrder) => {
    setBusy(orderNumber);
    setProblem('');
    if (call === putBackOrder) phone.settle(orderNumber);
    api(call, { body: { orderNumber } })
      .then(
        (changed) => phone.receive(changed),
        (failure: unknown) => {
          if (failure instanceof CallFailure && failure.body !== null) setProblem(failure.body.message);
          else setProblem(words.failed);
          if (failure instanceof CallFailure && failure.status === 401) phone.fail(failure);
          else void phone.refresh();
        },
      )
      .finally(() => setBusy(null));
  };
  const leave = () => {
    phone.take({ kind: 'arrange', orderNumbers: leaving.map(({ orderNumber }) => orderNumber) });
    for (const { orderNumber } of leaving) phone.take({ kind: 'leave', orderNumber });
    void phone.refresh();
    onLeft();
  };
  return (
    <>
      {problem !== '' && (
        <Notice tone="warn" role="alert">
          {problem}
        </Notice>
      )}
      {mine.length === 0 && work.ready.length === 0 ? (
        <Empty title={words.empty} hint={words.emptyHint} />
      ) : (
        <p className={styles.hint}>{words.hint}</p>
      )}
      <ul className={styles.list}>
        {mine.map((stop) => (
          <li key={stop.orderNumber}>
            <Choice
              order={stop}
              isTaken
              isBusy={busy === stop.orderNumber}
              mark={stop.isReady ? '' : words.notReady}
              onPress={() => change(stop.orderNumber, putBackOrder)}
            />
          </li>
        ))}
        {work.ready.map((order) => (
          <li key={order.orderNumber}>
            <Choice
              order={order}
              isBusy={busy === order.orderNumber}
              mark={order.returnedAt === null ? '' : words.returned}
              onPress={() => change(order.orderNumber, carryOrder)}
            />
          </li>
        ))}
      </ul>
      {leaving.length > 0 && (
        <Button isWide className={styles.go} onClick={leave}>
          {countOf(leaving.length, words.leave)}
        </Button>
      )}
    </>
  );
}

export function Empty({ title, hint }: { readonly title: string; readonly hint: string }) {
  return (
    <div className={styles.empty}>
      <h2>{title}</h2>
      <p>{hint}</p>
    </div>
  );
}

function Choice({
  order,
  mark,
  isTaken = false,
  isBusy,
  onPress,
}: {
  readonly order: ReadyOrder;
  readonly mark: string;
  readonly isTaken?: boolean;
  readonly isBusy: boolean;
  readonly onPress: () => void;
}) {
  const sum = sumBani(order.doorParts.map(({ amount }) => amount));
  const payment = order.isPaid
    ? `${formatLei(order.payable)} · ${courierWords.paid}`
    : `${formatLei(sum)} · ${meansLabel(meansOf(order.doorParts)).toLowerCase()}`;
  return (
    <button
      type="button"
      className={styles.choice}
      aria-pressed={isTaken}
      aria-busy={isBusy || undefined}
      onClick={isBusy ? undefined : onPress}
    >
      <DueHour at={order.dueAt} />
      <span className={styles.about}>
        <strong>{[order.street, order.city].filter(Boolean).join(', ')}</strong>
        <span>
          {courierWords.number(order.kitchenNumber, order.orderNumber)} · {payment}
          {mark !== '' && ` · ${mark}`}
        </span>
      </span>
    </button>
  );
}
