import { Alert, Button } from '@mantine/core';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { staffWords } from '#web/i18n/staff/staff.ts';
import styles from '#web/staff/session/sign-in-page.module.css';
import { failureSentence } from './failure-sentence.ts';
import { StaffFrame } from './staff-frame.tsx';

/** A staff page that could not be opened: usually no network at the wrong moment. */
export function StaffTrouble({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const tryAgain = () => {
    reset();
    void router.invalidate();
  };
  return (
    <StaffFrame>
      <main className={styles.page}>
        <div className={styles.card}>
          <h1 className={styles.title}>{staffWords.general.error}</h1>
          <Alert role="alert" my="lg">
            {failureSentence(error, staffWords.general.unexpected)}
          </Alert>
          <Button onClick={tryAgain}>{staffWords.general.retry}</Button>
        </div>
      </main>
    </StaffFrame>
  );
}
