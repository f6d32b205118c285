import { useEffect, useState } from 'react';
import { orderText } from '#web/i18n/order.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useApi } from '#web/use-api.ts';
import styles from './order-notifications.module.css';
import type { NotificationsState } from './push-notifications.ts';

const text = orderText.notification;
/** Loaded after the page is rendered, because it is not needed at once. */
const load = () => import('./push-notifications.ts');

/** Turns notifications about the order on this device on and off, and shows the state. */
export function OrderNotifications({ token, path }: { readonly token: string; readonly path: string }) {
  const api = useApi();
  const [state, setState] = useState<NotificationsState>('unsupported');
  const [step, setStep] = useState<'idle' | 'busy' | 'failed'>('idle');
  // Outside system: the browser's permission and subscription.
  useEffect(() => {
    let isShown = true;
    void load()
      .then(({ readNotificationsState }) => readNotificationsState(path))
      .then((found) => isShown && setState(found));
    return () => {
      isShown = false;
    };
  }, [path]);
  const turn = async () => {
    setStep('busy');
    try {
      const { startNotifications, stopNotifications } = await load();
      setState(state === 'on' ? await stopNotifications(api, token) : await startNotifications(api, { path, token }));
      setStep('idle');
    } catch {
      // The browser's error message is of no use to a guest; the page and the mails bring the same news.
      setStep('failed');
    }
  };
  if (state === 'unsupported') return null;
  return (
    <section className={styles.notification} aria-label={text.title}>
      {(state === 'on' || state === 'off') && (
        <>
          <p role="status">{state === 'on' ? text.on : text.off}</p>
          <Button look={state === 'on' ? 'quiet' : 'secondary'} aria-busy={step === 'busy'} onClick={() => void turn()}>
            {state === 'on' ? text.stop : text.start}
          </Button>
        </>
      )}
      {state === 'denied' && <Notice tone="plain">{text.denied}</Notice>}
      {state === 'install_first' && <Notice tone="plain">{text.installFirst}</Notice>}
      {step === 'failed' && (
        <Notice tone="warn" role="alert">
          {text.failed}
        </Notice>
      )}
    </section>
  );
}
