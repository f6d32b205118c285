import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import styles from './staff-page.module.css';

type StaffPageProps = {
  readonly title: string;
  /** What the page is for, in a sentence. */
  readonly intro?: ReactNode;
  /** Where it was come from: a list above a detail. */
  readonly back?: { readonly label: string; readonly link: Pick<LinkProps, 'to' | 'search' | 'params'> };
  /** Beside the title. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
};

/** A page of staff: its name, what can be done with it, and itself. */
export function StaffPage({ title, intro, back, actions, children }: StaffPageProps) {
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        {back !== undefined && (
          <Link className={styles.back} {...back.link}>
            <IconArrowLeft aria-hidden size={18} />
            {back.label}
          </Link>
        )}
        <div className={styles.row}>
          <div className={styles.about}>
            <h1 className={styles.title}>{title}</h1>
            {intro !== undefined && <p className={styles.intro}>{intro}</p>}
          </div>
          {actions !== undefined && <div className={styles.actions}>{actions}</div>}
        </div>
      </div>
      {children}
    </div>
  );
}
