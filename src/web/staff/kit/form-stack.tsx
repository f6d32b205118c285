import type { ComponentProps } from 'react';
import styles from './kit.module.css';

/**
 * A form with its parts below each other; without the browser's own validation, because the form shows its problems
 * itself.
 */
export function FormStack(props: Omit<ComponentProps<'form'>, 'noValidate'>) {
  return <form className={styles.form} {...props} noValidate />;
}
