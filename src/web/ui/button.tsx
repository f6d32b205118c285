import type { ComponentProps } from 'react';
import styles from './button.module.css';

export type ButtonLook = 'primary' | 'secondary' | 'quiet';

/** For links that look like a button: `<Link className={buttonClass()}>`. */
export function buttonClass(look: ButtonLook = 'primary', isWide = false): string {
  return `${styles.button} ${styles[look]} ${isWide ? styles.wide : ''}`;
}

/** A button. While `isBusy` it keeps focus and label and ignores presses; one that is not ready only looks disabled. */
export function Button({
  look = 'primary',
  isWide = false,
  isBusy = false,
  isReady = true,
  className = '',
  onClick,
  ...rest
}: ComponentProps<'button'> & {
  readonly look?: ButtonLook;
  readonly isWide?: boolean;
  readonly isBusy?: boolean;
  readonly isReady?: boolean;
}) {
  return (
    <button
      type="button"
      {...(isReady ? {} : { disabled: true, 'data-waking': '' })}
      {...rest}
      className={`${buttonClass(look, isWide)} ${className}`}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || rest['aria-disabled']}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
    />
  );
}

/** A round button with only an icon; `label` is its name. */
export function IconButton({ label, className = '', ...rest }: ComponentProps<'button'> & { readonly label: string }) {
  return <button type="button" {...rest} aria-label={label} className={`${styles.icon} ${className}`} />;
}
