import type { ComponentProps } from 'react';
import styles from './kit.module.css';

type RowsProps = Omit<ComponentProps<'ul'>, 'ref'> & {
  readonly component?: 'ul' | 'ol';
  /** With a frame of its own; inside a card it has none. */
  readonly isFramed?: boolean;
};

/** A list whose rows are divided by lines. */
export function Rows({ component = 'ul', isFramed = false, ...props }: RowsProps) {
  const Tag = component as 'ul';
  return <Tag className={styles.rows} data-framed={isFramed || undefined} {...props} />;
}

/** A row: what it is on the left, what can be done with it on the right. Tight, its parts never stand below each other. */
export function Row({ isTight = false, ...props }: ComponentProps<'li'> & { readonly isTight?: boolean }) {
  return <li className={styles.row} data-tight={isTight || undefined} {...props} />;
}

/** The part of a row that takes the room the others leave. */
export function Fill(props: ComponentProps<'div'>) {
  return <div className={styles.fill} {...props} />;
}
