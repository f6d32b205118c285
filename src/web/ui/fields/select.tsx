import type { ComponentProps } from 'react';
import styles from './select.module.css';

/** A list to choose one from, inside a field. */
export function Select({ className, ...select }: ComponentProps<'select'>) {
  return <select {...select} className={`${className} ${styles.select}`} />;
}
