import { Icon } from '#web/ui/icon.tsx';
import styles from './filled-bag.module.css';

/** The cart icon once the cart has been filled: animated for a second at each change, with the number of pieces. */
export function FilledBag({ pieces, changes }: { readonly pieces: number; readonly changes: number }) {
  return (
    <>
      <span key={changes} className={changes > 0 ? styles.nod : undefined}>
        <Icon name="bag" size={24} />
      </span>
      {pieces > 0 && <span className={styles.count}>{pieces}</span>}
    </>
  );
}
