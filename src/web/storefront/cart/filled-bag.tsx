import { Icon } from '#web/ui/icon.tsx';
import styles from './filled-bag.module.css';

/** The bag of a cart that is or was filled: nods for a second whenever the cart changes, and says how many pieces it holds. */
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
