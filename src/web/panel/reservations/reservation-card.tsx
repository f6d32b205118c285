import { Button } from '@mantine/core';
import type { StaffReservation } from '#contract/reservations/wire.ts';
import { canMoveReservation } from '#domain/reservations/reservation-status.ts';
import { formatPhone } from '#domain/text/format-phone.ts';
import { countOf } from '#domain/text/plural.ts';
import { formatHour } from '#domain/time/format-date.ts';
import { deskWords as words } from '#web/i18n/panel/reservations.ts';
import { useServerNow } from '#web/panel/live/panel-live.tsx';
import { instantOfIso } from '#web/panel/service/service-moments.ts';
import type { Answering } from './answer-dialog.tsx';
import { tableMoment } from './reservation-words.ts';
import styles from './reservations-page.module.css';

type Props = { readonly reservation: StaffReservation; readonly onAnswer: (answering: Answering) => void };

/** One table that was asked for: who, how many, when, what else, and what can be said. */
export function ReservationCard({ reservation, onAnswer }: Props) {
  const now = useServerNow();
  const { status, seatsLeft, numberOfPeople, proposedFor, fullName } = reservation;
  const reservedFor = instantOfIso(reservation.reservedFor);
  const isOver = instantOfIso(proposedFor ?? reservation.reservedFor) <= now;
  const isShort = seatsLeft !== null && seatsLeft < numberOfPeople;
  return (
    <li className={styles.card} data-status={status}>
      <header className={styles.cardHead}>
        <h3 className={styles.name}>{fullName}</h3>
        <p className={styles.status}>{words.status[status]}</p>
      </header>
      <p className={styles.when}>
        {tableMoment(reservedFor, now)} · {countOf(numberOfPeople, words.people)}
      </p>
      {proposedFor !== null && (
        <p className={styles.when}>{words.proposed(tableMoment(instantOfIso(proposedFor), now))}</p>
      )}
      {seatsLeft !== null && !isOver && (
        <p className={isShort ? styles.short : styles.soft}>
          {seatsLeft === 0 ? words.noSeats : countOf(seatsLeft, words.seatsLeft)}
        </p>
      )}
      {reservation.additionalInformation !== '' && <p className={styles.note}>{reservation.additionalInformation}</p>}
      {reservation.reason !== '' && <p className={styles.soft}>„{reservation.reason}”</p>}
      <p>
        <a href={`tel:${reservation.phoneNumber}`} className={styles.phone}>
          <span className="visually-hidden">{words.call}</span>
          {formatPhone(reservation.phoneNumber)}
        </a>
      </p>
      <ol className={styles.steps}>
        {reservation.timeline.map(({ kind, at, actor }) => (
          <li key={`${kind} ${at}`}>
            {words.steps[kind]}, {formatHour(instantOfIso(at))}
            {actor !== null && ` ${words.by(actor)}`}
          </li>
        ))}
      </ol>
      {!isOver && canMoveReservation(status, 'decline') && (
        <div className={styles.actions}>
          {canMoveReservation(status, 'confirm') && (
            <Button color="good" onClick={() => onAnswer({ reservation, decision: 'confirm' })}>
              {words.confirm}
            </Button>
          )}
          <Button variant="default" onClick={() => onAnswer({ reservation, decision: 'propose' })}>
            {words.propose}
          </Button>
          <Button variant="outline" color="bad" onClick={() => onAnswer({ reservation, decision: 'decline' })}>
            {words.decline}
          </Button>
        </div>
      )}
    </li>
  );
}
