import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { CallFailure } from '#contract/client.ts';
import { type CourierWork, endShift, signOutCourier } from '#contract/couriers/staff-calls.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import { factsOf, uncounted } from '#domain/orders/payment-means.ts';
import { capitalise } from '#domain/text/capitalise.ts';
import { formatHour } from '#domain/time/format-date.ts';
import { courierWords } from '#web/i18n/courier.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { toggleTheme } from '#web/ui/theme.ts';
import { useApi } from '#web/use-api.ts';
import styles from './courier.module.css';
import type { CourierPhone } from './courier-phone.ts';

const words = courierWords.shift;

/** The cash of the shift, and how it ends: another person counts. */
export function ShiftTab({
  work: { shift, stops },
  phone,
  unsent,
}: {
  readonly work: CourierWork;
  readonly phone: CourierPhone;
  readonly unsent: number;
}) {
  const api = useApi();
  const navigate = useNavigate();
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const tell = (failure: unknown) => {
    setProblem(failure instanceof CallFailure && failure.body !== null ? failure.body.message : words.failed);
  };
  const end = () => {
    setBusy(true);
    setProblem('');
    api(endShift)
      .then(() => phone.refresh(), tell)
      .finally(() => setBusy(false));
  };
  const signOut = () => {
    api(signOutCourier).then(() => {
      phone.forget();
      void navigate({ to: '/curier', replace: true });
      void phone.refresh();
    }, tell);
  };
  const rows =
    shift === null
      ? []
      : [
          [words.delivered, String(shift.delivered)],
          [words.float, formatLei(shift.float)],
          [words.cash, formatLei(shift.cash)],
          [words.drops, formatLei(shift.drops)],
          ...uncounted(shift.received).map(({ means, amount }) => [
            capitalise(factsOf(means).ofAmount),
            formatLei(amount),
          ]),
        ];
  return (
    <>
      <h2>
        {words.title} {shift !== null && words.since(formatHour(shift.openedAt))}
      </h2>
      {problem !== '' && (
        <Notice tone="warn" role="alert">
          {problem}
        </Notice>
      )}
      {shift === null ? (
        <p>{words.closed}</p>
      ) : (
        <>
          <dl className={styles.cash}>
            {rows.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
            <div data-total>
              <dt>{words.owed}</dt>
              <dd>{formatLei(shift.owed)}</dd>
            </div>
          </dl>
          {shift.endedAt !== null && <Notice tone="good">{words.ended(formatLei(shift.owed))}</Notice>}
          {stops.length > 0 && <p>{words.stillOut}</p>}
          {shift.endedAt === null && stops.length === 0 && (
            <Button isWide className={styles.go} isBusy={isBusy} aria-disabled={unsent > 0} onClick={end}>
              {words.end}
            </Button>
          )}
        </>
      )}
      {unsent > 0 && <p>{words.signOutUnsent}</p>}
      <div className={styles.pair}>
        <Button look="secondary" isWide className={styles.big} onClick={toggleTheme}>
          {words.theme}
        </Button>
        {unsent === 0 && (
          <Button look="secondary" isWide className={styles.big} onClick={signOut}>
            {words.signOut}
          </Button>
        )}
      </div>
    </>
  );
}
