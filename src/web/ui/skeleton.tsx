import styles from './skeleton.module.css';

/** A placeholder for content that loads. Say "Se încarcă…" once beside it, not in every block. */
export function Skeleton({ height, width = '100%' }: { readonly height: string; readonly width?: string }) {
  return <div className={styles.skeleton} style={{ height, width }} aria-hidden="true" />;
}
