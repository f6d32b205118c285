import { Alert, Button, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { ControlEnds, ServiceControl } from '#contract/schedule/staff-calls.ts';
import { endBusyMode, pauseService, resumeService, setBusyMode } from '#contract/schedule/staff-calls.ts';
import { BUSY_MINUTES, type BusyMinutes, PAUSE_LENGTHS, type PauseLength } from '#domain/schedule/pauses.ts';
import type { Instant } from '#domain/time/instant.ts';
import { serviceWords as words } from '#web/i18n/panel/service.ts';
import { staffWords } from '#web/i18n/staff/staff.ts';
import { useServerNow } from '#web/panel/live/panel-live.tsx';
import { RehearsalCard } from '#web/panel/rehearsal/rehearsal-card.tsx';
import { failureSentence } from '#web/staff/failure-sentence.ts';
import { Card } from '#web/staff/kit/card.tsx';
import { Choices } from '#web/staff/kit/choices.tsx';
import { Columns } from '#web/staff/kit/columns.tsx';
import { Note } from '#web/staff/kit/notices.tsx';
import { useApi } from '#web/use-api.ts';
import { EveningCard } from './evening-card.tsx';
import { GuestRulesCard } from './guest-rules-card.tsx';
import { endWords } from './service-moments.ts';
import { serviceControlQuery, useServiceStep } from './service-queries.ts';

const { general } = staffWords;

/** `/comenzi/serviciu`: pauses a service in one tap. */
export function ServicePage() {
  const api = useApi();
  const control = useQuery(serviceControlQuery(api));
  return (
    <>
      <Stack component="header" gap={4}>
        <Title order={1}>{words.title}</Title>
        <Text c="dimmed">{words.intro}</Text>
      </Stack>
      {control.data ? (
        <Columns least="22rem">
          {control.data.services.map((service) => (
            <ServiceCard key={service.service} {...service} />
          ))}
          <BusyCard busy={control.data.busy} ends={control.data.busyEnds} />
          <EveningCard />
          <GuestRulesCard />
          <RehearsalCard />
        </Columns>
      ) : control.isError ? (
        <Alert role="alert" title={words.failed}>
          <p>{failureSentence(control.error, general.unexpected)}</p>
          <Button mt="md" onClick={() => void control.refetch()} loading={control.isFetching}>
            {general.retry}
          </Button>
        </Alert>
      ) : (
        <Columns role="status" aria-label={general.loading} least="22rem">
          {[0, 1, 2, 3].map((place) => (
            <Skeleton key={place} height={230} radius="lg" />
          ))}
        </Columns>
      )}
    </>
  );
}

function State({ isStopped, children }: { readonly isStopped: boolean; readonly children: ReactNode }) {
  return isStopped ? <Note tone="warn">{children}</Note> : <Text fw={600}>{children}</Text>;
}

function ServiceCard({ service, isOffered, pause, ends }: ServiceControl['services'][number]) {
  const now = useServerNow();
  const stop = useServiceStep(pauseService);
  const resume = useServiceStep(resumeService);
  const until = pause?.until ?? null;
  const isPaused = until !== null && until > now;
  if (!isOffered) {
    return (
      <Card title={words.names[service]}>
        <Text fw={600}>{words.off}</Text>
      </Card>
    );
  }
  return (
    <Card title={words.names[service]}>
      <State isStopped={isPaused}>
        {isPaused ? words.stopped[service](endWords(until, now)) : words.running[service]}
      </State>
      {isPaused && (
        <Button color="good" fullWidth loading={resume.isPending} onClick={() => resume.mutate({ service })}>
          {words.resumeService[service]}
        </Button>
      )}
      <fieldset>
        <Text component="legend" c="dimmed" mb="xs">
          {isPaused ? words.changeEnd : words.pauseFor[service]}
        </Text>
        <Columns least="6rem" gap="0.5rem" isFilled>
          {lengthsOf(ends).map(({ length, end }) => (
            <Button
              key={length}
              variant="default"
              px="xs"
              data-wide={end === null ? undefined : true}
              disabled={stop.isPending}
              onClick={() => stop.mutate({ service, length })}
            >
              {words.lengths[length]}
              {end !== null && ` ${words.endsAt(length, endWords(end, now))}`}
            </Button>
          ))}
        </Columns>
      </fieldset>
    </Card>
  );
}

function BusyCard({ busy, ends }: { readonly busy: ServiceControl['busy']; readonly ends: ControlEnds }) {
  const now = useServerNow();
  const [extraMinutes, setExtraMinutes] = useState<BusyMinutes>(20);
  const start = useServiceStep(setBusyMode);
  const stop = useServiceStep(endBusyMode);
  const until = busy?.until ?? null;
  const isBusy = busy !== null && until !== null && until > now;
  return (
    <Card title={words.busy}>
      <State isStopped={isBusy}>
        {isBusy ? words.busyOn(busy.extraMinutes, endWords(until, now)) : words.busyIntro}
      </State>
      {isBusy && (
        <Button color="good" fullWidth loading={stop.isPending} onClick={() => stop.mutate({})}>
          {words.busyStop}
        </Button>
      )}
      <Choices
        name="busy-minutes"
        legend={words.busyMinutes}
        least="6rem"
        options={BUSY_MINUTES.map((minutes) => ({ value: minutes, label: words.minutesMore(minutes) }))}
        value={extraMinutes}
        onChange={setExtraMinutes}
      />
      <fieldset>
        <Text component="legend" c="dimmed" mb="xs">
          {words.busyLength}
        </Text>
        <Columns least="6rem" gap="0.5rem" isFilled>
          {lengthsOf(ends).map(({ length, end }) => (
            <Button
              key={length}
              variant="default"
              px="xs"
              data-wide={end === null ? undefined : true}
              disabled={start.isPending}
              onClick={() => start.mutate({ extraMinutes, length })}
            >
              {words.lengths[length]}
              {end !== null && ` ${words.endsAt(length, endWords(end, now))}`}
            </Button>
          ))}
        </Columns>
      </fieldset>
    </Card>
  );
}

/** The lengths that can be chosen now; `end` only when it is not simply now plus the length. */
type Choice = { readonly length: PauseLength; readonly end: Instant | null };

function lengthsOf(ends: ControlEnds): readonly Choice[] {
  return PAUSE_LENGTHS.flatMap((length): Choice[] => {
    if (length !== 'next_shift' && length !== 'today') return [{ length, end: null }];
    const end = ends[length];
    return end === null ? [] : [{ length, end }];
  });
}
