import { type FormEvent, useState } from 'react';
import { CallFailure } from '#contract/client.ts';
import { authenticateCourier } from '#contract/couriers/staff-calls.ts';
import { PIN_LENGTH } from '#domain/couriers/courier.ts';
import { courierWords } from '#web/i18n/courier.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useApi } from '#web/use-api.ts';
import styles from './courier.module.css';

const words = courierWords.pin;

/** Asks for the PIN, which signs a courier with a link in for a day. */
export function PinScreen({ link, onEntered }: { readonly link: string | null; readonly onEntered: () => void }) {
  const api = useApi();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  if (link === null) {
    return (
      <main className={styles.threshold}>
        <h1>{courierWords.title}</h1>
        <Notice tone="warn">{words.noLink}</Notice>
      </main>
    );
  }
  const enter = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const pin = String(new FormData(event.currentTarget).get('pin') ?? '');
    setBusy(true);
    setProblem('');
    api(authenticateCourier, { body: { link, pin, cookieOnly: true } })
      .then(onEntered, (failure: unknown) => {
        setProblem(failure instanceof CallFailure && failure.body !== null ? failure.body.message : words.failed);
      })
      .finally(() => setBusy(false));
  };
  return (
    <main className={styles.threshold}>
      <h1>{courierWords.title}</h1>
      <form className={styles.pin} onSubmit={enter}>
        <Field label={words.label} hint={words.hint} error={problem === '' ? undefined : problem}>
          {(control) => (
            <input
              {...control}
              name="pin"
              type="password"
              inputMode="numeric"
              autoComplete="off"
              pattern="[0-9]*"
              maxLength={PIN_LENGTH}
              minLength={PIN_LENGTH}
            />
          )}
        </Field>
        <Button type="submit" isWide isBusy={isBusy} className={styles.big}>
          {isBusy ? words.entering : words.enter}
        </Button>
      </form>
    </main>
  );
}
