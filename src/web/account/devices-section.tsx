import { useState } from 'react';
import { type OwnDevice, ownDevices } from '#contract/accounts/own-security.ts';
import { formatDateTime } from '#domain/time/format-date.ts';
import { tellGuest } from '#web/forms/read-refusal.ts';
import { accountText } from '#web/i18n/account.ts';
import { general } from '#web/i18n/general.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { say } from '#web/ui/messages.ts';
import { Notice } from '#web/ui/notice.tsx';
import { useApi } from '#web/use-api.ts';
import styles from './details-page.module.css';

const text = accountText.devices;

type Answer = readonly OwnDevice[] | 'none yet' | 'failed';

/** Where the person is signed in, and ending that. Read when the section is opened: few ever look. */
export function DevicesSection() {
  const api = useApi();
  const [devices, setDevices] = useState<Answer>('none yet');
  const [busy, setBusy] = useState<number | 'others' | null>(null);
  const read = async () => {
    setDevices(
      await ownDevices.fetch(api).then(
        (answer) => answer.devices,
        () => 'failed' as const,
      ),
    );
  };
  const end = async (which: number | 'others') => {
    setBusy(which);
    try {
      const { message } =
        which === 'others' ? await api('signOutOthers') : await api('signOutDevice', { body: { id: which } });
      say(message);
    } catch (failure) {
      say(tellGuest(failure, text.notEnded));
    }
    await read();
    setBusy(null);
  };
  return (
    <details className={styles.section} onToggle={(event) => event.currentTarget.open && void read()}>
      <summary>
        {text.title}
        <Icon name="chevron" />
      </summary>
      <p>{text.hint}</p>
      {devices === 'none yet' && <p role="status">{general.loading}</p>}
      {devices === 'failed' && (
        <>
          <Notice tone="warn" role="alert">
            {text.failed}
          </Notice>
          <Button look="secondary" onClick={() => void read()}>
            {general.retry}
          </Button>
        </>
      )}
      {typeof devices === 'object' && (
        <>
          <ul className={styles.devices}>
            {devices.map((device) => (
              <DeviceRow
                key={device.id}
                device={device}
                isBusy={busy === device.id}
                onEnd={() => void end(device.id)}
              />
            ))}
          </ul>
          {devices.length > 1 && (
            <Button look="secondary" isBusy={busy === 'others'} onClick={() => void end('others')}>
              {text.endOthers}
            </Button>
          )}
        </>
      )}
    </details>
  );
}

function DeviceRow({
  device: { device, openedAt, isCurrent },
  isBusy,
  onEnd,
}: {
  readonly device: OwnDevice;
  readonly isBusy: boolean;
  readonly onEnd: () => void;
}) {
  const name = device || text.unknown;
  const when = formatDateTime(openedAt);
  return (
    <li className={styles.device}>
      <div>
        <p>{isCurrent ? `${name} (${text.current})` : name}</p>
        <p className={styles.since}>{text.since(when)}</p>
      </div>
      {!isCurrent && (
        <Button look="secondary" aria-label={text.endOf(name, when)} isBusy={isBusy} onClick={onEnd}>
          {text.end}
        </Button>
      )}
    </li>
  );
}
