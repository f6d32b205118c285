import { Alert } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { staffWords } from '#web/i18n/staff/staff.ts';
import { StaffFrame } from '#web/staff/staff-frame.tsx';
import { ThemeSwitch } from '#web/staff/theme-switch.tsx';
import { SignInForm } from './sign-in-form.tsx';
import styles from './sign-in-page.module.css';
import { destinationAfterSignIn } from './staff-areas.ts';
import { sessionFrom } from './staff-session.ts';
import { useStaffSession } from './staff-session-store.ts';

const words = staffWords.signIn;

/** `/auth/admin`. */
export function SignInPage({ wanted }: { readonly wanted: string | undefined }) {
  const router = useRouter();
  const session = useStaffSession();
  const goTo = (path: string) => {
    // Pages of the shop have their own look: they begin with a fresh document.
    if (path === '/') window.location.assign(path);
    else router.history.push(path);
  };
  return (
    <StaffFrame>
      <main className={styles.page}>
        <div className={styles.card}>
          <header className={styles.header}>
            <p className={styles.brand}>{staffWords.general.brand}</p>
            <ThemeSwitch />
          </header>
          <h1 className={styles.title}>{words.title}</h1>
          <p className={styles.intro}>{words.intro}</p>
          {session && wanted !== undefined && (
            <Alert color="warn" mb="lg">
              {words.otherAccount(session.firstName)}
            </Alert>
          )}
          <SignInForm
            onSignedIn={(answer) => goTo(destinationAfterSignIn(wanted, answer.redirectPath, sessionFrom(answer).role))}
          />
          <a className={styles.way} href="/auth?mode=forgotPassword">
            {words.forgot}
          </a>
          <a className={styles.way} href="/">
            {words.toShop}
          </a>
        </div>
      </main>
    </StaffFrame>
  );
}
