import { Alert, Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ServiceControlResponse } from '#contract/panel/service-wire.ts';
import { BUSY_MINUTES, type BusyMinutes, PAUSE_LENGTHS, type PauseLength } from '#domain/schedule/pauses.ts';
import type { Instant } from '#domain/time/instant.ts';
import { serviceWords as words } from '#web/i18n/panel/service.ts';
import { staffWords } from '#web/i18n/staff/staff.ts';
import { useServerNow } from '#web/panel/live/panel-live.tsx';
import { Section } from '#web/panel/orders/section.tsx';
import { failureSentence } from '#web/staff/failure-sentence.ts';
import { useApi } from '#web/use-api.ts';
import { HouseRulesCard } from './house-rules-card.tsx';
import { endWords, instantOfIso } from './service-moments.ts';
import styles from './service-page.module.css';
import { serviceControlQuery, useServiceStep } from './service-queries.ts';

const { general } = staffWords;

/** `/comenzi/serviciu`: stops a service for a while, in one tap. */
export function ServicePage() {
  const api = useApi();
  const control = useQuery(serviceControlQuery(api));
  return (
    <>
      <header className={styles.header}>
        <h1 className={styles.title}>{words.title}</h1>
        <p className={styles.intro}>{words.intro}</p>
      </header>
      {control.data ? (
        <div className={styles.cards}>
          {control.data.services.map((service) => (
            <ServiceCard key={service.service} {...service} />
          ))}
          <BusyCard busy={control.data.busy} ends={control.data.busyEnds} />
          <HouseRulesCard />
        </div>
      ) : control.isError ? (
        <Alert role="alert" title={words.failed}>
          <p>{failureSentence(control.error, general.unexpected)}</p>
          <Button mt="md" onClick={() => void control.refetch()} loading={control.isFetching}>
            {general.retry}
          </Button>
        </Alert>
      ) : (
        <div role="status" aria-label={general.loading} className={styles.cards}>
          {[0, 1, 2, 3].map((place) => (
            <Skeleton key={place} height={230} radius="lg" />
          ))}
        </div>
      )}
    </>
  );
}

type Ends = ServiceControlResponse['busyEnds'];

function ServiceCard({ service, isOffered, pause, ends }: ServiceControlResponse['services'][number]) {
  const now = useServerNow();
  const stop = useServiceStep('pauseService');
  const resume = useServiceStep('resumeService');
  const until = pause === null ? null : instantOfIso(pause.until);
  const isPaused = until !== null && until > now;
  if (!isOffered) {
    return (
      <Section title={words.names[service]}>
        <p className={styles.state}>{words.off}</p>
      </Section>
    );
  }
  return (
    <Section title={words.names[service]}>
      <p className={styles.state} data-paused={isPaused || undefined}>
        {isPaused ? words.stopped[service](endWords(until, now)) : words.running[service]}
      </p>
      {isPaused && (
        <Button color="good" fullWidth mb="md" loading={resume.isPending} onClick={() => resume.mutate({ service })}>
          {words.resumeService[service]}
        </Button>
      )}
      <fieldset>
        <legend className={styles.legend}>{isPaused ? words.changeEnd : words.pauseFor[service]}</legend>
        <div className={styles.lengths}>
          {lengthsOf(ends).map(({ length, end }) => (
            <button
              key={length}
              type="button"
              className={styles.length}
              disabled={stop.isPending}
              onClick={() => stop.mutate({ service, length })}
            >
              {words.lengths[length]}
              {end !== null && <span className={styles.end}>{words.endsAt(endWords(end, now))}</span>}
            </button>
          ))}
        </div>
      </fieldset>
    </Section>
  );
}

function BusyCard({ busy, ends }: { readonly busy: ServiceControlResponse['busy']; readonly ends: Ends }) {
  const now = useServerNow();
  const [extraMinutes, setExtraMinutes] = useState<BusyMinutes>(20);
  const start = useServiceStep('setBusyMode');
  const stop = useServiceStep('endBusyMode');
  const until = busy === null ? null : instantOfIso(busy.until);
  const isBusy = busy !== null && until !== null && until > now;
  return (
    <Section title={words.busy}>
      <p className={styles.state} data-paused={isBusy || undefined}>
        {isBusy ? words.busyOn(busy.extraMinutes, endWords(until, now)) : words.busyIntro}
      </p>
      {isBusy && (
        <Button color="good" fullWidth mb="md" loading={stop.isPending} onClick={() => stop.mutate({})}>
          {words.busyStop}
        </Button>
      )}
      <fieldset className={styles.choice}>
        <legend className={styles.legend}>{words.busyMinutes}</legend>
        <div className={styles.lengths}>
          {BUSY_MINUTES.map((minutes) => (
            <label key={minutes} className={styles.minutes}>
              <input
                type="radio"
                name="busy-minutes"
                checked={extraMinutes === minutes}
                onChange={() => setExtraMinutes(minutes)}
              />
              {words.minutesMore(minutes)}
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend className={styles.legend}>{words.busyLength}</legend>
        <div className={styles.lengths}>
          {lengthsOf(ends).map(({ length, end }) => (
            <button
              key={length}
              type="button"
              className={styles.length}
              disabled={start.isPending}
              onClick={() => start.mutate({ extraMinutes, length })}
            >
              {words.lengths[length]}
              {end !== null && <span className={styles.end}>{words.endsAt(endWords(end, now))}</span>}
            </button>
          ))}
        </div>
      </fieldset>
    </Section>
  );
}

/** The lengths there are now, with their end where it is not plain arithmetic. */
type Choice = { readonly length: PauseLength; readonly end: Instant | null };

function lengthsOf(ends: Ends): readonly Choice[] {
  return PAUSE_LENGTHS.flatMap((length): Choice[] => {
    if (length !== 'next_shift' && length !== 'today') return [{ length, end: null }];
    const end = ends[length];
    return end === null ? [] : [{ length, end: instantOfIso(end) }];
  });
}
