import { type ReactNode, useId } from 'react';
import styles from './form-section.module.css';

type FormSectionProps = {
  readonly title: string;
  /** What it is for, in one sentence. */
  readonly hint?: ReactNode;
  /** Beside the title: a switch, a link, a button. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
};

/** A part of a form with a name. Its children stand in two columns where there is room; `data-wide` takes both. */
export function FormSection({ title, hint, action, children }: FormSectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <header className={styles.header}>
        <div className={styles.words}>
          <h2 className={styles.title} id={id}>
            {title}
          </h2>
          {hint !== undefined && <p className={styles.hint}>{hint}</p>}
        </div>
        {action}
      </header>
      <div className={styles.fields}>{children}</div>
    </section>
  );
}
