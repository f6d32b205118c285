import { type ReactNode, useId } from 'react';
import { checkout } from '#web/i18n/checkout.ts';
import styles from '../checkout.module.css';

/** A step under its question. The heading also names the group of choices, so the question is not a legend as well. */
export function Section({
  title,
  children,
}: {
  readonly title: string;
  /** Gets the id of the heading. */
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

/** What is known already, in one line; a press opens its fields. */
export function KnownLine({
  what,
  children,
  onChange,
}: {
  /** What is changed, for the name of the button: „Schimbă adresa”. */
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
