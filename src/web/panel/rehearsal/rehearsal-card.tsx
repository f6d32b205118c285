import { Button, Checkbox, NativeSelect, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Rehearsal, startRehearsal } from '#contract/rehearsal/staff-calls.ts';
import { REHEARSAL_FAULTS, REHEARSAL_MINUTES, type RehearsalFault } from '#domain/rehearsal/rehearsal.ts';
import { formatDateTime } from '#domain/time/format-date.ts';
import { rehearsalWords as words } from '#web/i18n/panel/rehearsal.ts';
import { announce } from '#web/staff/announce.ts';
import { failureSentence } from '#web/staff/failure-sentence.ts';
import { ConfirmDialog } from '#web/staff/form/confirm-dialog.tsx';
import { useDialogForm } from '#web/staff/form/use-staff-form.ts';
import { Card } from '#web/staff/kit/card.tsx';
import { FormStack } from '#web/staff/kit/form-stack.tsx';
import { Note } from '#web/staff/kit/notices.tsx';
import { ReadState } from '#web/staff/read-state.tsx';
import { useApi } from '#web/use-api.ts';
import { rehearsalQuery, useReadRehearsalAgain, useStopRehearsal } from './rehearsal-queries.ts';

/** Starts a rehearsal, ends it, and shows the result of the last one. */
export function RehearsalCard() {
  const query = useQuery(rehearsalQuery(useApi()));
  return (
    <Card title={words.title}>
      <Text>{words.intro}</Text>
      <ReadState query={query} failed={words.failed}>
        {({ running, last }) => (
          <Stack gap="md">
            {running === null ? <StartForm /> : <Running running={running} />}
            {last !== null && running === null && <Report last={last} />}
          </Stack>
        )}
      </ReadState>
    </Card>
  );
}

const MINUTES = [REHEARSAL_MINUTES.least, REHEARSAL_MINUTES.usual, 6, REHEARSAL_MINUTES.most];
const ALL_FAULTS: Readonly<Record<RehearsalFault, boolean>> = {
  allergy: true,
  sold_out: true,
  long_note: true,
  cancelled: true,
};

function StartForm() {
  const api = useApi();
  const readAgain = useReadRehearsalAgain();
  const [isAsking, setIsAsking] = useState(false);
  const form = useDialogForm({
    initial: { minutes: String(REHEARSAL_MINUTES.usual), withCouriers: false, ...ALL_FAULTS },
    send: ({ minutes, withCouriers, ...chosen }) =>
      api(startRehearsal, {
        body: {
          minutes: Number(minutes),
          withCouriers,
          faults: REHEARSAL_FAULTS.filter((fault) => chosen[fault]),
        },
      }),
    onSent: ({ message }) => {
      announce(message);
      setIsAsking(false);
      void readAgain();
    },
    onRefused: (failure) => {
      announce(failureSentence(failure, words.startFailed), 'bad');
      setIsAsking(false);
    },
    failed: words.startFailed,
  });
  return (
    <FormStack
      {...form.props}
      onSubmit={(event) => {
        event.preventDefault();
        setIsAsking(true);
      }}
    >
      <NativeSelect
        label={words.minutes}
        data={MINUTES.map((minutes) => ({ value: String(minutes), label: words.minutesOption(minutes) }))}
        {...form.bind('minutes')}
      />
      <Stack component="fieldset" gap="xs">
        <Text component="legend" fw={600} mb="xs">
          {words.faults}
        </Text>
        {REHEARSAL_FAULTS.map((fault) => (
          <Checkbox key={fault} label={words.faultNames[fault]} {...form.tick(fault)} />
        ))}
      </Stack>
      <Checkbox label={words.withCouriers} {...form.tick('withCouriers')} />
      <Button variant="default" type="submit">
        {words.start}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title={words.confirmTitle}
        confirm={words.confirm}
        cancel={words.notNow}
        tone="accent"
        isPending={form.isSending}
        onCancel={() => setIsAsking(false)}
        onConfirm={form.submit}
      >
        {words.confirmText}
      </ConfirmDialog>
    </FormStack>
  );
}

function Running({ running }: { readonly running: NonNullable<Rehearsal['running']> }) {
  const stop = useStopRehearsal();
  return (
    <>
      <Note tone="warn">{words.running(running.placed, running.orders)}</Note>
      <Button variant="default" loading={stop.isPending} onClick={() => stop.mutate()}>
        {words.stop}
      </Button>
    </>
  );
}

function Report({ last }: { readonly last: NonNullable<Rehearsal['last']> }) {
  return (
    <Stack component="section" gap="xs" aria-labelledby="ultima-repetitie">
      <Title order={3} id="ultima-repetitie">
        {words.last(formatDateTime(last.startedAt))}
      </Title>
      <Text c="dimmed">{words.endings[last.ending]}</Text>
      {last.orders === 0 && <Text>{words.none}</Text>}
      <Stack component="ul" gap="xs">
        {last.findings.map((finding) => (
          <li key={finding.code}>
            <Note tone={finding.tone}>{words.findings[finding.code](finding)}</Note>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
