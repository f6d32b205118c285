import { useState } from 'react';
import { getOwnDevices, type OwnDevice, signOutDevice, signOutOthers } from '#contract/accounts/calls.ts';
import { CallFailure } from '#contract/client.ts';
import { formatDateTime } from '#domain/time/format-date.ts';
import { GuestForm } from '#web/forms/guest/guest-form.tsx';
import { missingPassword } from '#web/forms/person-problems.ts';
import { guestFailureSentence } from '#web/forms/read-refusal.ts';
import { useForm } from '#web/forms/use-form.ts';
import { accountText } from '#web/i18n/account.ts';
import { general } from '#web/i18n/general.ts';
import { signInText } from '#web/i18n/sign-in.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { showMessage } from '#web/ui/messages.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { useApi } from '#web/use-api.ts';
import styles from './details-page.module.css';
import { PasswordField } from './password-field.tsx';

const text = accountText.devices;

type Which = number | 'others';
type Answer = readonly OwnDevice[] | 'none yet' | 'failed';

/**
 * The devices on which the person is signed in, with sign-out. Loaded when the section is opened, because few people
 * use it.
 */
export function DevicesSection() {
  const api = useApi();
  const [devices, setDevices] = useState<Answer>('none yet');
  const [busy, setBusy] = useState<Which | null>(null);
  /** The sign-out that waits for the password. */
  const [asked, setAsked] = useState<Which | null>(null);
  const read = async () => {
    setDevices(
      await api(getOwnDevices).then(
        (answer) => answer.devices,
        () => 'failed' as const,
      ),
    );
  };
  const send = async (which: Which, password?: string) => {
    const proof = password === undefined ? {} : { password };
    const { message } =
      which === 'others'
        ? await api(signOutOthers, { body: proof })
        : await api(signOutDevice, { body: { id: which, ...proof } });
    showMessage(message);
    setAsked(null);
    await read();
  };
  const end = async (which: Which) => {
    setBusy(which);
    try {
      await send(which);
    } catch (failure) {
      if (failure instanceof CallFailure && failure.body?.code === 'proof_required') setAsked(which);
      else showMessage(guestFailureSentence(failure, text.notEnded));
    }
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
      {asked !== null && <PasswordSheet send={(password) => send(asked, password)} onClose={() => setAsked(null)} />}
    </details>
  );
}

type PasswordSheetProps = { readonly send: (password: string) => Promise<void>; readonly onClose: () => void };

/**
 * Asked when the last sign-in is long ago: a person who finds an open device must not be able to sign its owner out
 * elsewhere.
 */
function PasswordSheet({ send, onClose }: PasswordSheetProps) {
  const form = useForm({
    initial: { password: '' },
    judge: ({ password }) => missingPassword('password', password),
    fieldOfCode: { wrong_password: 'password' },
    failed: text.notEnded,
    send: ({ password }) => send(password),
  });
  return (
    <Sheet label={text.askTitle} onClose={onClose}>
      <div className={styles.sheet}>
        <h2>{text.askTitle}</h2>
        <GuestForm form={form} label={text.askTitle} submitLabel={text.end} isWide>
          <PasswordField {...form.bind('password')} label={signInText.password} autoComplete="current-password" />
        </GuestForm>
      </div>
    </Sheet>
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
