import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatHour } from '#domain/time/format-date.ts';
import { rehearsalWords as words } from '#web/i18n/panel/rehearsal.ts';
import { IconMasksTheater } from '#web/staff/kit/icons.gen.tsx';
import { Strip } from '#web/staff/kit/notices.tsx';
import { useMayOpen } from '#web/staff/session/use-may-open.ts';
import { useApi } from '#web/use-api.ts';
import { rehearsalQuery, useStopRehearsal } from './rehearsal-queries.ts';

/**
 * Shown on every page of the panel while a rehearsal runs: its orders must not be cooked; with a button that ends it for those who may.
 */
export function RehearsalNotice() {
  const { data } = useQuery(rehearsalQuery(useApi()));
  const stop = useStopRehearsal();
  const mayStop = useMayOpen('staff');
  const running = data?.running ?? null;
  return (
    <div role="status">
      {running !== null && (
        <Strip
          tone="warn"
          icon={<IconMasksTheater aria-hidden size={28} />}
          actions={
            mayStop && (
              <Button variant="default" loading={stop.isPending} onClick={() => stop.mutate()}>
                {words.stop}
              </Button>
            )
          }
        >
          <b>{words.running(running.placed, running.orders)}</b> {words.endsAt(formatHour(running.endsAt))}
        </Strip>
      )}
    </div>
  );
}
