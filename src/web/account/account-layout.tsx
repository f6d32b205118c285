import type { ReactNode } from 'react';
import { useSignOut } from '#web/account/sign-in/use-sign-out.ts';
import { accountText } from '#web/i18n/account.ts';
import { signInText } from '#web/i18n/sign-in.ts';
import { Link, useLocation } from '#web/router/index.ts';
import { useAccountSession } from '#web/session/account-session.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './account-layout.module.css';
import { SessionEnding } from './session-ending.tsx';

const OWN = [
  { to: '/user/details', label: accountText.details },
  { to: '/user/addresses', label: accountText.address },
  { to: '/user/orders', label: accountText.orders },
] as const;

/** `/user`: side navigation and the page beside it. */
export function AccountLayout({ children }: { readonly children: ReactNode }) {
  const session = useAccountSession();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const { isBusy, signOut } = useSignOut();
  const role = session?.role ?? 'ROLE_USER';
  return (
    <div className={styles.layout}>
      <aside className={styles.side}>
        <p className={styles.hello}>{accountText.hello(session?.firstName ?? '')}</p>
        <nav aria-label={accountText.account} className={styles.nav}>
          {role !== 'ROLE_ADMIN' &&
            OWN.map(({ to, label }) => (
              <Link key={to} to={to} className={styles.place} aria-current={path.startsWith(to) ? 'page' : undefined}>
                {label}
              </Link>
            ))}
          {/* Loads a new document, because staff screens have their own styles. */}
          {role === 'ROLE_ADMIN' && (
            <a href="/admin" className={styles.place}>
              {accountText.adminPanel}
            </a>
          )}
          {role !== 'ROLE_USER' && (
            <a href="/comenzi" className={styles.place}>
              {accountText.ordersPanel}
            </a>
          )}
        </nav>
        <Button look="quiet" isBusy={isBusy} onClick={signOut} className={styles.out ?? ''}>
          {signInText.signOut}
        </Button>
      </aside>
      <div className={styles.content}>
        <SessionEnding />
        {children}
      </div>
    </div>
  );
}
