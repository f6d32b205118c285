import { type ReactNode, useId } from 'react';
import styles from './section.module.css';

type Props = { readonly title: string; readonly children: ReactNode; readonly isWide?: boolean };

/** One subject of an order, under its heading. */
export function Section({ title, children, isWide = false }: Props) {
  const id = useId();
  return (
    <section className={styles.section} data-wide={isWide || undefined} aria-labelledby={id}>
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** A list of facts; a fact without a value is not shown. */
export function Facts({ children }: { readonly children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>;
}

export function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  if (children === null || children === undefined || children === '') return null;
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
