import type { ComponentProps } from 'react';
import styles from './kit.module.css';

/** A form whose parts stand below each other; what is missing is said by us, not by the browser. */
export function FormStack(props: ComponentProps<'form'>) {
  return <form className={styles.form} noValidate {...props} />;
}
