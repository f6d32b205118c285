import type { ComponentProps, ReactNode } from 'react';
import styles from './choice.module.css';

/** A radio button or checkbox whose whole row can be tapped: native control, label, and the price at the end. */
export function Choice({
  children,
  aside,
  ...input
}: Omit<ComponentProps<'input'>, 'children'> & {
  readonly type: 'radio' | 'checkbox';
  readonly children: ReactNode;
  /** At the end of the row: the price. */
  readonly aside?: ReactNode;
}) {
  return (
    <label className={styles.choice}>
      <input {...input} className={styles.control} />
      <span className={styles.words}>{children}</span>
      {aside !== undefined && <span className={styles.aside}>{aside}</span>}
    </label>
  );
}
