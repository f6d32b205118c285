import { Button, Group, Text, Title } from '@mantine/core';
import type { DeskReservation } from '#contract/reservations/staff-calls.ts';
import { canMoveReservation } from '#domain/reservations/reservation-status.ts';
import { formatPhone } from '#domain/text/format-phone.ts';
import { countOf } from '#domain/text/plural.ts';
import { formatHour } from '#domain/time/format-date.ts';
import { deskWords as words } from '#web/i18n/panel/reservations.ts';
import { useServerNow } from '#web/panel/live/panel-live.tsx';
import { Card } from '#web/staff/kit/card.tsx';
import { TouchAnchor } from '#web/staff/kit/links.tsx';
import { Note } from '#web/staff/kit/notices.tsx';
import type { Answering } from './answer-dialog.tsx';
import { tableMoment } from './reservation-words.ts';

type Props = { readonly reservation: DeskReservation; readonly onAnswer: (answering: Answering) => void };

/** One requested table: who, how many, when, the note, and the possible answers. */
export function ReservationCard({ reservation, onAnswer }: Props) {
  const now = useServerNow();
  const { status, seatsLeft, numberOfPeople, reservedFor, proposedFor, fullName } = reservation;
  const isOver = (proposedFor ?? reservedFor) <= now;
  const isShort = seatsLeft !== null && seatsLeft < numberOfPeople;
  return (
    <Card component="li" tone={status === 'REQUESTED' ? 'ink' : undefined}>
      <Group component="header" justify="space-between" align="baseline" gap="xs">
        <Title order={3} fz="xl">
          {fullName}
        </Title>
        <Text c="dimmed">{words.status[status]}</Text>
      </Group>
      <Text fz="lg" fw={600}>
        {tableMoment(reservedFor, now)} · {countOf(numberOfPeople, words.people)}
      </Text>
      {proposedFor !== null && (
        <Text fz="lg" fw={600}>
          {words.proposed(tableMoment(proposedFor, now))}
        </Text>
      )}
      {seatsLeft !== null && !isOver && (
        <Text c={isShort ? 'bad' : 'dimmed'} fw={isShort ? 600 : 400}>
          {seatsLeft === 0 ? words.noSeats : countOf(seatsLeft, words.seatsLeft)}
        </Text>
      )}
      {reservation.additionalInformation !== '' && <Note tone="ink">{reservation.additionalInformation}</Note>}
      {reservation.reason !== '' && <Text c="dimmed">„{reservation.reason}”</Text>}
      <p>
        <TouchAnchor href={`tel:${reservation.phoneNumber}`}>
          <span className="visually-hidden">{words.call}</span>
          {formatPhone(reservation.phoneNumber)}
        </TouchAnchor>
      </p>
      <Text component="ol" c="dimmed">
        {reservation.timeline.map(({ kind, at, actor }) => (
          <li key={`${kind} ${at}`}>
            {words.steps[kind]}, {formatHour(at)}
            {actor !== null && ` ${words.by(actor)}`}
          </li>
        ))}
      </Text>
      {!isOver && canMoveReservation(status, 'decline') && (
        <Group gap="sm" grow preventGrowOverflow={false}>
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
        </Group>
      )}
    </Card>
  );
}
