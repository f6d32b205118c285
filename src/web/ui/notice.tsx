import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import styles from './notice.module.css';

/** A box with a hint, a warning or a success. Use `role="alert"` for an error that just happened. */
export function Notice({
  tone,
  role,
  title,
  children,
}: {
  readonly tone: 'warn' | 'good' | 'plain';
  readonly role?: 'alert' | 'status';
  readonly title?: string;
  readonly children: ReactNode;
}) {
  return (
    <div className={`${styles.notice} ${styles[tone]}`} role={role}>
      {tone !== 'plain' && <Icon name={tone === 'good' ? 'check' : 'warning'} size={20} />}
      <div>
        {title && <p className={styles.title}>{title}</p>}
        {children}
      </div>
    </div>
  );
}
