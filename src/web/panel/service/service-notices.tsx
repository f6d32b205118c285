import { Button } from '@mantine/core';
import IconClockPause from '@tabler/icons-react/dist/esm/icons/IconClockPause.mjs';
import IconFlame from '@tabler/icons-react/dist/esm/icons/IconFlame.mjs';
import { useQuery } from '@tanstack/react-query';
import { serviceWords as words } from '#web/i18n/panel/service.ts';
import { useServerNow } from '#web/panel/live/panel-live.tsx';
import { useApi } from '#web/use-api.ts';
import { endWords, instantOfIso } from './service-moments.ts';
import styles from './service-notices.module.css';
import { serviceControlQuery, useServiceStep } from './service-queries.ts';

/** What guests cannot have just now, on every page of the panel while it lasts, so that staff remember to open again. */
export function ServiceNotices() {
  const api = useApi();
  const now = useServerNow();
  const { data: control } = useQuery(serviceControlQuery(api));
  const resume = useServiceStep('resumeService');
  const endBusy = useServiceStep('endBusyMode');
  const pauses = (control?.services ?? []).flatMap(({ service, pause }) =>
    pause !== null && instantOfIso(pause.until) > now ? [{ service, ...pause }] : [],
  );
  const busy = control?.busy && instantOfIso(control.busy.until) > now ? control.busy : null;
  return (
    <div role="status">
      {pauses.map(({ service, until, by }) => (
        <div key={service} className={styles.notice}>
          <IconClockPause aria-hidden size={28} />
          <p className={styles.text}>
            <strong>{words.stopped[service](endWords(instantOfIso(until), now))}</strong>
            {by !== null && ` · ${words.by(by)}`}
          </p>
          <Button
            variant="default"
            aria-label={words.resumeService[service]}
            loading={resume.isPending && resume.variables.service === service}
            onClick={() => resume.mutate({ service })}
          >
            {words.resume}
          </Button>
        </div>
      ))}
      {busy && (
        <div className={styles.notice}>
          <IconFlame aria-hidden size={28} />
          <p className={styles.text}>
            <strong>{words.busyOn(busy.extraMinutes, endWords(instantOfIso(busy.until), now))}</strong>
            {busy.by !== null && ` · ${words.by(busy.by)}`}
          </p>
          <Button
            variant="default"
            aria-label={words.busyStop}
            loading={endBusy.isPending}
            onClick={() => endBusy.mutate({})}
          >
            {words.stop}
          </Button>
        </div>
      )}
    </div>
  );
}
