import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatHour } from '#domain/time/format-date.ts';
import { rehearsalWords as words } from '#web/i18n/panel/rehearsal.ts';
import { rehearsalQuery, useStopRehearsal } from '#web/panel/rehearsal/rehearsal-queries.ts';
import { IconMasksTheater } from '#web/staff/kit/icons.gen.tsx';
import { useMayOpen } from '#web/staff/session/use-may-open.ts';
import { useApi } from '#web/use-api.ts';
import type { PanelNotice } from './panel-notice.ts';

/** On every page of the panel while a rehearsal runs: its orders must not be cooked; with a button that ends it for those who may. */
export function useRehearsalNotices(): readonly PanelNotice[] {
  const { data } = useQuery(rehearsalQuery(useApi()));
  const stop = useStopRehearsal();
  const mayStop = useMayOpen('staff');
  const running = data?.running ?? null;
  if (running === null) return [];
  return [
    {
      kind: 'rehearsal',
      id: '',
      tone: 'warn',
      icon: <IconMasksTheater aria-hidden size={22} />,
      title: words.running(running.placed, running.orders),
      text: words.endsAt(formatHour(running.endsAt)),
      actions: mayStop && (
        <Button variant="default" loading={stop.isPending} onClick={() => stop.mutate()}>
          {words.stop}
        </Button>
      ),
    },
  ];
}
