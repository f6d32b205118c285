import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { general } from '#web/i18n/general.ts';
import { IconButton } from './button.tsx';
import { Icon } from './icon.tsx';
import { PRESSED_ONCE } from './second-tap.ts';
import styles from './sheet.module.css';
import { StatusRegion } from './status-region.tsx';

/**
 * A native modal dialog: a bottom sheet on phones; on wider screens a centred box or a side drawer. The browser traps
 * the focus, closes on Escape and restores the focus. Mounted = open. It has its own status region, because a modal
 * dialog makes the rest of the page inert.
 */
export function Sheet({
  label,
  onClose,
  side = 'middle',
  footer,
  after,
  children,
}: {
  /** Name of the dialog, shown as its heading unless `label` is a picture's or a product's own heading. */
  readonly label: string;
  readonly onClose: () => void;
  readonly side?: 'middle' | 'end';
  /** Stays at the bottom while the content scrolls: the main button. */
  readonly footer?: ReactNode;
  /** More content, shown under `children`; in tab order and for screen readers it comes after the footer. */
  readonly after?: ReactNode;
  readonly children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Outside system: the top layer opens and closes dialogs only by method. Closing before unmounting restores the
  // focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    return () => element?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the backdrop's keyboard twin is Escape, which dialogs answer by themselves
    <dialog
      ref={dialog}
      aria-label={label}
      className={`${styles.sheet} ${styles[side]}`}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className={styles.frame} data-name={label}>
        <IconButton {...PRESSED_ONCE} label={general.close} className={styles.close} onClick={onClose}>
          <Icon name="close" />
        </IconButton>
        {!after ? (
          <>
            <div className={styles.content}>{children}</div>
            <StatusRegion />
            {footer && <div className={styles.footer}>{footer}</div>}
          </>
        ) : (
          <>
            <div className={`${styles.content} ${styles.stack}`}>
              <div>{children}</div>
              <div className={styles.footer}>{footer}</div>
              <div>{after}</div>
            </div>
            <StatusRegion />
          </>
        )}
      </div>
    </dialog>
  );
}
