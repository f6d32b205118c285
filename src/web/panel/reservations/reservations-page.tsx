import { Alert, Button, Skeleton, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { countOf } from '#domain/text/plural.ts';
import { dateOf } from '#domain/time/bucharest.ts';
import { addDays, parseLocalDate } from '#domain/time/local-date.ts';
import { deskWords as words } from '#web/i18n/panel/reservations.ts';
import { staffWords } from '#web/i18n/staff/staff.ts';
import { useServerNow } from '#web/panel/live/panel-live.tsx';
import { failureSentence } from '#web/staff/failure-sentence.ts';
import { useApi } from '#web/use-api.ts';
import { AnswerDialog, type Answering } from './answer-dialog.tsx';
import { ReservationCard } from './reservation-card.tsx';
import { reservationsQuery } from './reservation-queries.ts';
import styles from './reservations-page.module.css';

const { general } = staffWords;

/** `/comenzi/rezervari`: who waits for an answer, and who comes on a day. */
export function ReservationsPage() {
  const api = useApi();
  const today = dateOf(useServerNow());
  const [chosen, setChosen] = useState<string | null>(null);
  const date = chosen ?? today;
  const [answering, setAnswering] = useState<Answering | null>(null);
  const reservations = useQuery(reservationsQuery(api, date));
  const move = (days: number) => {
    const day = parseLocalDate(date);
    if (day.ok) setChosen(addDays(day.value, days));
  };
  if (!reservations.data) {
    return (
      <>
        <h1 className={styles.title}>{words.title}</h1>
        {reservations.isError ? (
          <Alert role="alert" title={words.failed}>
            <p>{failureSentence(reservations.error, general.unexpected)}</p>
            <Button mt="md" onClick={() => void reservations.refetch()} loading={reservations.isFetching}>
              {general.retry}
            </Button>
          </Alert>
        ) : (
          <div role="status" aria-label={general.loading} className={styles.cards}>
            {[0, 1, 2].map((place) => (
              <Skeleton key={place} height={220} radius="lg" />
            ))}
          </div>
        )}
      </>
    );
  }
  const { waiting, day } = reservations.data;
  const coming = day.filter(({ status }) => status === 'CONFIRMED' || status === 'PROPOSED');
  const people = coming.reduce((sum, { numberOfPeople }) => sum + numberOfPeople, 0);
  return (
    <>
      <h1 className={styles.title}>{words.title}</h1>
      <section aria-label={words.waiting}>
        <h2 className={styles.subtitle}>{words.waiting}</h2>
        {waiting.length === 0 ? (
          <p className={styles.none} role="status">
            {words.noneWaiting}
          </p>
        ) : (
          <ul className={styles.cards}>
            {waiting.map((reservation) => (
              <ReservationCard key={reservation.id} reservation={reservation} onAnswer={setAnswering} />
            ))}
          </ul>
        )}
      </section>
      <section aria-label={words.day}>
        <div className={styles.dayHead}>
          <TextInput
            type="date"
            label={words.day}
            value={date}
            onChange={(event) => {
              const day = parseLocalDate(event.currentTarget.value);
              if (day.ok) setChosen(day.value);
            }}
          />
          <Button variant="default" onClick={() => move(-1)}>
            {words.previousDay}
          </Button>
          <Button variant="default" onClick={() => setChosen(null)} disabled={date === today}>
            {words.today}
          </Button>
          <Button variant="default" onClick={() => move(1)}>
            {words.nextDay}
          </Button>
        </div>
        {day.length === 0 ? (
          <p className={styles.none} role="status">
            {words.noneThatDay}
          </p>
        ) : (
          <>
            <p className={styles.sum}>{countOf(people, words.atTable)}</p>
            <ul className={styles.cards}>
              {day.map((reservation) => (
                <ReservationCard key={reservation.id} reservation={reservation} onAnswer={setAnswering} />
              ))}
            </ul>
          </>
        )}
      </section>
      {answering && <AnswerDialog {...answering} onClose={() => setAnswering(null)} />}
    </>
  );
}
