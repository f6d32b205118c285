import { type ReactNode, useId } from 'react';
import styles from './checkout.module.css';
import type { CheckoutField } from './checkout-problems.ts';

/** A step of the checkout under its question. */
export function Section({
  title,
  field,
  children,
}: {
  readonly title: string;
  /** Where the focus goes for problems with the section as a whole. */
  readonly field?: CheckoutField;
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id} data-field={field}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      {children}
    </section>
  );
}
