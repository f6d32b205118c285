import type { ReactNode } from 'react';
import styles from './kit.module.css';
import type { Tone } from './tone.ts';

type FactsProps = {
  readonly children: ReactNode;
  /** `list`: names in a column of their own; `beside`: several facts in a row. */
  readonly look?: 'list' | 'beside';
};

/** A list of facts; a fact without a value is not shown. */
export function Facts({ children, look }: FactsProps) {
  return (
    <dl className={styles.facts} data-look={look}>
      {children}
    </dl>
  );
}

export function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  if (children === null || children === undefined || children === '') return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

export function Figures({ children }: { readonly children: ReactNode }) {
  return <dl className={styles.figures}>{children}</dl>;
}

type FigureProps = {
  readonly label: ReactNode;
  readonly value: ReactNode;
  readonly note?: ReactNode;
  readonly tone?: Tone | undefined;
  /** Actions about it. */
  readonly children?: ReactNode;
};

/** One figure in large type, readable from a distance. */
export function Figure({ label, value, note, tone, children }: FigureProps) {
  return (
    <div className={`${styles.card} ${styles.figure}`} data-tone={tone}>
      <dt>{label}</dt>
      <dd>
        <span className={styles.value}>{value}</span>
        {note !== undefined && note !== '' && note !== false && <small>{note}</small>}
      </dd>
      {children !== undefined && <dd className={styles.act}>{children}</dd>}
    </div>
  );
}
