import { Alert, Button, Group, Skeleton, Stack, Text, TextInput, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { countOf } from '#domain/text/plural.ts';
import { dateOf } from '#domain/time/bucharest.ts';
import { addDays, parseLocalDate } from '#domain/time/local-date.ts';
import { deskWords as words } from '#web/i18n/panel/reservations.ts';
import { staffWords } from '#web/i18n/staff/staff.ts';
import { useServerNow } from '#web/panel/live/panel-live.tsx';
import { failureSentence } from '#web/staff/failure-sentence.ts';
import { Columns } from '#web/staff/kit/columns.tsx';
import { IconArmchair, IconCalendarOff } from '#web/staff/kit/icons.gen.tsx';
import { Empty } from '#web/staff/kit/notices.tsx';
import { useApi } from '#web/use-api.ts';
import { AnswerDialog, type Answering } from './answer-dialog.tsx';
import { ReservationCard } from './reservation-card.tsx';
import { reservationsQuery } from './reservation-queries.ts';

const { general } = staffWords;

type Props = { readonly day: string | null };

/** `/comenzi/rezervari`; `?zi=2026-12-24` opens that day, null is today. */
export function ReservationsPage({ day }: Props) {
  return <Reservations key={day} day={day} />;
}

/** Reservations that wait for an answer, and the parties of a day. */
function Reservations({ day: opened }: Props) {
  const api = useApi();
  const today = dateOf(useServerNow());
  const [chosen, setChosen] = useState(opened);
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
        <Title order={1}>{words.title}</Title>
        {reservations.isError ? (
          <Alert role="alert" title={words.failed}>
            <p>{failureSentence(reservations.error, general.unexpected)}</p>
            <Button mt="md" onClick={() => void reservations.refetch()} loading={reservations.isFetching}>
              {general.retry}
            </Button>
          </Alert>
        ) : (
          <Columns role="status" aria-label={general.loading} least="24rem">
            {[0, 1, 2].map((place) => (
              <Skeleton key={place} height={220} radius="lg" />
            ))}
          </Columns>
        )}
      </>
    );
  }
  const { waiting, day } = reservations.data;
  const coming = day.filter(({ status }) => status === 'CONFIRMED' || status === 'PROPOSED');
  const people = coming.reduce((sum, { numberOfPeople }) => sum + numberOfPeople, 0);
  return (
    <>
      <Title order={1}>{words.title}</Title>
      <Stack component="section" aria-label={words.waiting} gap="sm">
        <Title order={2} fz="1.375rem">
          {words.waiting}
        </Title>
        {waiting.length === 0 ? (
          <Empty icon={<IconArmchair aria-hidden />} title={words.noneWaiting} />
        ) : (
          <Columns component="ul" least="24rem">
            {waiting.map((reservation) => (
              <ReservationCard key={reservation.id} reservation={reservation} onAnswer={setAnswering} />
            ))}
          </Columns>
        )}
      </Stack>
      <Stack component="section" aria-label={words.day} gap="sm">
        <Group align="end" gap="xs">
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
        </Group>
        {day.length === 0 ? (
          <Empty icon={<IconCalendarOff aria-hidden />} title={words.noneThatDay} />
        ) : (
          <>
            <Text c="dimmed">{countOf(people, words.atTable)}</Text>
            <Columns component="ul" least="24rem">
              {day.map((reservation) => (
                <ReservationCard key={reservation.id} reservation={reservation} onAnswer={setAnswering} />
              ))}
            </Columns>
          </>
        )}
      </Stack>
      {answering && <AnswerDialog {...answering} onClose={() => setAnswering(null)} />}
    </>
  );
}
