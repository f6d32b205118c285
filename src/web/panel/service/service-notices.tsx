import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { endBusyMode, resumeService } from '#contract/schedule/staff-calls.ts';
import { serviceWords as words } from '#web/i18n/panel/service.ts';
import { useServerNow } from '#web/panel/live/panel-live.tsx';
import { IconClockPause, IconFlame } from '#web/staff/kit/icons.gen.tsx';
import { Strip } from '#web/staff/kit/notices.tsx';
import { useApi } from '#web/use-api.ts';
import { endWords } from './service-moments.ts';
import { serviceControlQuery, useServiceStep } from './service-queries.ts';

/** What guests cannot have now, on every page of the panel while it lasts, so that staff remember to open it again. */
export function ServiceNotices() {
  const api = useApi();
  const now = useServerNow();
  const { data: control } = useQuery(serviceControlQuery(api));
  const resume = useServiceStep(resumeService);
  const endBusy = useServiceStep(endBusyMode);
  const pauses = (control?.services ?? []).flatMap(({ service, pause }) =>
    pause !== null && pause.until > now ? [{ service, ...pause }] : [],
  );
  const busy = control?.busy && control.busy.until > now ? control.busy : null;
  return (
    <div role="status">
      {pauses.map(({ service, until, by }) => (
        <Strip
          key={service}
          tone="warn"
          icon={<IconClockPause aria-hidden size={28} />}
          actions={
            <Button
              variant="default"
              aria-label={words.resumeService[service]}
              loading={resume.isPending && resume.variables.service === service}
              onClick={() => resume.mutate({ service })}
            >
              {words.resume}
            </Button>
          }
        >
          <b>{words.stopped[service](endWords(until, now))}</b>
          {by !== null && ` · ${words.by(by)}`}
        </Strip>
      ))}
      {busy && (
        <Strip
          tone="warn"
          icon={<IconFlame aria-hidden size={28} />}
          actions={
            <Button
              variant="default"
              aria-label={words.busyStop}
              loading={endBusy.isPending}
              onClick={() => endBusy.mutate({})}
            >
              {words.stop}
            </Button>
          }
        >
          <b>{words.busyOn(busy.extraMinutes, endWords(busy.until, now))}</b>
          {busy.by !== null && ` · ${words.by(busy.by)}`}
        </Strip>
      )}
    </div>
  );
}
