import type { ReactNode } from 'react';
import styles from './stat-tile.module.css';

type StatTileProps = {
  readonly label: string;
  readonly value: string;
  readonly note: string;
  readonly tone?: 'calm' | 'good' | 'urgent';
  /** What to do about it. */
  readonly children?: ReactNode;
};

/** One figure, read from across the room. */
export function StatTile({ label, value, note, tone = 'calm', children }: StatTileProps) {
  return (
    <div className={styles.tile} data-tone={tone}>
      <p className={styles.label}>{label}</p>
      <p className={styles.value}>{value}</p>
      <p className={styles.note}>{note}</p>
      {children !== undefined && <div className={styles.act}>{children}</div>}
    </div>
  );
}
