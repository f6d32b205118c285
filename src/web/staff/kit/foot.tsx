import type { ComponentProps } from 'react';
import styles from './kit.module.css';

/** Buttons that stay in sight: of a dialog, or in a bar below a form. */
export function Foot({ look, className = '', ...props }: ComponentProps<'div'> & { readonly look: 'dialog' | 'bar' }) {
  return <div className={`${styles.foot} ${className}`} data-look={look} data-sticky {...props} />;
}
