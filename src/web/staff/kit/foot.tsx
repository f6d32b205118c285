import type { ComponentProps } from 'react';
import styles from './kit.module.css';

/** Buttons that stay visible: of a dialog, or in a bar below a form. */
export function Foot({ look, ...props }: ComponentProps<'div'> & { readonly look: 'dialog' | 'bar' }) {
  return <div className={styles.foot} data-look={look} data-sticky {...props} />;
}
