import type { ReactNode } from 'react';
import type { CheckoutField } from '#web/storefront/checkout/problems/judge-checkout.ts';
import styles from '../checkout.module.css';

/** A step of the checkout under its question, which is told once: as a heading, which also names the group of choices. */
export function Section({
  title,
  headingId,
  field,
  children,
}: {
  readonly title: string;
  /** For what the heading names. */
  readonly headingId?: string;
  /** Where the focus goes for problems with the section as a whole. */
  readonly field?: CheckoutField;
  readonly children: ReactNode;
}) {
  return (
    <div className={styles.section} data-field={field}>
      <h2 id={headingId} className={styles.heading}>
        {title}
      </h2>
      {children}
    </div>
  );
}
