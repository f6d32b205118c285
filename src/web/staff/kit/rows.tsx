import type { ComponentProps } from 'react';
import styles from './kit.module.css';

type RowsProps = Omit<ComponentProps<'ul'>, 'ref'> & {
  readonly component?: 'ul' | 'ol';
  /** With a border of its own; inside a card it has none. */
  readonly isFramed?: boolean;
};

/** A list whose rows are divided by lines. */
export function Rows({ component = 'ul', isFramed = false, ...props }: RowsProps) {
  const Tag = component as 'ul';
  return <Tag className={styles.rows} data-framed={isFramed || undefined} {...props} />;
}

/** A row: its subject on the left, its actions on the right. With `isTight` the parts never wrap. */
export function Row({ isTight = false, ...props }: ComponentProps<'li'> & { readonly isTight?: boolean }) {
  return <li className={styles.row} data-tight={isTight || undefined} {...props} />;
}

/** The part of a row that takes the width the others leave. */
export function Fill(props: ComponentProps<'div'>) {
  return <div className={styles.fill} {...props} />;
}
