import type { CSSProperties, ReactNode } from 'react';
import styles from './kit.module.css';

/** A small square picture, or an icon in its place. */
export function Thumb(props: { readonly side?: string; readonly isQuiet?: boolean; readonly children: ReactNode }) {
  const { side, isQuiet = false, children } = props;
  return (
    <span
      className={styles.thumb}
      data-quiet={isQuiet || undefined}
      style={side === undefined ? undefined : ({ '--side': side } as CSSProperties)}
    >
      {children}
    </span>
  );
}
