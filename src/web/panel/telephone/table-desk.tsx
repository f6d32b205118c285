import { Alert, Button, Group, Stack, Textarea, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { CallFailure } from '#contract/client.ts';
import { IDEMPOTENCY_HEADER } from '#contract/idempotency.ts';
import { takeTable } from '#contract/reservations/staff-calls.ts';
import { parseGuest } from '#domain/reservations/parse-guest.ts';
import { parseRequestedMoment } from '#domain/time/parse-requested-moment.ts';
import { telephoneWords as words } from '#web/i18n/panel/telephone.ts';
import { RESERVATIONS_KEY } from '#web/panel/live/desk-keys.ts';
import { failureSentence, staffSentence } from '#web/staff/failure-sentence.ts';
import { DayInput } from '#web/staff/form/day-input.tsx';
import { HourInput } from '#web/staff/form/hour-input.tsx';
import { tidyHour } from '#web/staff/form/tidy-hour.ts';
import { Card } from '#web/staff/kit/card.tsx';
import { Columns } from '#web/staff/kit/columns.tsx';
import { useApi } from '#web/use-api.ts';
import type { CallDraft } from './call-draft.ts';
import { Caller } from './caller.tsx';
import { DropCall } from './drop-call.tsx';
import { type CallField, fieldId } from './judge-call.ts';
import styles from './telephone.module.css';
import type { Calls } from './use-calls.ts';

/** A caller reserves a table: by the rules of every reservation, and confirmed at once. */
export function TableDesk({ calls }: { readonly calls: Calls }) {
  const { current: draft, edit } = calls;
  const api = useApi();
  const queries = useQueryClient();
  const [isTold, setTold] = useState(false);
  const problems = judgeTable(draft);
  const problemOf = (field: TableField) => (isTold ? problems[field] : undefined);
  const take = useMutation({
    mutationFn: (anyway: boolean) =>
      api(takeTable, {
        body: {
          fullName: draft.name,
          phoneNumber: draft.phone,
          email: draft.email,
          numberOfPeople: draft.people,
          reservationDate: draft.day,
          time: tidyHour(draft.hour),
          additionalInformation: draft.notes,
          anyway,
        },
        headers: { [IDEMPOTENCY_HEADER]: draft.key },
      }),
    onSuccess: (reserved) => {
      calls.take({ kind: 'table', reservedFor: reserved.reservedFor, people: reserved.numberOfPeople });
      return queries.invalidateQueries({ queryKey: RESERVATIONS_KEY });
    },
  });
  const send = (anyway = false) => {
    if (take.isPending) return;
    setTold(true);
    const [first] = Object.keys(problems);
    if (first === undefined) take.mutate(anyway);
    else document.getElementById(`apel-${first}`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    send();
  };
  const isFull = take.error instanceof CallFailure && take.error.body?.code === 'seats_full';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: one key works in every field of it
    <div className={styles.desk} onKeyDown={onKeyDown}>
      <Caller draft={draft} edit={edit} problemOf={problemOf} onRepeat={null} />
      <Card>
        <Columns least="9rem" gap="0.75rem">
          <TextInput
            id={fieldId('people')}
            inputMode="numeric"
            label={words.people}
            value={draft.people}
            error={problemOf('people')}
            onChange={(event) => edit({ people: event.currentTarget.value })}
          />
          <DayInput
            id={fieldId('requestedAt')}
            label={words.tableDay}
            value={draft.day}
            error={problemOf('requestedAt')}
            onChange={(day) => edit({ day })}
          />
          <HourInput label={words.tableHour} value={draft.hour} onChange={(hour) => edit({ hour })} />
        </Columns>
        <Textarea
          id={fieldId('notes')}
          label={words.note}
          autosize
          minRows={1}
          value={draft.notes}
          error={problemOf('notes')}
          onChange={(event) => edit({ notes: event.currentTarget.value })}
        />
        <TextInput
          id={fieldId('email')}
          type="email"
          autoComplete="off"
          label={words.email}
          description={words.emailHint}
          value={draft.email}
          error={problemOf('email')}
          onChange={(event) => edit({ email: event.currentTarget.value })}
        />
        {take.isError && (
          <Alert role="alert">
            <Stack gap="sm">
              <p>{takeFailureSentence(take.error)}</p>
              {isFull && (
                <Button variant="default" onClick={() => send(true)}>
                  {words.reserveAnyway}
                </Button>
              )}
            </Stack>
          </Alert>
        )}
        <Group gap="sm">
          <Button flex={1} size="lg" color="good" loading={take.isPending} onClick={() => send()}>
            {words.reserve}
          </Button>
          <DropCall calls={calls} />
        </Group>
      </Card>
    </div>
  );
}

type TableField = CallField | 'people';

/** What the call still lacks; opening hours and free seats are checked by the server. */
function judgeTable({
  name,
  phone,
  email,
  people,
  notes,
  day,
  hour,
}: CallDraft): Readonly<Partial<Record<TableField, string>>> {
  const guest = parseGuest({ fullName: name, phone, email, people, additionalInformation: notes }, false);
  const moment = parseRequestedMoment({ chosenOrderDate: day, arrivalTime: tidyHour(hour) });
  const found = guest.ok ? {} : guest.error;
  return {
    ...(found.phone === undefined ? {} : { phone: staffSentence(found.phone) }),
    ...(found.fullName === undefined ? {} : { firstName: staffSentence(found.fullName) }),
    ...(found.people === undefined ? {} : { people: staffSentence(found.people) }),
    ...(moment.ok ? {} : { requestedAt: staffSentence('time_required') }),
    ...(found.email === undefined ? {} : { email: staffSentence(found.email) }),
    ...(found.additionalInformation === undefined ? {} : { notes: staffSentence(found.additionalInformation) }),
  };
}

/** The sentence of the invalid field, when the server names one. */
function takeFailureSentence(error: Error): string {
  const body = error instanceof CallFailure ? error.body : null;
  const [first] = body?.code === 'invalid_request' ? Object.values(body.fields ?? {}) : [];
  return first ?? failureSentence(error, words.reserveFailed);
}
