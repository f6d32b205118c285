import { type ReactNode, useEffect, useState } from 'react';
import { CallFailure } from '#contract/client.ts';
import { answerOwnReservation, getOwnReservation, type OwnReservation } from '#contract/reservations/calls.ts';
import { canMoveReservation } from '#domain/reservations/reservation-status.ts';
import { formatPhone } from '#domain/text/format-phone.ts';
import { dateOf } from '#domain/time/bucharest.ts';
import { formatHour, formatLongDate } from '#domain/time/format-date.ts';
import type { Instant } from '#domain/time/instant.ts';
import { ownReservationText as text } from '#web/i18n/panel/reservations.ts';
import { titles } from '#web/i18n/titles.ts';
import { Link } from '#web/router/index.ts';
import type { OrderStep } from '#web/storefront/order/describe-order.ts';
import { OrderProgress } from '#web/storefront/order/order-progress.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useApi } from '#web/use-api.ts';
import styles from './own-reservation-page.module.css';

type State =
  | { readonly kind: 'loading' }
  | { readonly kind: 'missing'; readonly sentence: string }
  | { readonly kind: 'shown'; readonly reservation: OwnReservation };

/** Target of the link in a mail: opening it changes nothing, the buttons act (readings 47). */
export function OwnReservationPage({ token }: { readonly token: string }) {
  const api = useApi();
  const [state, setState] = useState<State>({ kind: 'loading' });
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [isAsked, setAsked] = useState(false);
  // Outside system: the server's answer; the rendered page is the same for all visitors.
  useEffect(() => {
    const leaving = new AbortController();
    api(getOwnReservation, { params: { token }, signal: leaving.signal }).then(
      (reservation) => setState({ kind: 'shown', reservation }),
      (failure: unknown) => {
        if (leaving.signal.aborted) return;
        const isMissing = failure instanceof CallFailure && failure.status === 404;
        setState({ kind: 'missing', sentence: isMissing ? text.notFound : text.failed });
      },
    );
    return () => leaving.abort();
  }, [api, token]);

  const decide = async (decision: 'accept' | 'cancel', version: number) => {
    setBusy(true);
    setProblem('');
    try {
      setState({
        kind: 'shown',
        reservation: await api(answerOwnReservation, { body: { token, version, decision } }),
      });
      setAsked(false);
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure;
      setProblem(failure.body?.message ?? text.failed);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={styles.page}>
      <h1>{titles.ownReservation}</h1>
      {state.kind === 'loading' && <p role="status">{text.loading}</p>}
      {state.kind === 'missing' && (
        <>
          <Notice tone="warn" role="alert">
            {state.sentence}
          </Notice>
          <Link to="/" className={buttonClass('secondary')}>
            {text.toHome}
          </Link>
        </>
      )}
      {state.kind === 'shown' && (
        <ReservationCard reservation={state.reservation}>
          {problem !== '' && (
            <Notice tone="warn" role="alert">
              {problem}
            </Notice>
          )}
          <Choices
            reservation={state.reservation}
            isBusy={isBusy}
            isAsked={isAsked}
            onAsk={setAsked}
            onDecide={(decision) => void decide(decision, state.reservation.version)}
          />
        </ReservationCard>
      )}
    </div>
  );
}

/** A card like that of an order: state, steps, what was requested, possible actions. */
function ReservationCard({
  reservation,
  children,
}: {
  readonly reservation: OwnReservation;
  readonly children: ReactNode;
}) {
  const { status, isOver, proposedFor, reservedFor, restaurant } = reservation;
  const isGood = status === 'CONFIRMED' && !isOver;
  return (
    <section className={`${styles.card} ${isGood ? styles.good : ''}`} aria-label={text.progress}>
      <div role="status" className={styles.words}>
        {proposedFor !== null && <p>{text.offered}</p>}
        <p className={styles.title}>{describeTable(proposedFor ?? reservedFor)}</p>
        <p className={styles.status}>{isOver ? text.over : text.status[status]}</p>
      </div>
      {!isOver && <OrderProgress steps={stepsOf(status)} />}
      <Facts reservation={reservation} />
      {children}
      <a href={`tel:${restaurant.phoneNumber}`} className={buttonClass('secondary')}>
        <Icon name="phone" size={20} />
        {text.call(formatPhone(restaurant.phoneNumber))}
      </a>
    </section>
  );
}

function stepsOf(status: OwnReservation['status']): readonly OrderStep[] {
  const { asked, answered, confirmed, proposed, declined, cancelled } = text.steps;
  const step = (name: string, state: OrderStep['state']): OrderStep => ({ name, state, hour: null });
  switch (status) {
    case 'REQUESTED':
      return [step(asked, 'done'), step(answered, 'now'), step(confirmed, 'next')];
    case 'PROPOSED':
      return [step(asked, 'done'), step(proposed, 'now'), step(confirmed, 'next')];
    case 'CONFIRMED':
      return [step(asked, 'done'), step(confirmed, 'done')];
    case 'DECLINED':
      return [step(asked, 'done'), step(declined, 'now')];
    case 'CANCELLED':
      return [step(asked, 'done'), step(cancelled, 'now')];
  }
}

function Facts({ reservation }: { readonly reservation: OwnReservation }) {
  const { proposedFor, reservedFor, reason } = reservation;
  return (
    <dl className={styles.facts}>
      {proposedFor !== null && (
        <>
          <dt>{text.wanted}</dt>
          <dd>{describeTable(reservedFor)}</dd>
        </>
      )}
      <dt>{text.people}</dt>
      <dd>{reservation.numberOfPeople}</dd>
      <dt>{text.name}</dt>
      <dd>{reservation.fullName}</dd>
      {reason !== '' && (
        <>
          <dt>{text.message}</dt>
          <dd>{reason}</dd>
        </>
      )}
    </dl>
  );
}

type ChoicesProps = {
  readonly reservation: OwnReservation;
  readonly isBusy: boolean;
  readonly isAsked: boolean;
  readonly onAsk: (isAsked: boolean) => void;
  readonly onDecide: (decision: 'accept' | 'cancel') => void;
};

function Choices({ reservation: { status, isOver }, isBusy, isAsked, onAsk, onDecide }: ChoicesProps) {
  if (isOver || !canMoveReservation(status, 'cancel')) return null;
  if (isAsked) {
    return (
      <fieldset className={styles.choices} disabled={isBusy}>
        <legend className={styles.ask}>{text.cancelAsk}</legend>
        <Button look="secondary" onClick={() => onAsk(false)}>
          {text.cancelNo}
        </Button>
        <Button isBusy={isBusy} onClick={() => onDecide('cancel')}>
          {isBusy ? text.sending : text.cancelYes}
        </Button>
      </fieldset>
    );
  }
  return (
    <div className={styles.choices}>
      {canMoveReservation(status, 'accept') && (
        <Button isBusy={isBusy} onClick={() => onDecide('accept')}>
          {isBusy ? text.sending : text.accept}
        </Button>
      )}
      <Button look="quiet" onClick={() => onAsk(true)}>
        {text.cancel}
      </Button>
    </div>
  );
}

function describeTable(at: Instant): string {
  return text.moment(formatLongDate(dateOf(at)), formatHour(at));
}
