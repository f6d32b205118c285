import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { endBusyMode, resumeService } from '#contract/schedule/staff-calls.ts';
import { serviceWords as words } from '#web/i18n/panel/service.ts';
import { useServerNow } from '#web/panel/live/panel-live.tsx';
import { endWords } from '#web/panel/service/service-moments.ts';
import { serviceControlQuery, useServiceStep } from '#web/panel/service/service-queries.ts';
import { IconClockPause, IconFlame } from '#web/staff/kit/icons.gen.tsx';
import { useMayOpen } from '#web/staff/session/use-may-open.ts';
import { useApi } from '#web/use-api.ts';
import type { PanelNotice } from './panel-notice.ts';

/** What guests cannot have now, on every page of the panel while it lasts, so that staff remember to open it again. */
export function useServiceNotices(): readonly PanelNotice[] {
  const api = useApi();
  const now = useServerNow();
  const isEnabled = useMayOpen('staff');
  const { data: control } = useQuery({ ...serviceControlQuery(api), enabled: isEnabled });
  const resume = useServiceStep(resumeService);
  const endBusy = useServiceStep(endBusyMode);
  const pauses = (control?.services ?? []).flatMap(({ service, pause }) =>
    pause !== null && pause.until > now ? [{ service, ...pause }] : [],
  );
  const busy = control?.busy && control.busy.until > now ? control.busy : null;
  return [
    ...pauses.map(
      ({ service, until, by }): PanelNotice => ({
        kind: 'service',
        id: service,
        tone: 'warn',
        icon: <IconClockPause aria-hidden size={22} />,
        title: words.stopped[service](endWords(until, now)),
        text: by === null ? undefined : words.by(by),
        actions: (
          <Button
            variant="default"
            aria-label={words.resumeService[service]}
            loading={resume.isPending && resume.variables.service === service}
            onClick={() => resume.mutate({ service })}
          >
            {words.resume}
          </Button>
        ),
      }),
    ),
    ...(busy === null
      ? []
      : [
          {
            kind: 'service',
            id: 'busy',
            tone: 'warn',
            icon: <IconFlame aria-hidden size={22} />,
            title: words.busyOn(busy.extraMinutes, endWords(busy.until, now)),
            text: busy.by === null ? undefined : words.by(busy.by),
            actions: (
              <Button
                variant="default"
                aria-label={words.busyStop}
                loading={endBusy.isPending}
                onClick={() => endBusy.mutate({})}
              >
                {words.stop}
              </Button>
            ),
          } as const,
        ]),
  ];
}
