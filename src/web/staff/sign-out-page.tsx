import { Alert, Button } from '@mantine/core';
import { useEffect } from 'react';
import { staffWords } from '#web/i18n/staff.ts';
import styles from './sign-in-page.module.css';
import { StaffFrame } from './staff-frame.tsx';
import { useSignOut } from './use-sign-out.ts';

/** `/logout`: opening it signs out. */
export function SignOutPage() {
  return (
    <StaffFrame>
      <main className={styles.page}>
        <SigningOut />
      </main>
    </StaffFrame>
  );
}

function SigningOut() {
  const { mutate, isError } = useSignOut();
  // Arriving is the act; the outside world is the session on the server.
  useEffect(() => mutate(), [mutate]);
  return (
    <div className={styles.card}>
      <h1 className={styles.title}>{staffWords.session.signOut}</h1>
      {isError ? (
        <>
          <Alert role="alert" title={staffWords.general.error} my="lg">
            {staffWords.session.signOutFailed}
          </Alert>
          <Button onClick={() => mutate()}>{staffWords.general.retry}</Button>
        </>
      ) : (
        <p role="status">{staffWords.session.signingOut}</p>
      )}
    </div>
  );
}
