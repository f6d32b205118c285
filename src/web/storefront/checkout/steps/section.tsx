import { type ReactNode, useId } from 'react';
import { checkout } from '#web/i18n/checkout.ts';
import styles from '../checkout.module.css';

/**
 * A step with its question as heading. The heading also labels the group of choices, so there is no legend with the
 * same words.
 */
export function Section({
  title,
  children,
}: {
  readonly title: string;
  /** A function receives the id of the heading. */
  readonly children: ReactNode | ((headingId: string) => ReactNode);
}) {
  const headingId = useId();
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {title}
      </h2>
      {typeof children === 'function' ? children(headingId) : children}
    </section>
  );
}

/** Known data on one line; a press opens its fields. */
export function KnownLine({
  what,
  children,
  onChange,
}: {
  /** What the button changes, for its name: „Schimbă adresa”. */
  readonly what: string;
  readonly children: ReactNode;
  readonly onChange: () => void;
}) {
  return (
    <div className={styles.known}>
      <p>{children}</p>
      <button type="button" className={styles.change} onClick={onChange}>
        {checkout.change}
        <span className="visually-hidden"> {what}</span>
      </button>
    </div>
  );
}
