import { countOf } from '#domain/text/plural.ts';
import { dateOf } from '#domain/time/bucharest.ts';
import { formatHour, formatLongDate } from '#domain/time/format-date.ts';
import type { Instant } from '#domain/time/instant.ts';
import { reservationText } from '#web/i18n/shop/reservation.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import styles from './reservation.module.css';

export type BookedTable = { readonly at: Instant; readonly people: number; readonly email: string };

/** The „Table booked” dialog of the documents: what was requested, and that staff will call. */
export function BookedSheet({ booked, onClose }: { readonly booked: BookedTable; readonly onClose: () => void }) {
  return (
    <Sheet label={reservationText.bookedTitle} onClose={onClose}>
      <div className={styles.booked}>
        <span className={styles.mark}>
          <Icon name="check" size={32} />
        </span>
        <h2>{reservationText.bookedTitle}</h2>
        <p className={styles.when}>
          {formatLongDate(dateOf(booked.at))}, {reservationText.time.toLowerCase()} {formatHour(booked.at)}
          <br />
          {countOf(booked.people, reservationText.peopleCount)}
        </p>
        <p>{reservationText.booked}</p>
        <p className={styles.note}>{reservationText.bookedMail(booked.email)}</p>
        <Button onClick={onClose}>{reservationText.done}</Button>
      </div>
    </Sheet>
  );
}
