import styles from './stars.module.css';

const STAR =
  'M12 3.500 14.700 9l6 .900-4.400 4.200 1.100 6L12 17.200 6.600 20.100l1.100-6L3.300 9.900l6-.900L12 3.500Z';
const FIVE = [1, 2, 3, 4, 5];

/** A rating as stars out of five; `label` says it in words. */
export function Stars({ rating, label }: { readonly rating: number; readonly label: string }) {
  return (
    <span role="img" aria-label={label} className={styles.stars}>
      {FIVE.map((one) => (
        <Star key={one} isFull={one <= rating} />
      ))}
    </span>
  );
}

export function Star({ isFull }: { readonly isFull: boolean }) {
  return (
    <svg className={isFull ? styles.full : styles.empty} width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
      <path d={STAR} />
    </svg>
  );
}
